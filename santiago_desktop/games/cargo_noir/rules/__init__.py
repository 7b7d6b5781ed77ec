"""The rules of Cargo Noir: what may happen, and what follows."""

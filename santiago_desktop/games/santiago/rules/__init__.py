"""The rules of Santiago de Cuba: what may happen, and what follows."""

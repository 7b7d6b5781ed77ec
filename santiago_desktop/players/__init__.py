"""How computer players think: search, the network, and the process they think in."""

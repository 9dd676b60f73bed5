"""Freehold's board games in Python, with nothing but the standard library.

`Environment` is a game in the shape of PettingZoo's turn-based environments, `Engine` a program that speaks the engine
protocol, and `Server` a table server.
"""
from .engine import Engine, EngineError, Search
from .environment import Environment
from .server import Refusal, Server, Table
from .vocabulary import Discrete, Vocabulary

__all__ = [
    "Discrete",
    "Engine",
    "EngineError",
    "Environment",
    "Refusal",
    "Search",
    "Server",
    "Table",
    "Vocabulary",
]

"""Numbers for tokens, so that a network can have one output for each."""
import pathlib
import random
import typing


class Vocabulary:
    """Gives each token a number when it is first seen. Save it with what you learn, or the numbers differ next time."""

    def __init__(self, tokens: typing.Iterable[str] = ()):
        self._numbers: typing.Dict[str, int] = {}
        self._tokens: typing.List[str] = []
        for token in tokens:
            self.number(token)

    def __len__(self):
        return len(self._tokens)

    def number(self, token: str) -> int:
        """The number of a token, a new one if it was not seen before."""
        if token not in self._numbers:
            self._numbers[token] = len(self._tokens)
            self._tokens.append(token)
        return self._numbers[token]

    def token(self, number: int) -> str:
        if not 0 <= number < len(self._tokens):
            raise ValueError(f"no token has the number {number}; there are {len(self._tokens)}")
        return self._tokens[number]

    def save(self, path):
        """Writes the tokens in their order, one a line."""
        pathlib.Path(path).write_text("".join(token + "\n" for token in self._tokens), encoding="utf-8")

    @staticmethod
    def load(path) -> "Vocabulary":
        return Vocabulary(pathlib.Path(path).read_text(encoding="utf-8").split())


class Discrete:
    """The numbers 0 to n - 1, like the space of that name in Gymnasium."""

    def __init__(self, n: int, rng: typing.Optional[random.Random] = None):
        self.n = n
        self._rng = rng or random.Random()

    def seed(self, seed=None):
        self._rng.seed(seed)

    def sample(self, mask: typing.Optional[typing.Sequence[int]] = None) -> int:
        """One of the numbers, or of those whose entry of the mask is not 0."""
        if mask is None:
            return self._rng.randrange(self.n)
        return self._rng.choice([number for number, flag in enumerate(mask) if flag])

    def contains(self, number) -> bool:
        return isinstance(number, int) and 0 <= number < self.n

    __contains__ = contains

    def __repr__(self):
        return f"Discrete({self.n})"

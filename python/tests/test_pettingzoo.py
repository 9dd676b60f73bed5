import importlib.util
import pathlib
import re
import unittest
import warnings

README = pathlib.Path(__file__).parent.parent / "README.md"


def has(*modules):
    return all(importlib.util.find_spec(module) for module in modules)


@unittest.skipUnless(has("pettingzoo", "gymnasium", "numpy"), "PettingZoo is not installed")
class PettingZooTest(unittest.TestCase):
    """The class of the README in PettingZoo's own test."""

    @classmethod
    def setUpClass(cls):
        blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
        names = {}
        exec(next(block for block in blocks if "class Zoo" in block), names)
        cls.zoo = names["Zoo"]

    def test_it_keeps_the_contract(self):
        from pettingzoo.test import api_test

        for game in ("esgros", "estate", "the-estates", "hexploration"):
            with self.subTest(game), self.zoo(game) as environment, warnings.catch_warnings():
                warnings.simplefilter("ignore")
                api_test(environment, num_cycles=30)

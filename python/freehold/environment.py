"""A game in the shape of PettingZoo's turn-based (AEC) environments."""
import random
import typing

from .engine import Engine, read_state, read_words
from .vocabulary import Discrete, Vocabulary

Action = typing.Union[int, str, None]


class Environment:
    """Seats are the agents `seat_1`, `seat_2` and so on; chance is drawn by the environment.

    An action is a legal token or its number in `vocabulary`. At the end each agent's reward is its share of the win:
    1 for the only winner, a half each for two, 0 for all others; before that rewards are 0.
    """

    metadata = {"name": "freehold_v0", "is_parallelizable": False, "render_modes": ["ansi"]}
    render_mode = "ansi"

    def __init__(
        self,
        game: str,
        seats: typing.Optional[int] = None,
        options: typing.Optional[dict] = None,
        engine: typing.Optional[Engine] = None,
        vocabulary: typing.Optional[Vocabulary] = None,
        most_actions: int = 4096,
    ):
        """`engine` may be shared by environments that take turns; one that is made here is closed by `close`."""
        self._own_engine = engine is None
        self.engine = engine or Engine()
        games = self.engine.games()
        if game not in games:
            raise ValueError(f"there is no game '{game}'; the games are {', '.join(games)}")
        self.game = game
        self.seats = games[game][0] if seats is None else seats
        if self.seats not in games[game]:
            raise ValueError(f"{game} is for {games[game][0]} to {games[game][-1]} seats, not {self.seats}")
        self.options = dict(options or {})
        self.vocabulary = vocabulary if vocabulary is not None else Vocabulary()
        self.most_actions = most_actions
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.seats + 1)]
        self.agents: typing.List[str] = []
        self._rng = random.Random()
        self._action_spaces = {agent: Discrete(most_actions) for agent in self.possible_agents}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        if self._own_engine:
            self.engine.close()

    @property
    def unwrapped(self):
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: typing.Optional[int] = None, options: typing.Optional[dict] = None):
        """Starts a game. `seed` decides the draws of chance, `options` replaces the options of the game."""
        if seed is not None:
            self._rng.seed(seed)
        if options is not None:
            self.options = dict(options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.plies: typing.List[str] = []
        self.engine.new(self.game, seats=self.seats, **self.options)
        self._look(*self.engine.ask("state", "legal"))

    def _look(self, state, legal):
        """Draws for chance until a seat acts or the game is over."""
        self.state = read_state(state)
        self.legal = read_words(legal)
        while self.state.by == 0:
            drawn = self._rng.choices(self.legal, self.engine.weights())[0]
            self.plies.append(drawn)
            _, state, legal = self.engine.ask("play " + drawn, "state", "legal")
            self.state = read_state(state)
            self.legal = read_words(legal)
        if self.state.by is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.state.by - 1]

    def _end(self):
        self.legal = []
        winners = self.state.winners or range(1, self.seats + 1)
        for seat, agent in enumerate(self.possible_agents, 1):
            self.terminations[agent] = True
            self.rewards[agent] = 1 / len(winners) if seat in winners else 0.0
            self.infos[agent] = {"score": self.state.scores[seat - 1], "winners": list(self.state.winners)}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict:
        """What a seat may see (`observation`, as JSON), and what it may play (`action_mask` by number, `legal` by token).

        The mask is a bytearray; `numpy.frombuffer(mask, dtype="int8")` makes an array of it.
        """
        seat = self.possible_agents.index(agent) + 1
        legal = self.legal if self.state.by == seat else []
        mask = bytearray(self.most_actions)
        for token in legal:
            number = self.vocabulary.number(token)
            if number >= self.most_actions:
                raise ValueError(f"{self.game} has more tokens than most_actions={self.most_actions}; take a larger number")
            mask[number] = 1
        return {"observation": self.engine.view(seat), "action_mask": mask, "legal": list(legal)}

    def last(self, observe: bool = True):
        """Observation, reward since its last action, termination, truncation and info of the agent that acts."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63):
        """The agents in the order in which they act, until all have left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: Action):
        """Plays for the agent that acts. An agent whose game is over takes None and leaves."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        token = self.vocabulary.token(action) if isinstance(action, int) else action
        if token is None:
            raise ValueError("the game is not over: an action is a token or its number")
        self._cumulative_rewards[agent] = 0.0
        _, state, legal = self.engine.ask("play " + token, "state", "legal")
        self.plies.append(token)
        self._look(state, legal)
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def _leave(self, agent: str, action: Action):
        if action is not None:
            raise ValueError("the game is over: the only action is None")
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The plies so far."""
        return " ".join(self.plies)

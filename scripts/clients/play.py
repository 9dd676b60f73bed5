"""Plays a whole game of each kind with the generated Python client: all seats, random legal moves.

Arguments: the folder of the client, the address of the server, a seed.
"""

import random
import sys

sys.path.insert(0, sys.argv[1])

import openapi_client as freehold  # noqa: E402

VIEWS = {
    "estate": freehold.EstateView,
    "the-estates": freehold.TheEstatesView,
    "esgros": freehold.EsgrosView,
    "hexploration": freehold.HexplorationView,
}


def play(tables, game, dice):
    """One game to its end; says how many plies it took."""
    seats = [freehold.NewSeat(kind="me") for _ in range(game.min_seats)]
    table = tables.create_table(freehold.NewTable(game=game.id, seats=seats))
    plies = 0
    while table.status != "over":
        table = tables.get_table(table.id)
        assert isinstance(table.view.actual_instance, VIEWS[game.id]), type(table.view.actual_instance)
        if table.status == "over":
            break
        assert [move.token for move in table.moves] == table.legal, "moves and legal differ"
        move = dice.choice(table.moves)
        tables.play(table.id, freehold.PlyRequest(token=move.token, basedOn=table.version))
        plies += 1
    assert table.winners is not None and table.ending, table
    assert tables.get_record(table.id).strip(), "a record of the game"
    return plies


def main():
    configuration = freehold.Configuration(host=sys.argv[2])
    dice = random.Random(int(sys.argv[3]))
    with freehold.ApiClient(configuration) as client:
        guest = freehold.GuestsApi(client).become_guest(freehold.GivenName(name="Generated"))
        configuration.access_token = guest.token
        tables = freehold.TablesApi(client)
        for game in freehold.GamesApi(client).list_games():
            print(f"python: {game.id}, {play(tables, game, dice)} plies", flush=True)


main()

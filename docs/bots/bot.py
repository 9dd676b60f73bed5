#!/usr/bin/env python3
"""An example: plays one game at random against the computer, with nothing but Python's standard library.

    docs/bots/bot.py http://127.0.0.1:8080 esgros
"""
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

if len(sys.argv) != 3:
    sys.exit("usage: bot.py SERVER GAME, such as bot.py http://127.0.0.1:8080 esgros")
server, game = sys.argv[1] + "/api", sys.argv[2]
token = ""


def ask(path, body=None):
    """Opens the answer. Waits where the server says so (429, 503); any other error is raised."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(server + path, None if body is None else json.dumps(body).encode(), headers)
    while True:
        try:
            return urllib.request.urlopen(request)
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (429, 503):
                raise
            time.sleep(int(refusal.headers.get("Retry-After", 1)))


def read(path, body=None):
    with ask(path, body) as answer:
        return json.load(answer)


def play(table):
    """Plays if it is our turn; returns the version that was looked at."""
    look = read(f"/tables/{table}")
    if look.get("legal"):
        try:
            read(f"/tables/{table}/plies", {"token": random.choice(look["legal"]), "basedOn": look["version"]})
        except urllib.error.HTTPError as refusal:
            if refusal.code != 409:  # somebody was faster, and the next event tells what happened
                sys.exit(refusal.read().decode())
    return look["version"]


token = read("/guests", {"name": "Python"})["token"]
# First the server commits to its part of the draws, then we add ours: so neither can choose them (docs/fairness.md).
seal, salt = read("/seals", {}), secrets.token_hex(32)
seats = [{"kind": "me"}, {"kind": "agent", "level": 1}]
table = read("/tables", {"game": game, "seats": seats, "seal": seal["table"], "salt": salt})["id"]

# Every event is a line of JSON with its number, and an empty line comes now and then. Whatever happens, look at the table.
version = 0
for line in ask(f"/tables/{table}/events"):
    event = json.loads(line) if line.strip() else {"v": 0}
    if event.get("kind") == "over":
        break
    if event["v"] > version:
        version = play(table)

with ask(f"/tables/{table}/record.fgn") as record:
    print(record.read().decode())
print(f"to check its draws: ./freehold fair FILE --commitment {seal['commitment']} --salt {salt}", file=sys.stderr)

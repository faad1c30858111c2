"""A program that plays a seat of yours at a server of Approdo: python play_a_seat.py http://localhost:8000 [TABLE]

Make a token on your account page (scopes: look, play) and give it as APPRODO_TOKEN. Without TABLE it sits down at a
new table of New Haven with a bot. It needs one package: pip install websockets. docs/SERVER_API.md tells the rest.
"""

import json
import os
import random
import sys
import urllib.request
import uuid

from websockets.sync.client import connect

HEADERS = {"Authorization": f"Bearer {os.environ['APPRODO_TOKEN']}"}


def post(url: str, **body: object) -> dict:
    """Ask the server for something; a refusal is an HTTPError whose body says why."""
    asked = urllib.request.Request(url, json.dumps(body).encode(), {**HEADERS, "Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(asked))


def play(server: str, table: str) -> dict:
    """Play every decision of the seat to the end of the game; its outcome."""
    here, answered = f"{server}/api/tables/{table}", -1
    with connect(f"ws{here[4:]}/socket", additional_headers=HEADERS, max_size=None) as socket:
        for frame in socket:
            message = json.loads(frame)
            view, seat, decision = message["view"], message["seat"], message["decision"]
            if message["table"]["status"] == "finished":
                return view["outcome"]
            if view and seat in view["actors"] and decision > answered:
                action = random.choice(view["legal"])["id"]  # think here: view["board"] is all that your seat may see
                post(f"{here}/actions", seat=seat, decision=decision, action=action, client_id=uuid.uuid4().hex)
                answered = decision
    raise ConnectionError("the server closed the connection before the end of the game")


if __name__ == "__main__":
    server, seats = sys.argv[1], [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    if len(sys.argv) < 3:
        sys.argv.append(post(f"{server}/api/tables", game="new-haven", seats=seats, start=True)["table"])
    print(json.dumps(play(server, sys.argv[2])))

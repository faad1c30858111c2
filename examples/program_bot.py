"""A bot as a program of its own: JSON lines on standard input and output, so it could be in any language.

approdo simulate terra-nova --bots "stdio:python examples/program_bot.py,random"
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    turns = (question["memory"] or 0) + 1
    # It prefers actions with many fields: they tend to do something.
    ranked = sorted(zip(question["actions"], question["legal"], strict=True), key=lambda pair: (len(pair[0]), pair[1]))
    few = ranked[-5:]
    action, number = random.choice(few)
    answer = {"action": number, "memory": turns, "reasons": {"busy": len(action) - 1}}
    print(json.dumps(answer), flush=True)

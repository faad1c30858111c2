#!/bin/sh
# A bot in the shell: always the first of the legal actions. Any language that reads and writes lines will do.
#   approdo simulate terra-nova --bots "stdio:sh examples/first.sh,random"
while read -r question; do
    first=$(printf '%s' "$question" | sed 's/.*"legal": \[\([0-9]*\).*/\1/')
    printf '{"action": %s}\n' "$first"
done

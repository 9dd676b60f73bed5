#!/usr/bin/env bash
# An example: plays one game at random against the computer, with nothing but curl and the usual tools.
#
#     docs/bots/bot.sh http://127.0.0.1:8080 esgros
set -eu
server=$1/api
game=$2

field() { sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p" | head -1; }
say() { curl -sS -H "Authorization: Bearer $token" "$@"; }

token=$(curl -sS "$server/guests" -d '{"name":"Shell"}' | field token)
table=$(say "$server/tables" -d "{\"game\":\"$game\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"agent\",\"level\":1}]}" |
  sed 's/^{"id":"\([^"]*\)".*/\1/')

# Every event is a line; whatever happens, look at the table and play if it is our turn.
while IFS= read -r event; do
  case $event in *'"kind":"over"'*) break ;; esac
  look=$(say "$server/tables/$table")
  token_to_play=$(sed -n 's/.*"legal":\[\([^]]*\)\].*/\1/p' <<<"$look" | tr ',' '\n' | shuf -n 1)
  if [ -n "$token_to_play" ]; then
    version=$(sed -n 's/.*"version":\([0-9]*\),"status".*/\1/p' <<<"$look")
    say -o /dev/null "$server/tables/$table/plies" -d "{\"token\":$token_to_play,\"basedOn\":$version}"
  fi
done < <(say -N "$server/tables/$table/events" 2>/dev/null)

say "$server/tables/$table/record.fgn"

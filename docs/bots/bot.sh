#!/usr/bin/env bash
# An example: plays one game at random against the computer, with nothing but bash, curl and the usual tools.
#
#     docs/bots/bot.sh http://127.0.0.1:8080 esgros
set -euo pipefail
if [ $# != 2 ]; then
  echo "usage: bot.sh SERVER GAME, such as bot.sh http://127.0.0.1:8080 esgros" >&2
  exit 2
fi
server=$1/api
game=$2
auth=()
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# ask PATH [CURL-OPTION…]: prints the answer. Waits where the server says so (429, 503) and ends at any other error, but for
# 409: somebody was faster, and the next event tells what happened.
ask() {
  local status path=$1
  shift
  while true; do
    status=$(curl -sS -o "$folder/body" -D "$folder/head" -w '%{http_code}' "${auth[@]}" "$server$path" "$@")
    case $status in
      2?? | 409) cat "$folder/body" && return ;;
      429 | 503) sleep "$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9]*\).*/\1/p' "$folder/head" | grep . || echo 1)" ;;
      *) echo "$path: $status $(cat "$folder/body")" >&2 && exit 1 ;;
    esac
  done
}

# field NAME JSON: the first one of that name.
field() {
  [[ $2 =~ \"$1\":\"?([^\",}]*) ]] && echo "${BASH_REMATCH[1]}"
}

guest=$(ask /guests -d '{"name":"Shell"}')
auth=(-H "Authorization: Bearer $(field token "$guest")")
look=$(ask /tables -d "{\"game\":\"$game\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"agent\",\"level\":1}]}")
table=$(field id "$look")

# Every event is a line with its number; an empty line comes now and then. Once all that happened has arrived, look at the
# table, and play if it is our turn.
version=0
latest=0
while IFS= read -r event; do
  case $event in *'"kind":"over"'*) break ;; esac
  if [[ $event =~ \"v\":([0-9]+) ]]; then
    latest=${BASH_REMATCH[1]}
  fi
  if [ "$latest" -gt "$version" ] && ! read -r -t 0; then
    look=$(ask "/tables/$table")
    version=$(field version "$look")
    if [[ $look =~ \"legal\":(\[[^]]*\]) ]]; then
      # Tokens are quoted, and may hold commas.
      token=$(grep -o '"[^"]*"' <<<"${BASH_REMATCH[1]}" | shuf -n 1)
      ask "/tables/$table/plies" -d "{\"token\":$token,\"basedOn\":$version}" >/dev/null
    fi
  fi
done < <(curl -sSN "${auth[@]}" "$server/tables/$table/events" 2>/dev/null)

ask "/tables/$table/record.fgn"

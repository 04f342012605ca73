/**
 * The beginning of the document: all that a newcomer with a token needs, from the first call to a copy of the records. A test runs its
 * programs (e2e/specs/api-guides.spec.ts).
 * @param origin of the suite: its public address
 */
export function introduce(origin: string): string {
  return `Every call of the FSVP Suite. Who reads this page is signed in; a program gets the document with a token of the scope \`read\`.

## First call

1. Get a token from an administrator, who creates it in Administration > API tokens. For what follows it needs the scopes \`read\` and \`suppliers:write\`; each call names the scope that it needs.
2. Set two variables in a shell: \`export FSVP_URL=${origin}\`, and \`read -rs FSVP_TOKEN; export FSVP_TOKEN\` to paste the token without showing it.
3. Create a supplier:

\`\`\`bash
curl "$FSVP_URL/api/suppliers" \\
  -H "Authorization: Bearer $FSVP_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"name": "Pesquera del Norte", "country": "Peru"}'
\`\`\`

The answer is the supplier with its \`id\`. To try calls out on this page, press **Authorize** and enter the token.

## A copy of your own

\`GET /api/changes\` has each change of each record, the oldest first, deletions too. A new change is there within about a second. Each answer has \`changes\` and \`next\`: send \`next\` as \`after\` to read on.

In a shell, this adds the changes of suppliers to \`copy.txt\` until there are no more, and prints the supplier that you created. Run it again, and it reads only what is new:

\`\`\`bash
next=$(cat cursor.txt 2> /dev/null)
while page=$(curl -sSf --get "$FSVP_URL/api/changes" -H "Authorization: Bearer $FSVP_TOKEN" \\
  -d types=supplier -d wait=2 --data-urlencode "after=$next"); do
  case "$page" in '{"changes":[],'*) break ;; esac
  printf '%s\\n' "$page" >> copy.txt
  next=$(printf '%s' "$page" | sed 's/.*"next":"\\([^"]*\\)".*/\\1/')
  printf '%s' "$next" > cursor.txt
done
grep -o '"name": *"Pesquera del Norte"' copy.txt | tail -n 1
\`\`\`

A copy has the last state of each record. Save this as \`copy.py\` and run \`python3 copy.py\`: it keeps all suppliers in \`copy.json\`, and each further run reads only what is new.

\`\`\`py
import json, os, urllib.parse, urllib.request

state = {"cursor": "", "suppliers": {}}
if os.path.exists("copy.json"):
    state = json.load(open("copy.json"))
while True:
    query = urllib.parse.urlencode({"types": "supplier", "after": state["cursor"], "wait": 2})
    request = urllib.request.Request(os.environ["FSVP_URL"] + "/api/changes?" + query)
    request.add_header("Authorization", "Bearer " + os.environ["FSVP_TOKEN"])
    page = json.load(urllib.request.urlopen(request))
    for change in page["changes"]:
        if change["deleted"]:
            state["suppliers"].pop(change["recordId"], None)
        else:
            state["suppliers"][change["recordId"]] = change["record"]
    state["cursor"] = page["next"]
    with open("copy.json.new", "w") as file:
        json.dump(state, file)
    os.replace("copy.json.new", "copy.json")
    if not page["changes"]:
        break
for supplier in state["suppliers"].values():
    print(supplier["name"], supplier["country"], sep=", ")
\`\`\`

The [guides](/api/docs/guides) have the same for TypeScript, recipes for common tasks, hints for generators, the rules of versioning and what is new. \`npm install ${origin}/api/client.tgz\` installs the typed client; \`npx fsvp\` in the repository is a command line.

## For every call

- A \`POST\` accepts an \`Idempotency-Key\`, so that it can be sent again without a second record. A \`PUT\`, \`PATCH\` or \`DELETE\` of a record accepts an \`If-Match\` with its ETag.
- A change that changes nothing makes no new version and no event. Fields that were not stored are named in \`Ignored-Fields\`.
- Errors are problem details (RFC 9457) with a stable \`type\` and \`code\`, see [/problems](/problems), except those of the login, which are plain text.
- A token may make 600 requests a minute. After that the answer is 429, and \`Retry-After\` says how long to wait.
- Programs send an API token of Administration, \`Authorization: Bearer fsvp_...\`: also over plain http on your own machine, where the cookie, which is Secure, is not sent back by most programs.
- People sign in with \`POST /api/login\`; the session id is sent in a cookie.`;
}

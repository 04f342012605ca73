#!/bin/sh
# @hey-api/openapi-ts 0.99.0, client-fetch: entries of `security` are alternatives (OpenAPI 3.1, 4.8.10: only one of them must be
# satisfied), and the generated client sends a credential for each of them. With a token as text it also sends the token as the cookie
# of the other alternative. A server that refuses two credentials answers 400 to the default settings.
# Seen: "authorization: Bearer secret - cookie: sid=secret".
# Exits 1 when only one credential is sent.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts @hey-api/openapi-ts@0.99.0 typescript@5.9.3 > /dev/null
cat > api.json <<'J'
{
  "openapi": "3.1.0",
  "info": { "title": "Probe", "version": "1.0.0" },
  "paths": {
    "/things": {
      "get": {
        "operationId": "listThings",
        "security": [{ "session": [] }, { "token": [] }],
        "responses": { "200": { "description": "OK", "content": { "application/json": { "schema": { "type": "object" } } } } }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "session": { "type": "apiKey", "in": "cookie", "name": "sid" },
      "token": { "type": "http", "scheme": "bearer" }
    }
  }
}
J
echo '{ "compilerOptions": { "target": "es2022", "module": "nodenext", "lib": ["es2023", "dom", "dom.iterable"], "outDir": "out", "rootDir": ".", "skipLibCheck": true }, "include": ["client"] }' > tsconfig.json
npx --no-install openapi-ts -i api.json -o client -c @hey-api/client-fetch > /dev/null
npx --no-install tsc -p . || true
cat > probe.mjs <<'J'
import { listThings } from './out/client/index.js';
import { client } from './out/client/client.gen.js';
let sent;
const fetch = async (request) => {
  sent = request.headers;
  return new Response('{}', { headers: { 'content-type': 'application/json' } });
};
client.setConfig({ baseUrl: 'http://probe.test', auth: 'secret', fetch });
await listThings();
const [token, cookie] = [sent.get('authorization'), sent.get('cookie')];
console.log(`authorization: ${token} - cookie: ${cookie}`);
process.exit(token && cookie ? 0 : 1);
J
node probe.mjs

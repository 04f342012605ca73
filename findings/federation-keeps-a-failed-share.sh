#!/bin/sh
# @module-federation/runtime 2.9.2: a shared package whose `get` fails once, as when its file could not be loaded, stays failed:
# the runtime keeps the rejected promise and does not call `get` again, also when the file could be loaded by then.
# A host has to try again inside of its own `get`.
# Seen: "calls of get: 1", the second loadShare rejects although get would succeed.
# Exits 1 when the runtime calls `get` again.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts @module-federation/runtime@2.9.2 > /dev/null
cat > probe.mjs <<'J'
import { createInstance } from '@module-federation/runtime';
let calls = 0;
const get = async () => {
  calls += 1;
  if (calls === 1) throw new Error('the file could not be loaded');
  return () => ({ loaded: true });
};
const host = createInstance({
  name: 'host',
  remotes: [],
  shared: { thing: { version: '1.0.0', scope: 'default', get, shareConfig: { singleton: true, requiredVersion: '^1.0.0' } } },
});
const load = () => host.loadShare('thing').then((factory) => factory().loaded, () => 'rejected');
const [first, second] = [await load(), await load()];
console.log('first:', first, '- second:', second, '- calls of get:', calls);
process.exit(first === 'rejected' && second === 'rejected' && calls === 1 ? 0 : 1);
J
node probe.mjs

#!/bin/sh
# lru-cache 11.5.3: `set` with the object that is cached already does not compute its size again, not even if `size` is given. A cache whose
# values grow in place, such as an index that is extended, so passes its maxSize unnoticed; a copy of the object counts.
# Seen: "same object: 10, copy: 5000".
# Exits 1 when the size of the same object is computed again.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts lru-cache@11.5.3 > /dev/null
cat > probe.mjs <<'J'
import { LRUCache } from 'lru-cache';
const cache = new LRUCache({ maxSize: 10_000, sizeCalculation: ({ rows }) => rows });
const value = { rows: 10 };
cache.set('a', value);
value.rows = 5_000;
cache.set('a', value, { size: 5_000 });
const same = cache.calculatedSize;
cache.set('a', { ...value });
console.log(`same object: ${same}, copy: ${cache.calculatedSize}`);
process.exit(same === 10 && cache.calculatedSize === 5_000 ? 0 : 1);
J
node probe.mjs

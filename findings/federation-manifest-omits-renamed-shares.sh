#!/bin/sh
# @module-federation/enhanced 2.9.2 with webpack 5.110.3: mf-manifest.json lists a shared package by its request only if the
# request is also its share key. A package that is taken under another key (shareKey) is in the built code, and is missing in
# the manifest's list of shared packages, so that tools which read the manifest do not see it.
# Seen: shared in the manifest: [ 'react' ]; the entry asks for the key 'react-dom/renamed' all the same.
# Exits 1 when the manifest names the renamed package.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
cat > package.json <<'J'
{ "name": "probe", "version": "1.0.0", "private": true }
J
npm install --no-audit --no-fund --loglevel=error --ignore-scripts \
  webpack@5.110.3 @module-federation/enhanced@2.9.2 react@19.3.1 react-dom@19.3.1 > /dev/null
mkdir src
echo "import { version } from 'react'; import { createPortal } from 'react-dom'; export default [version, createPortal];" > src/remote.js
cat > build.cjs <<'J'
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const fs = require('node:fs');
const share = (more) => ({ import: false, singleton: true, requiredVersion: '^19.0.0', ...more });
webpack({
  mode: 'production', entry: {}, context: __dirname, output: { path: __dirname + '/dist', uniqueName: 'probe', publicPath: 'auto' },
  plugins: [new ModuleFederationPlugin({
    name: 'probe', filename: 'entry.js', dts: false, exposes: { './remote': './src/remote.js' },
    shared: { react: share({}), 'react-dom': share({ shareKey: 'react-dom/renamed' }) },
  })],
}, (error, stats) => {
  if (error || stats.hasErrors()) { console.error(error ?? stats.toString('errors-only')); process.exit(2); }
  const manifest = JSON.parse(fs.readFileSync('dist/mf-manifest.json', 'utf8'));
  const names = manifest.shared.map(({ name }) => name).sort();
  const code = fs.readdirSync('dist').filter((file) => file.endsWith('.js')).map((file) => fs.readFileSync('dist/' + file, 'utf8')).join('');
  console.log('shared in the manifest:', names, '- key in the code:', code.includes('react-dom/renamed'));
  const same = names.join() === 'react' && code.includes('react-dom/renamed');
  process.exit(same ? 0 : 1);
});
J
node build.cjs

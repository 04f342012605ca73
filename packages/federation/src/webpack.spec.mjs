/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineRemote, defineShell } from './webpack.mjs';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'remote-'));
  writeFileSync(
    path.join(dir, 'remote.json'),
    '{ "name": "mf-suppliers", "contractVersion": 1, "routes": ["/suppliers"] }',
  );
  writeFileSync(path.join(dir, 'package.json'), '{ "version": "1.2.3" }');
});
afterAll(() => rmSync(dir, { recursive: true }));

/** @param {import('webpack').Configuration} config */
const decisive = ({ entry, target, devtool, output, resolve, plugins }) => ({
  entry: JSON.parse(JSON.stringify(entry).replaceAll(dir, '<dir>')),
  target,
  devtool,
  output: { ...output, path: output?.path?.replace(dir, '<dir>') },
  resolve,
  plugins: plugins?.map((plugin) => plugin?.constructor.name),
});

test('the shell is a plain bundle that knows no module', () => {
  expect(decisive(defineShell({ dir })({}, { mode: 'production' }))).toMatchSnapshot();
});

test('a module exposes one entry with a hash in its name', () => {
  expect(decisive(defineRemote({ dir })({}, { mode: 'production' }))).toMatchSnapshot();
});

test('two modules share neither a chunk table nor a global', () => {
  const one = defineRemote({ dir })({}, {});
  const other = defineRemote({ dir, name: 'mf-actions' })({}, {});
  expect(one.output?.uniqueName).toBe('mf_suppliers');
  expect(other.output?.uniqueName).toBe('mf_actions');
  expect(other.output?.chunkLoadingGlobal).not.toBe(one.output?.chunkLoadingGlobal);
});

test('no build needs eval, which the content security policy refuses', () => {
  for (const mode of /** @type {const} */ (['production', 'development'])) {
    expect(defineRemote({ dir })({}, { mode }).devtool).toBe('source-map');
    expect(defineShell({ dir })({}, { mode }).devtool).toBe('source-map');
  }
});

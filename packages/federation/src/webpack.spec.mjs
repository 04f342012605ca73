/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["source", "node", "node-addons"] }
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineRemote, defineShell } from './webpack.mjs';

let dir = '';
/** @param {string} name @param {object} [over] */
const writeFacts = (name, over) =>
  writeFileSync(
    path.join(dir, 'remote.json'),
    JSON.stringify({ name, title: 'Title', contract: '^1.0.0', routes: ['/suppliers'], navigation: [], ...over }),
  );

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'remote-'));
  writeFacts('mf-suppliers');
  writeFileSync(path.join(dir, 'package.json'), '{ "version": "1.2.3" }');
});
afterAll(() => rmSync(dir, { recursive: true }));

const repoRoot = fileURLToPath(new URL('../../..', import.meta.url));
const withoutPaths = (/** @type {unknown} */ value) =>
  JSON.parse(JSON.stringify(value).replaceAll(dir, '<dir>').replaceAll(repoRoot, '<root>/'));

/** @param {import('webpack').Configuration} config */
const decisive = ({ entry, target, devtool, output, resolve, plugins }) => ({
  entry: withoutPaths(entry),
  target,
  devtool,
  output: { ...output, path: output?.path?.replace(dir, '<dir>') },
  resolve: withoutPaths(resolve),
  plugins: plugins?.map((plugin) => plugin?.constructor.name),
});

test('the shell is a plain bundle without references to modules', async () => {
  expect(decisive(await defineShell({ dir })({}, { mode: 'production' }))).toMatchSnapshot();
});

test('a module exposes one entry with a hash in its name', () => {
  expect(decisive(defineRemote({ dir })({}, { mode: 'production' }))).toMatchSnapshot();
});

test('modules have separate chunk tables and globals', () => {
  const one = defineRemote({ dir })({}, {});
  writeFacts('mf-actions');
  const other = defineRemote({ dir })({}, {});
  expect(one.output?.uniqueName).toBe('mf_suppliers');
  expect(other.output?.uniqueName).toBe('mf_actions');
  expect(other.output?.chunkLoadingGlobal).not.toBe(one.output?.chunkLoadingGlobal);
});

test('rejects an invalid remote.json', () => {
  writeFacts('mf-suppliers', { routes: ['/api/suppliers'] });
  expect(() => defineRemote({ dir })).toThrow('routes.0: This path belongs to the gateway');
  writeFacts('mf-suppliers');
});

test('no build needs eval, which the Content-Security-Policy blocks', async () => {
  for (const mode of /** @type {const} */ (['production', 'development'])) {
    expect(defineRemote({ dir })({}, { mode }).devtool).toBe('source-map');
    expect((await defineShell({ dir })({}, { mode })).devtool).toBe('source-map');
  }
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleFolders, openStore, releaseBuiltModules } from '../modules/built-modules.mjs';
import { readRegistry } from '../modules/registry-file.mjs';

/** @type {string} */ let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fsvp-modules-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the shell of this checkout takes each of its modules', async () => {
  /** @type {string[]} */ const refused = [];
  await releaseBuiltModules(openStore({ folder, kept: 5, allowedOrigins: [] }), (text) => refused.push(text));
  expect(refused).toEqual([]);
  expect(
    readRegistry(folder)
      .modules.map(({ name }) => name)
      .sort(),
  ).toEqual(moduleFolders().sort());
});

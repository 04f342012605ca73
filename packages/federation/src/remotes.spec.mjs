/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { remoteFacts } from '@fsvp/contracts/modules/remote-facts';

const root = new URL('../../../', import.meta.url);
const read = (/** @type {string} */ folder) => JSON.parse(readFileSync(new URL(`${folder}/remote.json`, root), 'utf8'));
const folders = readdirSync(root).filter((folder) => existsSync(new URL(`${folder}/remote.json`, root)));

test.each(folders)('%s has a valid remote.json with its own name, and only its routes in the sidebar', (folder) => {
  const facts = remoteFacts.parse(read(folder));
  expect(facts.name).toBe(folder);
  expect(facts.routes).toEqual(expect.arrayContaining(facts.navigation.map(({ path }) => path)));
});

test('no two modules have the same route', () => {
  const routes = folders.flatMap((folder) => read(folder).routes);
  expect(new Set(routes).size).toBe(routes.length);
});

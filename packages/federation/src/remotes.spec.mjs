/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { MODULE_CONTRACT_VERSION, MODULE_NAMES, routesOf } from '@fsvp/contracts/module-registry';

test.each(MODULE_NAMES)('%s states the routes and the contract version that the contracts give it', (name) => {
  const facts = JSON.parse(readFileSync(new URL(`../../../${name}/remote.json`, import.meta.url), 'utf8'));
  expect(facts).toEqual({ name, contractVersion: MODULE_CONTRACT_VERSION, routes: routesOf(name) });
});

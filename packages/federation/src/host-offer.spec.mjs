/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readHostOffer } from './host-offer.mjs';
import { SHARED } from './shared.mjs';

test('the host offers every shared package with its version and its exports, without types', async () => {
  const { contract, shared } = await readHostOffer();
  const exportsOf = (/** @type {string} */ name) => shared[name]?.exports;
  expect(contract).toBe(SHARED['@fsvp/web-kit']);
  expect(Object.keys(shared)).toEqual(Object.keys(SHARED));
  expect(exportsOf('@fsvp/ui')).toEqual(expect.arrayContaining(['Button', 'toast']));
  expect(exportsOf('@fsvp/ui')).not.toContain('ButtonProps');
  expect(exportsOf('@fsvp/web-kit')).toContain('defineRemoteModule');
  expect(exportsOf('react')).toEqual(expect.arrayContaining(['use', 'useState', 'default']));
});

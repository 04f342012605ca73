/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readHostOffer } from './host-offer.mjs';
import { SHARED } from './shared.mjs';

test('the host offers every shared package with its version and its exports, without types', async () => {
  const { contract, shared } = await readHostOffer();
  const exportsOf = (/** @type {string} */ name) => shared[name]?.exports;
  expect(contract).toBe(SHARED['@fsvp/web-kit/base']);
  expect(Object.keys(shared)).toEqual(Object.keys(SHARED));
  expect(exportsOf('@fsvp/ui/base')).toEqual(expect.arrayContaining(['Button', 'toast']));
  expect(exportsOf('@fsvp/ui/base')).not.toContain('ButtonProps');
  expect(exportsOf('@fsvp/ui/base')).not.toContain('Form');
  expect(exportsOf('@fsvp/ui/dialogs')).toContain('Form');
  expect(exportsOf('@fsvp/web-kit/base')).toContain('defineRemoteModule');
  expect(exportsOf('@fsvp/web-kit/dialogs')).toContain('RecordForm');
  expect(exportsOf('react')).toEqual(expect.arrayContaining(['use', 'useState', 'default']));
});

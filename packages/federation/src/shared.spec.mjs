/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { packageOf, remoteShared, SHARED } from './shared.mjs';

const require = createRequire(import.meta.url);

/** @param {string} name */
function installedVersion(name) {
  const own = name.startsWith('@fsvp/')
    ? new URL(`../../${name.slice('@fsvp/'.length)}/package.json`, import.meta.url)
    : require.resolve(`${name}/package.json`);
  return JSON.parse(readFileSync(own, 'utf8')).version;
}

test.each(Object.entries(SHARED))('%s is shared in the installed version', (request, version) => {
  expect(installedVersion(packageOf(request))).toBe(version);
});

test('a module contains no copy of a shared package and accepts one major version only', () => {
  expect(remoteShared()['react/jsx-runtime']).toEqual({
    import: false,
    shareKey: 'react/jsx-runtime',
    singleton: true,
    strictVersion: true,
    requiredVersion: '^19.0.0',
    packageName: 'react',
  });
});

test('a module takes dialogs and forms apart from the rest, and no package twice', () => {
  const shared = remoteShared();
  expect(shared['@fsvp/ui']?.shareKey).toBe('@fsvp/ui/base');
  expect(shared['@fsvp/ui/dialogs']?.shareKey).toBe('@fsvp/ui/dialogs');
  const keys = Object.values(shared).map(({ shareKey }) => shareKey);
  expect(keys).toEqual(Object.keys(SHARED));
});

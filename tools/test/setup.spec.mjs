import { expect, test } from '@jest/globals';
import { isInstalled } from '../setup/dependencies.mjs';
import { builtWorkspaces, sourceWorkspaces } from '../setup/build.mjs';
import { nodeProblem } from '../setup/node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

test.each(['18.20.4', '20.18.3'])('rejects Node %s and says what to do', (version) => {
  expect(nodeProblem(version)).toBe(
    `FSVP Suite needs Node 20.19 or newer and this is ${version}: install a current Node from https://nodejs.org and start again.`,
  );
});

const locked = {
  '': { version: '0.1.0' },
  'packages/contracts': { version: '1.0.0' },
  'node_modules/@fsvp/contracts': { link: true },
  'node_modules/pg': { version: '8.23.1', integrity: 'sha512-a' },
  'node_modules/@swc/core-darwin-arm64': { version: '1.0.0', optional: true },
};
const installed = {
  'node_modules/@fsvp/contracts': { link: true },
  'node_modules/pg': { version: '8.23.1', integrity: 'sha512-a' },
};

test('dependencies are up to date without the builds for other platforms', () => {
  expect(isInstalled(locked, installed)).toBe(true);
});

test.each([
  ['another version', { ...installed, 'node_modules/pg': { version: '8.0.0' } }],
  [
    'the same version from elsewhere',
    { ...installed, 'node_modules/pg': { version: '8.23.1', integrity: 'sha512-b' } },
  ],
  ['a missing package', { 'node_modules/@fsvp/contracts': { link: true } }],
  ['a workspace that is not linked yet', { 'node_modules/pg': installed['node_modules/pg'] }],
])('%s requires an installation', (_, found) => {
  expect(isInstalled(locked, found)).toBe(false);
});

test('a change in a package that has no build itself requires a build', () => {
  expect(sourceWorkspaces()).toContain('packages/ui');
  expect(builtWorkspaces()).not.toContain('packages/ui');
});

test('the deployables and the packages are built, the tools are not', () => {
  expect(builtWorkspaces()).toEqual(
    expect.arrayContaining(['shell', 'mf-suppliers', 'svc-gateway', 'packages/contracts']),
  );
  expect(builtWorkspaces()).not.toContain('tools');
});

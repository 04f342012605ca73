import { expect, test } from '@jest/globals';
import { moduleManifest } from './module-registry.js';
import { remoteFacts } from './remote-facts.js';

const facts = { name: 'mf-audits', title: 'Audits', contract: '^1.0.0', routes: ['/audits'], navigation: [] };
const card = { point: 'dashboard', title: 'Audits', order: 10 };
const manifest = {
  ...facts,
  version: '1.0.0-aaaaaaaaaa',
  entry: 'static/remoteEntry.1.js',
  globalName: 'mf_audits',
  styles: [],
  integrity: {},
  requires: {},
  builtAt: '2026-01-01T00:00:00.000Z',
};
const problems = (extensions: unknown) =>
  remoteFacts.safeParse({ ...facts, extensions }).error?.issues.map(({ message }) => message) ?? [];

test('a module may offer one component for each extension point', () => {
  expect(problems(undefined)).toEqual([]);
  expect(problems([card, { ...card, point: 'supplier-details', permission: 'read' }])).toEqual([]);
  expect(problems([card, card])).toEqual(['The same point twice']);
  expect(problems([{ ...card, point: 'dashbord' }])).toEqual(['No screen has this point']);
  expect(problems([{ ...card, permision: 'read' }])).toHaveLength(1);
});

test('a manifest is valid without extensions, and with a point and members that only a later release knows', () => {
  expect(moduleManifest.parse(manifest)).not.toHaveProperty('extensions');
  const later = { ...card, point: 'reports', size: 'wide' };
  expect(moduleManifest.parse({ ...manifest, extensions: [later] }).extensions).toEqual([
    { ...card, point: 'reports' },
  ]);
});

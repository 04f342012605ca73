import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAggregate } from '../generators/aggregate.mjs';
import { nameOf, pluralOf } from '../generators/names.mjs';
import { addScreen } from '../generators/screen.mjs';
import { Workspace } from '../generators/workspace.mjs';
import { copyRepository } from './repository-copy.mjs';

/** @type {string} */ let copy;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generators-'));
  copyRepository(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  ['lab-test', 'lab-tests'],
  ['company', 'companies'],
  ['batch', 'batches'],
  ['analysis', 'analyses'],
])('the plural of %s is %s', (one, many) => expect(pluralOf(nameOf(one)).kebab).toBe(many));

test.each(['LabTest', 'lab_test', '../x', '', undefined])('rejects the name %s', (name) => {
  expect(() => nameOf(name)).toThrow('Use lower-case words with hyphens');
});

test('registers an aggregate in its service, the events, the gateway and the table of stale paths', async () => {
  const workspace = new Workspace(copy);
  addAggregate(workspace, nameOf('lab-test'), 'svc-quality');
  await workspace.save();
  const written = new Workspace(copy);
  expect(written.read('packages/contracts/src/events.ts')).toContain(
    "export const labTestCreated = defineEvent('quality', 'lab-test.created.v1', labTestData);",
  );
  expect(written.read('packages/contracts/src/live.ts')).toContain("'lab-test': ['/api/lab-tests'],");
  expect(written.read('svc-gateway/src/proxy/route-table.ts')).toContain("'lab-tests': 'quality',");
  expect(written.read('svc-quality/src/app.module.ts')).toMatch(
    /LabTestEntity,?\s*\][\s\S]*LabTestsModule,\s*\],\s*controllers/,
  );
  expect(written.read('svc-quality/src/migrations/index.ts')).toMatch(/LabTests\d{13},\n\];/);
  expect(() => addAggregate(written, nameOf('lab-test'), 'svc-quality')).toThrow('exists already');
});

test('rejects a service or module that does not exist', () => {
  const workspace = new Workspace(copy);
  expect(() => addAggregate(workspace, nameOf('lab-test'), 'svc-gateway')).toThrow('is not a service with records');
  expect(() => addScreen(workspace, nameOf('lab-tests'), 'mf-none')).toThrow("There is no module 'mf-none'");
});

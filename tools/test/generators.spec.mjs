import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAggregate } from '../development/generators/aggregate.mjs';
import { addModule } from '../development/generators/module.mjs';
import { nameOf, pluralOf } from '../development/generators/names.mjs';
import { addScreen } from '../development/generators/screen.mjs';
import { addService } from '../development/generators/service.mjs';
import { Workspace } from '../development/generators/workspace.mjs';
import { moduleFolders } from '../modules/module-folders.mjs';
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

test('registers an aggregate in its service, and in its own domain of the contracts only', async () => {
  const workspace = new Workspace(copy);
  addAggregate(workspace, nameOf('lab-test'), 'svc-quality');
  const paths = await workspace.save();
  const shared = paths.filter((path) => /^(packages|svc-gateway)\//.test(path));
  expect(shared.sort()).toEqual(
    ['index.ts', 'lab-test.record.ts', 'lab-test.ts', 'live.ts'].map(
      (name) => `packages/contracts/src/quality/${name}`,
    ),
  );
  const written = new Workspace(copy);
  expect(written.read('packages/contracts/src/quality/index.ts')).toMatch(
    /export const records = \[[^\]]*labTestRecord,?\s*\]/,
  );
  expect(written.read('tools/audit-verify/records.mjs')).toMatch(
    /quality: \[\s*\{ table: 'lab_tests', aggregate: 'lab-test' \},/,
  );
  expect(written.read('packages/contracts/src/quality/live.ts')).toContain("'/api/lab-tests': ['lab-test'],");
  expect(written.read('svc-quality/src/app.module.ts')).toMatch(
    /LabTestEntity,?\s*\][\s\S]*LabTestsModule,\s*\],\s*\};/,
  );
  expect(written.read('svc-quality/src/migrations/lab-tests.migration.ts')).toMatch(/class LabTests\d{13} /);
  expect(() => addAggregate(written, nameOf('lab-test'), 'svc-quality')).toThrow('exists already');
});

test('registers a service where services are named; an aggregate can be its first', async () => {
  const workspace = new Workspace(copy);
  addService(workspace, nameOf('audits'));
  addAggregate(workspace, nameOf('finding'), 'svc-audits');
  await workspace.save();
  const { services } = await import(join(copy, 'tools/processes.mjs'));
  expect(services.at(-1)).toEqual({ name: 'audits', workspace: 'svc-audits', entry: 'main.js', database: 'audits' });
  const written = new Workspace(copy);
  expect(written.read('packages/contracts/src/core/service-name.ts')).toContain("'audits'] as const");
  expect(written.read('packages/contracts/src/access/access.ts')).toContain("'audits:write': 'Change audits',");
  expect(written.read('packages/contracts/src/audits/index.ts')).toContain(
    'export const records: StoredRecord[] = [findingRecord];',
  );
  expect(written.read('packages/contracts/src/catalogue/calls.ts')).toContain('audits: [audits],');
  expect(written.read('svc-audits/src/app.module.ts')).toContain('const ENTITIES: Type[] = [FindingEntity];');
  expect(written.exists('svc-audits/src/migrations/findings.migration.ts')).toBe(true);
  const places = [
    'Dockerfile',
    'docker-compose.yml',
    '.github/CODEOWNERS',
    'tools/audit-verify/records.mjs',
    ...['audits', 'kustomization', 'gateway', 'migrate', 'network-policies'].map(
      (file) => `deploy/kubernetes/base/${file}.yaml`,
    ),
    'deploy/kubernetes/overlays/ha/autoscaling.yaml',
    'deploy/kubernetes/try-with-podman.sh',
    ...['prometheus', 'alerts', 'alerts.test'].map((file) => `deploy/observe/prometheus/${file}.yml`),
    'deploy/observe/grafana/dashboards/fsvp.json',
  ];
  expect(places.filter((path) => !/\baudits\b/i.test(written.read(path)))).toEqual([]);
  expect(() => addService(written, nameOf('audits'))).toThrow('exists already');
  expect(() => addService(written, nameOf('lab-tests'))).toThrow('Use one word of the letters a to z.');
});

test('puts a module with its screen in the images, in the order of the modules', () => {
  const workspace = new Workspace(copy);
  addModule(workspace, nameOf('audits'), nameOf('findings'));
  addModule(workspace, nameOf('aaa'));
  expect(JSON.parse(workspace.read('mf-audits/remote.json'))).toMatchObject({
    title: 'Audits',
    routes: ['/findings'],
    navigation: [{ label: 'Findings' }],
  });
  const copied = workspace.read('Dockerfile').match(/(?<=^COPY --from=build \/app\/)mf-[\w-]+(?= )/gm);
  expect(copied).toEqual(['mf-aaa', 'mf-audits', ...moduleFolders()].sort());
});

test('rejects a service or module that does not exist', () => {
  const workspace = new Workspace(copy);
  expect(() => addAggregate(workspace, nameOf('lab-test'), 'svc-gateway')).toThrow('is not a service with records');
  expect(() => addScreen(workspace, nameOf('lab-tests'), 'mf-none')).toThrow("There is no module 'mf-none'");
});

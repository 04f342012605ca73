import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readLockFile } from '../images/lock-file.mjs';
import { writeManifests } from '../images/write-manifests.mjs';
import { repoRoot } from '../paths.mjs';

/** @type {string} */ let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fsvp-manifests-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the manifests of a repository, by default this one. @returns {Record<string, string>} texts by path */
function manifestsOf(root = repoRoot, name = 'manifests') {
  const target = join(folder, name);
  writeManifests(root, target);
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name: file }) => join(parentPath, file))
      .map((file) => [file.slice(target.length + 1), readFileSync(file, 'utf8')]),
  );
}

/** npm checks that package.json and lock file agree, and needs no network for it. @param {string} name */
const installProblems = (name) =>
  promisify(execFile)(
    'npm',
    ['ci', '--dry-run', '--offline', '--omit=dev', '--ignore-scripts', '--workspaces', '--loglevel=error'],
    { cwd: join(folder, 'manifests', name), env: { ...process.env, NODE_OPTIONS: '' } },
  ).then(
    () => '',
    ({ stderr }) => stderr,
  );

test('npm accepts the manifests of each image', async () => {
  manifestsOf();
  const names = readdirSync(join(folder, 'manifests')).filter((name) => name !== 'build');
  expect(names.sort()).toEqual([
    'contracts',
    'services',
    'svc-documents',
    'svc-gateway',
    'svc-program',
    'svc-quality',
    'svc-suppliers',
  ]);
  for (const name of names) expect([name, await installProblems(name)]).toEqual([name, '']);

  const file = join(folder, 'manifests/svc-suppliers/package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  delete lock.packages['node_modules/csv-stringify'];
  writeFileSync(file, JSON.stringify(lock));
  expect(await installProblems('svc-suppliers')).toContain('csv-stringify');
});

test('a new module, and a package that only modules use, change no manifest of another image', () => {
  const before = manifestsOf();
  const copy = join(folder, 'copy');
  const packages = readLockFile(join(repoRoot, 'package-lock.json'));
  const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...workspaces.map((one) => `${one}/package.json`)])
    cpSync(join(repoRoot, file), join(copy, file));
  const edit = (/** @type {string} */ file, /** @type {(value: any) => void} */ change) => {
    const value = JSON.parse(readFileSync(join(copy, file), 'utf8'));
    change(value);
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), JSON.stringify(value));
  };
  cpSync(join(copy, 'mf-actions'), join(copy, 'mf-audits'), { recursive: true });
  edit('mf-audits/package.json', (manifest) => {
    manifest.name = '@fsvp/mf-audits';
    manifest.dependencies['new-package'] = '1.0.0';
  });
  edit('package-lock.json', ({ packages: locked }) => {
    locked['mf-audits'] = { ...locked['mf-actions'], name: '@fsvp/mf-audits' };
    locked['node_modules/@fsvp/mf-audits'] = { resolved: 'mf-audits', link: true };
    locked['node_modules/new-package'] = { version: '1.0.0' };
  });
  const after = manifestsOf(copy, 'after');
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(changed.sort()).toEqual(['build/mf-audits/package.json', 'build/package-lock.json']);

  edit('svc-gateway/package.json', ({ dependencies }) => (dependencies['new-package'] = '1.0.0'));
  edit('package-lock.json', ({ packages: locked }) => {
    locked['svc-gateway'].dependencies['new-package'] = '1.0.0';
  });
  const ofGateway = manifestsOf(copy, 'gateway');
  const folders = Object.keys(ofGateway)
    .filter((file) => !file.startsWith('build/') && ofGateway[file] !== before[file])
    .map((file) => file.split('/')[0]);
  expect([...new Set(folders)].sort()).toEqual(['services', 'svc-gateway']);
});

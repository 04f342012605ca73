import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readRegistry } from '../modules/registry-file.mjs';
import { addModule, releaseModule, removeModule, rollBackModule } from '../modules/releases.mjs';
import { verifyModules } from '../modules/verify.mjs';

let folder = '';
/** @type {import('../modules/releases.mjs').ModuleStore} */
let store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fsvp-modules-'));
  const host = { contract: '1.1.0', shared: { '@fsvp/ui': { version: '1.0.0', exports: ['Button'] } } };
  store = { folder: join(folder, 'store'), kept: 3, allowedOrigins: [], host };
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = (/** @type {string} */ digit) => `1.0.0-${digit.repeat(10)}`;

/**
 * A minimal build. @param {string} version @param {object} [over]
 * @returns {string} its folder
 */
function build(version, over) {
  const dist = mkdtempSync(join(folder, 'dist-'));
  const entry = 'static/remoteEntry.js';
  mkdirSync(join(dist, 'static'));
  writeFileSync(join(dist, entry), version);
  const manifest = {
    name: 'mf-audits',
    title: 'Audits',
    contract: '^1.0.0',
    routes: ['/audits'],
    navigation: [],
    version,
    entry,
    globalName: 'mf_audits',
    styles: [],
    integrity: { [entry]: `sha384-${createHash('sha384').update(version).digest('base64')}` },
    requires: { '@fsvp/ui': { version: '1.0.0', exports: ['Button'] } },
    builtAt: new Date().toISOString(),
    ...over,
  };
  writeFileSync(join(dist, 'module.json'), JSON.stringify(manifest));
  return dist;
}

const current = () => readRegistry(store.folder).modules.find(({ name }) => name === 'mf-audits');
const releases = () => readdirSync(join(store.folder, 'mf-audits')).sort();

test('copies a release beside the earlier ones, and deletes the oldest beyond the number to keep', async () => {
  for (const digit of ['a', 'b', 'c', 'd']) await releaseModule(store, build(hash(digit)));
  expect(current()).toMatchObject({
    version: hash('d'),
    manifestUrl: `/modules/mf-audits/${hash('d')}/module.json`,
    previous: [{ version: hash('c') }, { version: hash('b') }],
  });
  expect(releases()).toEqual(['b', 'c', 'd'].map(hash));
  expect(await verifyModules(store)).toEqual([]);
});

test('the registry file has each change with its user and the releases before and after', async () => {
  await releaseModule(store, build(hash('a')));
  await releaseModule(store, build(hash('b')));
  await rollBackModule(store, 'mf-audits');
  await removeModule(store, 'mf-audits');
  const { modules, changes } = readRegistry(store.folder);
  expect(modules).toEqual([]);
  expect(changes.map(({ action, before, after }) => [action, before?.version, after?.version])).toEqual([
    ['released', undefined, hash('a')],
    ['released', hash('a'), hash('b')],
    ['rolled-back', hash('b'), hash('a')],
    ['removed', hash('a'), undefined],
  ]);
  expect(new Set(changes.map(({ id }) => id)).size).toBe(4);
  expect(changes[0].by).not.toBe('');
});

test('a rollback selects the previous release when the clock did not advance or was set back', async () => {
  const clock = jest.spyOn(Date, 'now');
  for (const [digit, now] of /** @type {const} */ ([
    ['a', 5_000],
    ['b', 5_000],
    ['c', 1_000],
  ])) {
    clock.mockReturnValue(now);
    await releaseModule(store, build(hash(digit)));
  }
  clock.mockRestore();
  await rollBackModule(store, 'mf-audits');
  expect(current()?.version).toBe(hash('b'));
});

test('a rollback selects the previous release, or a named one, and deletes nothing', async () => {
  for (const digit of ['a', 'b', 'c']) await releaseModule(store, build(hash(digit)));
  await rollBackModule(store, 'mf-audits');
  expect(current()?.version).toBe(hash('b'));
  await rollBackModule(store, 'mf-audits');
  expect(current()?.version).toBe(hash('a'));
  await expect(rollBackModule(store, 'mf-audits')).rejects.toThrow('has no older release');
  await rollBackModule(store, 'mf-audits', hash('c'));
  expect(current()?.version).toBe(hash('c'));
  await expect(rollBackModule(store, 'mf-audits', hash('f'))).rejects.toThrow(`has no release ${hash('f')}`);
  expect(releases()).toEqual(['a', 'b', 'c'].map(hash));
});

test.each([
  [
    'a route of another module',
    { name: 'mf-other', routes: ['/other', '/audits'] },
    /route \/audits already belongs to mf-audits/,
  ],
  [
    'an export that the host lacks',
    { requires: { '@fsvp/ui': { version: '1.0.0', exports: ['Button', 'Chart'] } } },
    /uses Chart of @fsvp\/ui, which the host lacks/,
  ],
  [
    'another major version',
    { requires: { '@fsvp/ui': { version: '2.0.0', exports: [] } } },
    /built with @fsvp\/ui 2\.0\.0, and the host has 1\.0\.0/,
  ],
  ['a newer host contract', { contract: '^1.2.0' }, /needs host contract \^1\.2\.0, and the host has 1\.1\.0/],
  ['a manifest that is not valid', { routes: [] }, /is not a valid manifest: routes/],
  [
    'a sidebar entry without a route',
    { navigation: [{ path: '/else', label: 'Else', order: 1, group: 'a', icon: [] }] },
    /\/else/,
  ],
])('rejects a release with %s, and changes nothing', async (_, over, message) => {
  await releaseModule(store, build(hash('a')));
  const before = readRegistry(store.folder);
  await expect(releaseModule(store, build(hash('b'), over))).rejects.toThrow(message);
  expect(readRegistry(store.folder)).toEqual(before);
  expect(releases()).toEqual([hash('a')]);
  expect(existsSync(join(store.folder, 'mf-other'))).toBe(false);
});

test('concurrent releases all take effect', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
  await Promise.all(names.map((name) => releaseModule(store, build(hash('a'), { name, routes: [`/${name}`] }))));
  expect(readRegistry(store.folder).modules.map(({ name }) => name)).toEqual(names);
});

test('a module of another origin must be allowed, and is then checked at its URL', async () => {
  const dist = build(hash('a'));
  let tampered = false;
  const server = createServer((request, response) => {
    const content = readFileSync(join(dist, String(request.url)));
    response.end(tampered && request.url?.endsWith('.js') ? 'tampered' : content);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const origin = `http://127.0.0.1:${port}`;
    await expect(addModule(store, `${origin}/module.json`)).rejects.toThrow(`${origin} is not allowed`);
    await addModule({ ...store, allowedOrigins: [origin] }, `${origin}/module.json`);
    expect(current()).toMatchObject({ version: hash('a'), manifestUrl: `${origin}/module.json` });
    expect(await verifyModules(store)).toEqual([]);
    tampered = true;
    expect(await verifyModules(store)).toEqual([
      `mf-audits ${hash('a')}: static/remoteEntry.js differs from its manifest.`,
    ]);
  } finally {
    server.close();
  }
});

test('verify reports changed and missing files', async () => {
  await releaseModule(store, build(hash('a')));
  await releaseModule(store, build(hash('b')));
  writeFileSync(join(store.folder, 'mf-audits', hash('b'), 'static/remoteEntry.js'), 'changed');
  rmSync(join(store.folder, 'mf-audits', hash('a')), { recursive: true });
  expect(await verifyModules(store)).toEqual([
    `mf-audits ${hash('b')}: static/remoteEntry.js differs from its manifest.`,
    expect.stringMatching(`mf-audits ${hash('a')}: .*module.json cannot be read`),
  ]);
});

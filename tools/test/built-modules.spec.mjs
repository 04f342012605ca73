import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installShell, openStore, releaseBuiltModules } from '../modules/built-modules.mjs';
import { moduleFolders } from '../modules/module-folders.mjs';
import { readRegistry } from '../modules/registry-file.mjs';
import { repoRoot } from '../paths.mjs';

/** @type {string} */ let folder;
/** @type {import('../modules/built-modules.mjs').StoreSettings} */ let settings;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fsvp-modules-'));
  settings = { folder: join(folder, 'store'), kept: 5, allowedOrigins: [] };
});
afterEach(() => rmSync(folder, { recursive: true }));

const releasedModules = () => readRegistry(settings.folder).modules.map(({ name }) => name);

/** `npm run modules -- …` of this checkout, on the store. @param {string[]} args */
const modules = (...args) =>
  promisify(execFile)(process.execPath, ['tools/modules.mjs', ...args], {
    cwd: repoRoot,
    env: { ...process.env, NODE_OPTIONS: '', MODULE_STORE: settings.folder },
  });

/** The shell of another checkout. @param {(host: any) => void} change of what the shell of this one offers */
function anotherShell(change) {
  const checkout = mkdtempSync(join(folder, 'checkout-'));
  const host = JSON.parse(readFileSync(join(repoRoot, 'shell/dist/host.json'), 'utf8'));
  change(host);
  mkdirSync(join(checkout, 'shell/dist'), { recursive: true });
  writeFileSync(join(checkout, 'shell/dist/host.json'), JSON.stringify(host));
  return checkout;
}

/** @param {string} module @returns {string[]} of @fsvp/ui that it uses */
const exportsOf = (module) =>
  JSON.parse(readFileSync(join(repoRoot, module, 'dist/module.json'), 'utf8')).requires['@fsvp/ui/base'].exports;

test('the shell of this checkout takes each of its modules', async () => {
  /** @type {string[]} */ const refused = [];
  await releaseBuiltModules(installShell(settings), (text) => refused.push(text));
  expect(refused).toEqual([]);
  expect(releasedModules().sort()).toEqual(moduleFolders().sort());
});

test('each command checks a module against the shell of the installation, not against that of its own checkout', async () => {
  const release = ['release', 'mf-actions', '--from', join(repoRoot, 'mf-actions/dist')];
  const { contract } = installShell(
    settings,
    anotherShell((host) => void (host.contract = '0.9.0')),
  ).host;
  expect(contract).toBe('0.9.0');
  const problem = /needs host contract .*, and the host has 0\.9\.0/;
  await expect(modules(...release)).rejects.toThrow(problem);
  expect(releasedModules()).toEqual([]);

  installShell(settings);
  await modules(...release);
  await modules('verify');
  installShell(
    settings,
    anotherShell((host) => delete host.shared['@fsvp/ui/base']),
  );
  await expect(modules('verify')).rejects.toThrow('It needs @fsvp/ui/base, which the host does not share');
  expect(openStore(settings).host.shared).not.toHaveProperty('@fsvp/ui/base');
});

test('modules of another build are released for the installed shell; what it cannot load is refused, and the others are released', async () => {
  // An export that one module alone uses.
  const uses = moduleFolders().flatMap((name) => exportsOf(name).map((/** @type {string} */ one) => ({ name, one })));
  const { name: user, one: only } = uses.find(({ one }) => uses.filter((use) => use.one === one).length === 1) ?? {};
  const others = moduleFolders().filter((name) => name !== user);
  const without = anotherShell(({ shared }) => {
    const { exports } = shared['@fsvp/ui/base'];
    exports.splice(exports.indexOf(only), 1);
  });
  const { host } = installShell(settings, without);
  await expect(modules('release', '--built', '--keep-shell')).rejects.toThrow(
    `It uses ${only} of @fsvp/ui/base, which the host lacks`,
  );
  expect(openStore(settings).host).toEqual(host);
  expect(releasedModules().sort()).toEqual(others.sort());
  await modules('release', '--built');
  expect(releasedModules().sort()).toEqual(moduleFolders().sort());
});

test('a store of which the shell is not known takes no release, and says what to do; its modules can be listed', async () => {
  const problem = /host\.json is missing: start the suite/;
  await expect(modules('release', 'mf-actions', '--from', join(repoRoot, 'mf-actions/dist'))).rejects.toThrow(problem);
  expect((await modules('list')).stdout).toBe('');
  mkdirSync(settings.folder);
  writeFileSync(join(settings.folder, 'host.json'), '{}');
  expect(() => openStore(settings)).toThrow(/host\.json is not valid: start the suite/);
});

test('an unknown module is refused before anything is built', async () => {
  await expect(modules('release', 'mf-none')).rejects.toThrow("There is no module 'mf-none' here: the modules are mf-");
});

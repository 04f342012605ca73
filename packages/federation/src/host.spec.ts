import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { HostOffer } from '@fsvp/contracts/modules/host-offer';
import type { ModuleManifest, RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { createHost, type BasePackages, type DialogPackages, type HostOptions } from './host.js';
import { isDialogs, SHARED } from './shared.mjs';

const all = Object.keys(SHARED).map((name) => [name, { name }] as const);
const base = Object.fromEntries(all.filter(([name]) => !isDialogs(name))) as BasePackages;
const dialogs = Object.fromEntries(all.filter(([name]) => isDialogs(name))) as DialogPackages;
const offer: HostOffer = {
  contract: '1.2.0',
  shared: { '@fsvp/ui': { version: '1.4.0', exports: ['Button', 'Text'] } },
};
const module = { routes: [{ path: '/suppliers' }] };

const manifest: ModuleManifest = {
  name: '',
  title: 'Suppliers',
  contract: '^1.0.0',
  routes: ['/suppliers'],
  navigation: [],
  version: '1.0.0-aaaaaaaaaa',
  entry: 'static/remoteEntry.1.js',
  globalName: '',
  styles: [],
  integrity: { 'static/remoteEntry.1.js': 'sha384-abc' },
  requires: { '@fsvp/ui': { version: '1.0.0', exports: ['Button'] } },
  builtAt: '2026-01-01T00:00:00.000Z',
};

let modules = 0;
/** Each test has its own module, because the runtime keeps what the page has loaded. */
beforeEach(() => void (modules += 1));
afterEach(() => document.head.replaceChildren());

const entry = (over: Partial<ModuleManifest> = {}): RegisteredModule => {
  const name = `mf-${modules}`;
  const merged = { ...manifest, name, globalName: `mf_${modules}`, ...over };
  const { version } = merged;
  return { name, version, manifestUrl: `/modules/${name}/${version}/module.json`, available: true, manifest: merged };
};

const always = (value: unknown) => () => value;
type Get = RemoteEntryExports['get'];
const init = jest.fn<RemoteEntryExports['init']>();

/** Instead of the browser, runs the entries that the host adds to the page; `undefined` is a server that does not respond. */
let runEntry: ((script: HTMLScriptElement) => boolean) | undefined;
new MutationObserver((changes) => {
  for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (script instanceof HTMLScriptElement && runEntry)
      script.dispatchEvent(new Event(runEntry(script) ? 'load' : 'error'));
}).observe(document.head, { childList: true });

function hostWith(loadExposed: (url: string) => Promise<unknown>, options: Partial<HostOptions> = {}) {
  runEntry = ({ src }) => {
    const get = (async () => always(await loadExposed(src))) as unknown as Get;
    Object.assign(globalThis, { [`mf_${modules}`]: { init, get } });
    return true;
  };
  return createHost({ offer, loadPackages: async () => base, loadDialogs: async () => dialogs, ...options });
}

test('loads a module once for concurrent calls', async () => {
  const loadExposed = jest.fn(async () => ({ default: module }));
  const host = hostWith(loadExposed);
  const loaded = await Promise.all([host.load(entry()), host.load(entry())]);
  await host.load(entry());
  expect(loaded).toEqual([module, module]);
  expect(loadExposed).toHaveBeenCalledTimes(1);
});

test('a module with missing files is unavailable, and loads when they are available again', async () => {
  const loadExposed = jest.fn<() => Promise<unknown>>().mockRejectedValue(new Error('gone'));
  const host = hostWith(loadExposed);
  await expect(host.load(entry())).rejects.toMatchObject({
    name: 'ModuleLoadError',
    moduleName: `mf-${modules}`,
    reason: 'unavailable',
    permanent: false,
  });
  loadExposed.mockResolvedValue({ default: module });
  await expect(host.load(entry())).resolves.toBe(module);
});

test('registers a release at another URL again', async () => {
  const asked: string[] = [];
  const host = hostWith(async (id) => {
    asked.push(id);
    if (asked.length === 1) throw new Error('gone');
    return { default: module };
  });
  await expect(host.load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
  await expect(host.load(entry({ entry: 'static/remoteEntry.2.js' }))).resolves.toBe(module);
  expect(asked[1]).not.toBe(asked[0]);
});

test('a server that does not respond causes a timeout', async () => {
  const host = hostWith(async () => ({ default: module }), { attemptMs: 20 });
  runEntry = undefined;
  await expect(host.load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
  expect(document.scripts).toHaveLength(0);
});

test.each([
  ['that the registry calls unavailable', { ...entry(), available: false }],
  ['without a manifest', { ...entry(), manifest: null }],
])('does not request a module %s', async (_, unavailable) => {
  const loadExposed = jest.fn(async () => ({ default: module }));
  await expect(hostWith(loadExposed).load(unavailable)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(loadExposed).not.toHaveBeenCalled();
});

test.each<[string, Partial<ModuleManifest>, RegExp]>([
  ['another host contract', { contract: '^2.0.0' }, /host contract \^2\.0\.0, and the host has 1\.2\.0/],
  ['a newer minor version of the host contract', { contract: '^1.3.0' }, /\^1\.3\.0/],
  [
    'an export that this host lacks',
    { requires: { '@fsvp/ui': { version: '1.0.0', exports: ['Button', 'Chart'] } } },
    /Chart of @fsvp\/ui/,
  ],
  ['another major version', { requires: { '@fsvp/ui': { version: '2.0.0', exports: [] } } }, /@fsvp\/ui 2\.0\.0/],
  ['a package that is not shared', { requires: { moment: { version: '1.0.0', exports: [] } } }, /moment/],
])('rejects a module that needs %s before loading it', async (_, needs, message) => {
  const loadExposed = jest.fn(async () => ({ default: module }));
  await expect(hostWith(loadExposed).load(entry(needs))).rejects.toMatchObject({
    reason: 'incompatible',
    permanent: true,
    message: expect.stringMatching(message),
  });
  expect(loadExposed).not.toHaveBeenCalled();
});

test('a loaded module keeps its release', async () => {
  const loadExposed = jest.fn(async () => ({ default: module }));
  const host = hostWith(loadExposed);
  expect(host.isLoaded(`mf-${modules}`)).toBe(false);
  await host.load(entry());
  expect(host.isLoaded(`mf-${modules}`)).toBe(true);
  await expect(host.load(entry({ version: '1.0.1-bbbbbbbbbb' }))).resolves.toBe(module);
  await expect(host.load({ ...entry(), available: false })).resolves.toBe(module);
  expect(loadExposed).toHaveBeenCalledTimes(1);
});

test('an entry without routes is rejected', async () => {
  await expect(hostWith(async () => ({ default: {} })).load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
});

test('runs an entry only with its hash', async () => {
  const host = hostWith(async () => ({ default: module }));
  const run = runEntry!;
  const scripts: HTMLScriptElement[] = [];
  runEntry = (script) => scripts.push(script) > 0 && run(script);
  await host.load(entry());
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
});

test('an entry that could not be loaded is requested again', async () => {
  const host = hostWith(async () => ({ default: module }));
  const run = runEntry!;
  runEntry = () => false;
  await expect(host.load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
  runEntry = run;
  await expect(host.load(entry())).resolves.toBe(module);
});

test('gives a module every shared package, in the version of the host', async () => {
  await hostWith(async () => ({ default: module })).load(entry());
  const [scope] = init.mock.lastCall!;
  for (const [name, version] of Object.entries(SHARED))
    expect((await scope[name]![version]!.get())()).toEqual({ name });
});

test('a shared package that could not be loaded is requested again', async () => {
  const loadDialogs = jest.fn<HostOptions['loadDialogs']>().mockRejectedValueOnce(new Error('gone'));
  loadDialogs.mockResolvedValue(dialogs);
  await hostWith(async () => ({ default: module }), { loadDialogs }).load(entry());
  const [scope] = init.mock.lastCall!;
  await expect(scope['@fsvp/ui/dialogs']!['1.0.0']!.get()).resolves.toBeInstanceOf(Function);
  expect(loadDialogs).toHaveBeenCalledTimes(2);
});

test('provides the runtime that the entries of modules take', () => {
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation', expect.any(Function));
});

test('names its modules and their manifests to the browser extension of module federation', async () => {
  await hostWith(async () => ({ default: module })).load(entry());
  const manifestUrl = `http://localhost/modules/mf-${modules}/1.0.0-aaaaaaaaaa/mf-manifest.json`;
  const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: Record<string, object> } })
    .__FEDERATION__;
  expect(moduleInfo).toMatchObject({
    shell: { remotesInfo: { [`mf_${modules}`]: { matchedVersion: manifestUrl } } },
    [`mf_${modules}:${manifestUrl}`]: { remoteEntry: manifestUrl },
  });
});

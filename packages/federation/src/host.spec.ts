import { expect, jest, test } from '@jest/globals';
import type { HostOffer } from '@fsvp/contracts/modules/host-offer';
import type { ModuleManifest, RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { createHost, type HostOptions, type HostShared } from './host.js';
import type { Container } from './load-container.js';
import { SHARED } from './shared.mjs';

const shared = Object.fromEntries(Object.keys(SHARED).map((name) => [name, () => ({ name })])) as HostShared;
const offer: HostOffer = {
  contract: '1.2.0',
  shared: { '@fsvp/ui': { version: '1.4.0', exports: ['Button', 'Text'] } },
};
const module = { routes: [{ path: '/suppliers' }] };

const manifest: ModuleManifest = {
  name: 'mf-suppliers',
  title: 'Suppliers',
  contract: '^1.0.0',
  routes: ['/suppliers'],
  navigation: [],
  version: '1.0.0-aaaaaaaaaa',
  entry: 'static/remoteEntry.1.js',
  globalName: 'mf_suppliers',
  container: 'webpack',
  styles: [],
  integrity: {},
  requires: { '@fsvp/ui': { version: '1.0.0', exports: ['Button'] } },
  builtAt: '2026-01-01T00:00:00.000Z',
};

const entry = (over: Partial<ModuleManifest> = {}): RegisteredModule => {
  const merged = { ...manifest, ...over };
  const { name, version } = merged;
  return { name, version, manifestUrl: `/modules/${name}/${version}/module.json`, available: true, manifest: merged };
};

const hostWith = (loadExposed: (url: string) => Promise<unknown>, options: Partial<HostOptions> = {}) =>
  createHost({
    shared,
    offer,
    loadEntry: async ({ url }) => ({ init: () => undefined, get: async () => always(await loadExposed(url)) }),
    ...options,
  });
const always = (value: unknown) => () => value;

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
    moduleName: 'mf-suppliers',
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
  const host = hostWith(() => new Promise(() => undefined), { attemptMs: 20 });
  await expect(host.load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
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
  expect(host.isLoaded('mf-suppliers')).toBe(false);
  await host.load(entry());
  expect(host.isLoaded('mf-suppliers')).toBe(true);
  await expect(host.load(entry({ version: '1.0.1-bbbbbbbbbb' }))).resolves.toBe(module);
  await expect(host.load({ ...entry(), available: false })).resolves.toBe(module);
  expect(loadExposed).toHaveBeenCalledTimes(1);
});

test('an entry without routes is rejected', async () => {
  await expect(hostWith(async () => ({ default: {} })).load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
});

/** An entry that records what the host gives it, and whether the earlier runtime is in the page. */
function recordingEntry() {
  const init = jest.fn<Container['init']>();
  const runtimes: boolean[] = [];
  const loadEntry = async () => {
    runtimes.push('_FEDERATION_RUNTIME_CORE' in globalThis);
    return { init, get: async () => always({ default: module }) };
  };
  return { init, runtimes, loadEntry };
}

test('gives a module every shared package, in the version of the host', async () => {
  const { init, loadEntry } = recordingEntry();
  await createHost({ shared, offer, loadEntry }).load(entry());
  const scope = init.mock.calls[0]![0] as Record<string, Record<string, { get(): Promise<() => unknown> }>>;
  for (const [name, version] of Object.entries(SHARED))
    expect((await scope[name]![version]!.get())()).toEqual({ name });
});

test('only a module of an earlier release gets the runtime that its entry needs', async () => {
  const { runtimes, loadEntry } = recordingEntry();
  await createHost({ shared, offer, loadEntry }).load(entry());
  await createHost({ shared, offer, loadEntry }).load(entry({ container: undefined }));
  expect(runtimes).toEqual([false, true]);
});

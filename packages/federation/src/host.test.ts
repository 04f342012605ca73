import { expect, jest, test } from '@jest/globals';
import { MODULE_CONTRACT_VERSION, type ModuleRegistryEntry } from '@fsvp/contracts/module-registry';
import { createHost, type HostOptions, type HostShared } from './host.js';
import { SHARED } from './shared.mjs';

const shared = Object.fromEntries(Object.keys(SHARED).map((name) => [name, { lib: () => ({}) }])) as HostShared;
const module = { contractVersion: MODULE_CONTRACT_VERSION, routes: [{ path: '/suppliers' }] };

const entry = (over: Partial<ModuleRegistryEntry> = {}): ModuleRegistryEntry => ({
  name: 'mf-suppliers',
  title: 'Suppliers',
  routes: ['/suppliers'],
  available: true,
  version: '1.0.0',
  contractVersion: MODULE_CONTRACT_VERSION,
  entry: '/modules/mf-suppliers/static/remoteEntry.1.js',
  entryGlobalName: 'mf_suppliers',
  ...over,
});

function hostWith(loadExposed: NonNullable<HostOptions['loadExposed']>, options: Partial<HostOptions> = {}) {
  return createHost({ shared, retryDelays: [1, 1], loadExposed, ...options });
}

test('a module is loaded once, however many ask', async () => {
  const loadExposed = jest.fn(async () => ({ default: module }));
  const host = hostWith(loadExposed);
  const loaded = await Promise.all([host.load(entry()), host.load(entry())]);
  await host.load(entry());
  expect(loaded).toEqual([module, module]);
  expect(loadExposed).toHaveBeenCalledTimes(1);
});

test('two failures are tried over quietly', async () => {
  const loadExposed = jest
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('503'))
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue({ default: module });
  await expect(hostWith(loadExposed).load(entry())).resolves.toBe(module);
  expect(loadExposed).toHaveBeenCalledTimes(3);
});

test('a module that stays away is said to be unavailable, and can be had once its files are back', async () => {
  const loadExposed = jest.fn<() => Promise<unknown>>().mockRejectedValue(new Error('gone'));
  const host = hostWith(loadExposed);
  await expect(host.load(entry())).rejects.toMatchObject({
    name: 'ModuleLoadError',
    moduleName: 'mf-suppliers',
    reason: 'unavailable',
  });
  loadExposed.mockResolvedValue({ default: module });
  await expect(host.load(entry())).resolves.toBe(module);
});

test('a module that comes back under another address is registered anew', async () => {
  const asked: string[] = [];
  const host = hostWith(async (id) => {
    asked.push(id);
    if (asked.length < 4) throw new Error('gone');
    return { default: module };
  });
  await expect(host.load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
  await expect(host.load(entry({ entry: '/modules/mf-suppliers/static/remoteEntry.2.js' }))).resolves.toBe(module);
  expect(asked[3]).not.toBe(asked[0]);
});

test('a server that hangs costs a bounded wait', async () => {
  const host = hostWith(() => new Promise(() => undefined), { attemptMs: 20, patienceMs: 100 });
  const started = performance.now();
  await expect(host.load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('a module that the registry calls unavailable is not asked for', async () => {
  const loadExposed = jest.fn(async () => ({ default: module }));
  await expect(hostWith(loadExposed).load(entry({ available: false }))).rejects.toMatchObject({
    reason: 'unavailable',
  });
  expect(loadExposed).not.toHaveBeenCalled();
});

test('a module of another contract is refused, before its code is fetched where the registry tells', async () => {
  const loadExposed = jest.fn(async () => ({ default: { ...module, contractVersion: MODULE_CONTRACT_VERSION + 1 } }));
  const host = hostWith(loadExposed);
  await expect(host.load(entry({ contractVersion: MODULE_CONTRACT_VERSION + 1 }))).rejects.toMatchObject({
    reason: 'contract',
  });
  expect(loadExposed).not.toHaveBeenCalled();
  await expect(host.load(entry())).rejects.toMatchObject({ reason: 'contract' });
  expect(loadExposed).toHaveBeenCalledTimes(1);
});

test('a newer release of a module that runs already asks for a fresh page', async () => {
  const host = hostWith(async () => ({ default: module }));
  await host.load(entry());
  const newer = entry({ entry: '/modules/mf-suppliers/static/remoteEntry.2.js' });
  await expect(host.load(newer)).rejects.toMatchObject({ reason: 'outdated' });
  expect(host.loaded(newer)).toBeUndefined();
  await expect(host.load(entry({ available: false }))).resolves.toBe(module);
});

test('an entry that exposes no routes is a failure and not a broken screen', async () => {
  await expect(hostWith(async () => ({ default: {} })).load(entry())).rejects.toMatchObject({ reason: 'unavailable' });
});

import { afterEach, describe, expect, test } from '@jest/globals';
import { loadContainer } from './load-container.js';

const file = { url: '/modules/mf-x/1/static/entry.js', globalName: 'mf_x', integrity: 'sha384-abc' };
const script = () => document.head.querySelector('script');
const container = { init: () => undefined, get: async () => () => undefined };

afterEach(() => {
  script()?.remove();
  Reflect.deleteProperty(globalThis, 'mf_x');
});

test('runs the entry only with its hash, and returns what it defines', async () => {
  const loaded = loadContainer(file, 1_000);
  expect(script()).toHaveProperty('integrity', 'sha384-abc');
  expect(script()).toHaveProperty('crossOrigin', 'anonymous');
  Object.assign(globalThis, { mf_x: container });
  script()!.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBe(container);
});

test('a script that failed is removed, so that the next attempt loads it again', async () => {
  const loaded = loadContainer(file, 1_000);
  script()!.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('could not be loaded');
  expect(script()).toBeNull();
});

test('a server that does not respond causes a timeout', async () => {
  await expect(loadContainer(file, 10)).rejects.toThrow('did not load within 10 ms');
  expect(script()).toBeNull();
});

test('an entry that defines nothing is rejected', async () => {
  const loaded = loadContainer(file, 1_000);
  script()!.dispatchEvent(new Event('load'));
  await expect(loaded).rejects.toThrow('does not define mf_x');
});

describe('an entry that began with the page', () => {
  function begin(): HTMLScriptElement {
    const begun = document.createElement('script');
    begun.src = file.url;
    document.head.append(begun);
    return begun;
  }

  test('is not loaded again', async () => {
    begin();
    Object.assign(globalThis, { mf_x: container });
    await expect(loadContainer(file, 1_000)).resolves.toBe(container);
    expect(document.scripts).toHaveLength(1);
  });

  test('is waited for', async () => {
    const begun = begin();
    const loaded = loadContainer(file, 1_000);
    expect(document.scripts).toHaveLength(1);
    Object.assign(globalThis, { mf_x: container });
    begun.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBe(container);
  });

  test('is loaded again after it failed, and is not taken for that of another release', async () => {
    begin().remove();
    Object.assign(globalThis, { mf_x: { ...container, release: 'another' } });
    const loaded = loadContainer(file, 1_000);
    Object.assign(globalThis, { mf_x: container });
    script()!.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBe(container);
  });
});

import { afterEach, expect, test } from '@jest/globals';
import { applyStyle, chunkAddress, loadStyle } from './load-style.js';

const entry = '/modules/mf-a/static/remoteEntry.1.js';
const sheet = '/modules/mf-a/static/remote.1.css';
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

afterEach(() => document.head.replaceChildren());

test('the sheet bears the address that the chunk loader looks for', () => {
  expect(chunkAddress(sheet, entry)).toBe('http://localhost/modules/mf-a/static/../static/remote.1.css');
});

test('a sheet is added once', async () => {
  const first = loadStyle(sheet, entry, 1_000);
  links()[0]!.dispatchEvent(new Event('load'));
  await first;
  await loadStyle(sheet, entry, 1_000);
  expect(links()).toHaveLength(1);
});

test('a sheet styles nothing until it is applied', async () => {
  const loading = loadStyle(sheet, entry, 1_000);
  expect(links()[0]!.media).toBe('not all');
  links()[0]!.dispatchEvent(new Event('load'));
  await loading;
  applyStyle(sheet, entry);
  expect(links()[0]!.media).toBe('');
});

test('a sheet that is wanted already styles as soon as it is there', () => {
  void loadStyle(sheet, entry, 1_000, true);
  expect(links()[0]!.media).toBe('');
});

test('a sheet that fails or hangs is taken out, so that the next try asks anew', async () => {
  const failing = loadStyle(sheet, entry, 1_000);
  links()[0]!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('could not be loaded');
  await expect(loadStyle(sheet, entry, 5)).rejects.toThrow('within 5 ms');
  expect(links()).toHaveLength(0);
});

import { afterEach, expect, test } from '@jest/globals';
import { applyStyle, loadStyle } from './load-style.js';

const url = 'http://localhost/modules/mf-a/static/remote.1.css';
const sheet = { url, integrity: undefined };
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

afterEach(() => document.head.replaceChildren());

test('adds a style sheet once', async () => {
  const first = loadStyle(sheet, 1_000);
  links()[0]!.dispatchEvent(new Event('load'));
  await first;
  await loadStyle(sheet, 1_000);
  expect(links()).toHaveLength(1);
});

test('a style sheet has no effect until it is applied', async () => {
  const loading = loadStyle(sheet, 1_000);
  expect(links()[0]!.media).toBe('not all');
  links()[0]!.dispatchEvent(new Event('load'));
  await loading;
  applyStyle(url);
  expect(links()[0]!.media).toBe('');
});

test('a style sheet that is already applied takes effect as soon as it is loaded', () => {
  void loadStyle(sheet, 1_000, true);
  expect(links()[0]!.media).toBe('');
});

test('removes a style sheet that fails or hangs, so that the next attempt requests it again', async () => {
  const failing = loadStyle(sheet, 1_000);
  links()[0]!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('could not be loaded');
  await expect(loadStyle(sheet, 5)).rejects.toThrow('within 5 ms');
  expect(links()).toHaveLength(0);
});

test('the browser checks the hash of a style sheet', () => {
  void loadStyle({ url, integrity: 'sha384-x' }, 1_000);
  expect([links()[0]!.integrity, links()[0]!.crossOrigin]).toEqual(['sha384-x', 'anonymous']);
});

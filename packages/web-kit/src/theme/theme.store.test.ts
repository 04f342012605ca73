import { afterEach, expect, test } from '@jest/globals';
import { chooseTheme, currentTheme, followTheme, shownTheme } from './theme.store.js';

afterEach(() => localStorage.clear());

test('light is the default; a choice is kept under the key theme and shown at once', () => {
  const stop = followTheme();
  expect([currentTheme(), shownTheme(), document.documentElement.dataset.theme]).toEqual(['light', 'light', 'light']);
  chooseTheme('dark');
  expect([localStorage.getItem('theme'), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  stop();
});

test('the system decides where it is asked to', () => {
  chooseTheme('system');
  expect([currentTheme(), shownTheme()]).toEqual(['system', 'light']);
});

test("another tab's choice is followed", () => {
  const stop = followTheme();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  stop();
});

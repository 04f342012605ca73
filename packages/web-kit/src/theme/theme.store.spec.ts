import { afterEach, expect, test } from '@jest/globals';
import { setTheme, currentTheme, startThemeSync, resolvedTheme } from './theme.store.js';

afterEach(() => localStorage.clear());

test('light is the default; a selected theme is stored under the key theme and applied immediately', () => {
  const stop = startThemeSync();
  expect([currentTheme(), resolvedTheme(), document.documentElement.dataset.theme]).toEqual([
    'light',
    'light',
    'light',
  ]);
  setTheme('dark');
  expect([localStorage.getItem('theme'), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  stop();
});

test('the theme system follows the system', () => {
  setTheme('system');
  expect([currentTheme(), resolvedTheme()]).toEqual(['system', 'light']);
});

test('a change in another tab is applied', () => {
  const stop = startThemeSync();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  stop();
});

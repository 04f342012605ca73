import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDensity } from './density.store.js';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.density;
});

test('compact rows are remembered, and the page has the attribute that styles follow', () => {
  const { result } = renderHook(useDensity);
  expect(result.current[0]).toBe('comfortable');
  act(() => result.current[1]('compact'));
  expect(result.current[0]).toBe('compact');
  expect(document.documentElement.dataset.density).toBe('compact');
  expect(localStorage.getItem('density')).toBe('compact');
  act(() => result.current[1]('comfortable'));
  expect(document.documentElement).not.toHaveAttribute('data-density');
});

test('a choice in another tab is followed', () => {
  const { result } = renderHook(useDensity);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'density', newValue: 'compact' })));
  expect(result.current[0]).toBe('compact');
});

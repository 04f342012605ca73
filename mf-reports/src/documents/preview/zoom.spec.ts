import { expect, test } from '@jest/globals';
import { FIT_WIDTH, MAX_ZOOM, MIN_ZOOM, zoomIn, zoomOfKey, zoomOut } from './zoom.js';

test('zooms in steps between the smallest and the largest', () => {
  expect(zoomIn(FIT_WIDTH)).toBe(1.25);
  expect(zoomOut(FIT_WIDTH)).toBe(0.75);
  expect(zoomIn(MAX_ZOOM)).toBe(MAX_ZOOM);
  expect(zoomOut(MIN_ZOOM)).toBe(MIN_ZOOM);
});

test('zoom keys work with and without Shift; other keys are ignored', () => {
  expect(['+', '=', '-', '0', 'a'].map((key) => zoomOfKey(key, 2))).toEqual([3, 3, 1.5, FIT_WIDTH, undefined]);
});

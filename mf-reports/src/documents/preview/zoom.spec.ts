import { expect, test } from '@jest/globals';
import { LARGEST, SMALLEST, WHOLE_WIDTH, zoomIn, zoomOfKey, zoomOut } from './zoom.js';

test('zoom goes step by step, and no further than its ends', () => {
  expect(zoomIn(WHOLE_WIDTH)).toBe(1.25);
  expect(zoomOut(WHOLE_WIDTH)).toBe(0.75);
  expect(zoomIn(LARGEST)).toBe(LARGEST);
  expect(zoomOut(SMALLEST)).toBe(SMALLEST);
});

test('keys zoom, with and without Shift; others are left alone', () => {
  expect(['+', '=', '-', '0', 'a'].map((key) => zoomOfKey(key, 2))).toEqual([3, 3, 1.5, WHOLE_WIDTH, undefined]);
});

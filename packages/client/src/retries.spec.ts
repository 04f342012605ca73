import { describe, expect, it } from '@jest/globals';
import { FsvpConnectionError, FsvpError } from './fsvp.error.js';
import { delayAfter, readRetryAfter } from './retries.js';

const FAILED = { call: 'GET /api/suppliers', attempts: 1 };
const SETTINGS = { retryDelay: 500, maxRetryDelay: 60_000 };
const lost = new FsvpConnectionError('lost', undefined, FAILED);
const limited = (retryAfter: number) => new FsvpError({ status: 429, problem: {}, retryAfter }, FAILED);

describe('delayAfter', () => {
  it('doubles, with jitter, up to the longest wait', () => {
    for (const [attempts, most] of [
      [1, 500],
      [2, 1000],
      [4, 4000],
      [20, 60_000],
    ] as const)
      for (let repetition = 0; repetition < 20; repetition++) {
        const delay = delayAfter(lost, attempts, SETTINGS);
        expect(delay).toBeGreaterThanOrEqual(most / 2);
        expect(delay).toBeLessThanOrEqual(most);
      }
    const delays = Array.from({ length: 20 }, () => delayAfter(lost, 4, SETTINGS));
    expect(new Set(delays).size).toBeGreaterThan(1);
  });

  it('is at least what the suite asks for, and nothing if that is too long', () => {
    expect(delayAfter(limited(30), 1, SETTINGS)).toBe(30_000);
    expect(delayAfter(limited(61), 1, SETTINGS)).toBeUndefined();
  });
});

it('reads Retry-After as seconds and as a date', () => {
  expect(readRetryAfter('30')).toBe(30);
  expect(readRetryAfter(new Date(0).toUTCString())).toBe(0);
  expect(readRetryAfter(new Date(Date.now() + 3_600_000).toUTCString())).toBeGreaterThan(3000);
  expect([readRetryAfter(null), readRetryAfter('soon')]).toEqual([undefined, undefined]);
});

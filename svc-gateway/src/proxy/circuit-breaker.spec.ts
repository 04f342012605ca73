import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

function failed(times: number, now = 0): CircuitBreaker {
  const breaker = new CircuitBreaker();
  for (let i = 0; i < times; i += 1) breaker.failed(now);
  return breaker;
}

describe('circuit breaker', () => {
  it('opens after five failures in a row', () => {
    expect(failed(4).admits(0)).toBe(true);
    expect(failed(5).admits(0)).toBe(false);
    const mended = failed(4);
    mended.succeeded();
    mended.failed(0);
    expect(mended.admits(0)).toBe(true);
  });

  it('lets one request try after a pause, and follows how it goes', () => {
    const breaker = failed(5);
    expect(breaker.admits(999)).toBe(false);
    expect([breaker.admits(1000), breaker.admits(1000)]).toEqual([true, false]);
    breaker.failed(1000);
    expect([breaker.admits(1999), breaker.admits(2000)]).toEqual([false, true]);
    breaker.succeeded();
    expect([breaker.admits(2000), breaker.admits(2000)]).toEqual([true, true]);
  });

  it('lets the next one try when the caller of the first went away', () => {
    const breaker = failed(5);
    expect(breaker.admits(1000)).toBe(true);
    breaker.left();
    expect(breaker.admits(1000)).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

function breakerAfterFailures(times: number, now = 0): CircuitBreaker {
  const breaker = new CircuitBreaker();
  for (let i = 0; i < times; i += 1) breaker.recordFailure(now);
  return breaker;
}

describe('CircuitBreaker', () => {
  it('opens after five failures in a row', () => {
    expect(breakerAfterFailures(4).tryAcquire(0)).toBe(true);
    expect(breakerAfterFailures(5).tryAcquire(0)).toBe(false);
    const recovered = breakerAfterFailures(4);
    recovered.recordSuccess();
    recovered.recordFailure(0);
    expect(recovered.tryAcquire(0)).toBe(true);
  });

  it('allows one probe in each second, however long the one before takes, and closes after a response', () => {
    const breaker = breakerAfterFailures(5);
    expect(breaker.tryAcquire(999)).toBe(false);
    expect([breaker.tryAcquire(1000), breaker.tryAcquire(1000)]).toEqual([true, false]);
    expect([breaker.tryAcquire(1999), breaker.tryAcquire(2000)]).toEqual([false, true]);
    breaker.recordSuccess();
    expect([breaker.tryAcquire(2000), breaker.tryAcquire(2000)]).toEqual([true, true]);
  });

  it('does not put off a probe when requests fail that were sent before it opened', () => {
    const breaker = breakerAfterFailures(5);
    breaker.recordFailure(900);
    expect(breaker.tryAcquire(1000)).toBe(true);
  });
});

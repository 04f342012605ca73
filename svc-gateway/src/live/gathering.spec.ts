import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GATHER_MS, Gathering, LONGEST_GATHER_MS } from './gathering.js';

describe('gathering', () => {
  let told: { at: number; types: string[] }[];
  let gathering: Gathering;
  const begun = Date.UTC(2026, 2, 5);
  beforeEach(() => {
    jest.useFakeTimers({ now: begun });
    told = [];
    gathering = new Gathering((types) => told.push({ at: Date.now() - begun, types }));
  });
  afterEach(() => void jest.useRealTimers());

  it('makes one message of what comes within a moment, each type once', () => {
    gathering.add('supplier');
    gathering.add('document', 'supplier');
    jest.advanceTimersByTime(GATHER_MS - 1);
    expect(told).toEqual([]);
    gathering.add('user');
    jest.advanceTimersByTime(1);
    expect(told).toEqual([{ at: GATHER_MS, types: ['supplier', 'document', 'user'] }]);
    jest.advanceTimersByTime(60_000);
    expect(told).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('tells ever more seldom while changes do not cease, and at once again after a rest', () => {
    for (let ms = 0; ms < 60_000; ms += 10) {
      gathering.add('supplier');
      jest.advanceTimersByTime(10);
    }
    const gaps = told.slice(1).map(({ at }, index) => at - (told[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(GATHER_MS);
    expect(gaps.at(-1)).toBe(LONGEST_GATHER_MS);
    expect(told.length).toBeLessThan(30);
    jest.advanceTimersByTime(2 * LONGEST_GATHER_MS);
    told = [];
    const from = Date.now() - begun;
    gathering.add('supplier');
    jest.advanceTimersByTime(GATHER_MS);
    expect(told).toEqual([{ at: from + GATHER_MS, types: ['supplier'] }]);
  });

  it('says nothing after it has stopped', () => {
    gathering.add('supplier');
    gathering.stop();
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});

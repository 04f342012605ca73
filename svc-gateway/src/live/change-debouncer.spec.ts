import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DEBOUNCE_MS, ChangeDebouncer, MAX_DEBOUNCE_MS } from './change-debouncer.js';

describe('ChangeDebouncer', () => {
  let sent: { at: number; types: string[] }[];
  let debouncer: ChangeDebouncer;
  const start = Date.UTC(2026, 2, 5);
  beforeEach(() => {
    jest.useFakeTimers({ now: start });
    sent = [];
    debouncer = new ChangeDebouncer((types) => sent.push({ at: Date.now() - start, types }));
  });
  afterEach(() => void jest.useRealTimers());

  it('sends one message for changes within the debounce time, with each type once', () => {
    debouncer.add('supplier');
    debouncer.add('document', 'supplier');
    jest.advanceTimersByTime(DEBOUNCE_MS - 1);
    expect(sent).toEqual([]);
    debouncer.add('user');
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([{ at: DEBOUNCE_MS, types: ['supplier', 'document', 'user'] }]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends less often during a long series of changes, and promptly again after a pause', () => {
    for (let ms = 0; ms < 60_000; ms += 10) {
      debouncer.add('supplier');
      jest.advanceTimersByTime(10);
    }
    const gaps = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(DEBOUNCE_MS);
    expect(gaps.at(-1)).toBe(MAX_DEBOUNCE_MS);
    expect(sent.length).toBeLessThan(30);
    jest.advanceTimersByTime(2 * MAX_DEBOUNCE_MS);
    sent = [];
    const from = Date.now() - start;
    debouncer.add('supplier');
    jest.advanceTimersByTime(DEBOUNCE_MS);
    expect(sent).toEqual([{ at: from + DEBOUNCE_MS, types: ['supplier'] }]);
  });

  it('sends nothing after stop()', () => {
    debouncer.add('supplier');
    debouncer.stop();
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });
});

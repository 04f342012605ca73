import { describe, expect, test } from '@jest/globals';
import { parseStat, treeCpuMs } from '../verification/bench/cpu.mjs';
import { median, medians, percentile } from '../verification/bench/figures.mjs';
import { measure, summarize } from '../verification/bench/measure.mjs';
import { newSearches } from '../verification/bench/new-searches.mjs';
import { parseBenchOptions, parseLoadOptions } from '../verification/bench/options.mjs';
import { parseLog } from '../verification/bench/pgbench.mjs';

describe('figures', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

  test('a percentile is the nearest rank', () => {
    expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 95, 99, 100]);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });

  test('the median of an even number of values is between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 1, 2, 4])).toBe(3);
    expect(
      medians([
        { a: 1, b: 9 },
        { a: 3, b: 7 },
        { a: 2, b: 8 },
      ]),
    ).toEqual({ a: 2, b: 8 });
  });

  test('a rate counts only what succeeded, and latencies need not be sorted', () => {
    expect(summarize([4, 1, 3, 2], { seconds: 2, failed: 5 })).toEqual({
      count: 4,
      perSecond: 2,
      p50: 2,
      p95: 4,
      p99: 4,
      failed: 5,
    });
  });

  test('failed calls are counted but not measured', async () => {
    let call = 0;
    const work = async () => {
      await new Promise((done) => setTimeout(done, 2));
      if ((call += 1) % 2) throw new Error('refused');
    };
    const { count, failed } = await measure(work, { callers: 2, seconds: 0.05, warmUpSeconds: 0 });
    expect(count + failed).toBe(call);
    expect(failed).toBeGreaterThanOrEqual(count);
  });

  test('latencies of pgbench are microseconds in the third column', () => {
    expect(parseLog('0 1 1499 0 1700000000 1\n1 1 250 0 1700000000 2\n')).toEqual([1.499, 0.25]);
    // At a rate they contain how long the transaction waited.
    expect(parseLog('0 1 1499 0 1700000000 1 1000\n')).toEqual([0.499]);
  });
});

describe('CPU time', () => {
  const stat = (
    /** @type {{ pid: number, name?: string, parent: number, times: number[] }} */ {
      pid,
      name = 'node',
      parent,
      times,
    },
  ) => `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 100 0 0 0 ${times.join(' ')} 20 0 11 0 12345 1000000 500`;

  test('is read from /proc in ms, also when the name contains spaces and parentheses', () => {
    const text = stat({ pid: 42, name: 'postgres: a (b) c', parent: 7, times: [3, 2, 10, 5] });
    expect(parseStat(text)).toEqual({ pid: 42, parent: 7, ownMs: 50, endedChildrenMs: 150 });
  });

  test('of a tree includes descendants and those that have ended, and nothing else', () => {
    const processes = [
      { pid: 1, parent: 0, times: [900, 0, 0, 0] },
      { pid: 10, parent: 1, times: [1, 1, 5, 0] },
      { pid: 11, parent: 10, times: [2, 0, 0, 0] },
      { pid: 12, parent: 11, times: [3, 0, 0, 0] },
      { pid: 20, parent: 1, times: [700, 0, 0, 0] },
    ].map((one) => parseStat(stat(one)));
    expect(treeCpuMs(processes, 10)).toBe(120);
    expect(treeCpuMs(processes, 99)).toBe(0);
  });
});

describe('searches that were never asked before', () => {
  test('are parts of the names, each once', () => {
    const names = ['Golden Harvest Trading Co., Ltd.', 'Łódź Foods 100%', 'Abc'];
    const next = newSearches(names);
    const texts = Array.from({ length: 60 }, next);
    expect(new Set(texts).size).toBe(60);
    for (const text of texts) expect(names.some((name) => name.toLowerCase().includes(text))).toBe(true);
    expect(texts.every((text) => text === text.trim() && text.length >= 5 && !/[%_ł]/.test(text))).toBe(true);
  });

  test('end when the names have no other parts', () => {
    const next = newSearches(['Mango']);
    expect(next()).toBe('mango');
    expect(next).toThrow('The names have no other parts: measure with more suppliers or fewer seconds.');
  });
});

describe('options', () => {
  test('sizes are measured in ascending order, and cases and peers are checked', () => {
    const cases = ['search', 'get'];
    expect(parseBenchOptions([], cases)).toMatchObject({ rows: 100_000, only: cases, before: '5db48e7', growth: [] });
    expect(
      parseBenchOptions(['--files', '5000,1000', '--only', 'get', '--before', 'none', '--peers', 'none'], cases),
    ).toMatchObject({ files: [1_000, 5_000], only: ['get'], before: undefined, peers: [] });
    expect(() => parseBenchOptions(['--only', 'write'], cases)).toThrow("There is no case 'write'. Use search, get.");
    expect(() => parseBenchOptions(['--peers', 'mysql'], cases)).toThrow("There is no peer 'mysql'.");
    expect(() => parseBenchOptions(['--seconds', '0'], cases)).toThrow(/^'0' is not a whole number\./);
    expect(parseLoadOptions(['--rate', '20'])).toEqual({ minutes: 10, rate: 20, rows: 100_000 });
    expect(() => parseLoadOptions(['--fast'])).toThrow(/^The options of npm run bench:load are /);
  });
});

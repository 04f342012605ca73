import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SharedReading } from '@fsvp/service-kit/runtime/shared-reading';

/** Readings that end when the test says so. Each returns the number of writes before it started. */
function createSource() {
  const source = { written: 0, started: [] as { end: () => void }[] };
  const reading = new SharedReading(async () => {
    const seen = source.written;
    await new Promise<void>((end) => source.started.push({ end }));
    return seen;
  });
  return { source, reading };
}

describe('SharedReading', () => {
  it('answers concurrent calls with two readings, and none with one that started before the call', async () => {
    const { source, reading } = createSource();
    const first = reading.get();
    source.written = 1;
    const others = Array.from({ length: 50 }, () => reading.get());
    expect(source.started.length).toBe(1);
    source.started[0]?.end();
    expect(await first).toBe(0);
    await nextTurn();
    expect(source.started.length).toBe(2);
    source.written = 2;
    const late = reading.get();
    source.started[1]?.end();
    expect(new Set(await Promise.all(others))).toEqual(new Set([1]));
    await nextTurn();
    source.started[2]?.end();
    expect(await late).toBe(2);
  });

  it('rejects only the callers of a failed reading', async () => {
    let calls = 0;
    const reading = new SharedReading(async () => {
      calls += 1;
      if (calls === 1) throw new Error('not available');
      return calls;
    });
    const results = await Promise.allSettled([reading.get(), reading.get(), reading.get()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await reading.get()).toBe(3);
  });

  it('does not wait for a reading that hangs', async () => {
    const { source, reading } = createSource();
    void reading.get();
    const second = reading.get();
    while (source.started.length < 2) await nextTurn();
    source.started[1]?.end();
    expect(await second).toBe(0);
  });
});

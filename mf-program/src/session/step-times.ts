import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { useEffect } from 'react';
import type { Step } from './steps.js';

const KEY = 'fsvp-session-times';
const MS_PER_MINUTE = 60_000;
/** A step that was left overnight says nothing of how long it takes. */
const LONGEST = 60;

interface Times {
  /** When an open step was first shown, by file and code. */
  begun: Record<string, number>;
  /** Minutes that answered steps took. */
  took: number[];
}

function read(): Times {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Times;
  } catch {
    return { begun: {}, took: [] };
  }
}

function write(times: Times): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(times));
  } catch {
    // Without storage nothing is measured.
  }
}

/** Measures in this browser how long the steps of sessions take. */
export function useStepTimes(fileId: string, shown: RequirementCode | undefined, steps: readonly Step[]): void {
  const answered = steps.filter(({ state }) => state !== 'open').map(({ item }) => item.code);
  const known = answered.join();
  useEffect(() => {
    const { begun, took } = read();
    for (const code of known.split(',')) {
      const at = begun[`${fileId} ${code}`];
      if (at === undefined) continue;
      delete begun[`${fileId} ${code}`];
      const minutes = (Date.now() - at) / MS_PER_MINUTE;
      if (minutes <= LONGEST) took.push(minutes);
    }
    if (shown && !known.split(',').includes(shown)) begun[`${fileId} ${shown}`] ??= Date.now();
    write({ begun, took: took.slice(-50) });
  }, [fileId, shown, known]);
}

/** Minutes that this many steps take by what was measured; undefined before anything was. */
export function minutesFor(steps: number): number | undefined {
  const { took } = read();
  if (took.length === 0) return undefined;
  const sorted = [...took].sort((one, other) => one - other);
  return Math.max(1, Math.round(sorted[Math.floor(sorted.length / 2)]! * steps));
}

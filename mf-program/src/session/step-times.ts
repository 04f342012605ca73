import { REQUIREMENT_CODES, type RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { useEffect } from 'react';

const KEY = 'fsvp-step-times';
const MS_PER_MINUTE = 60_000;
/** A step that was left overnight says nothing of how long it takes. */
const LONGEST = 60;
/** Of each kind of step, the newest measurements. */
const KEPT = 9;

/** Minutes that are assumed of a kind of step that was not measured here. */
const ASSUMED: Partial<Record<RequirementCode, number>> = { 'HA-1': 10, 'EV-1': 10, 'VA-1': 5 };
const ASSUMED_OTHERWISE = 2;

interface Times {
  /** When an open step was first shown, by file and code. */
  begun: Record<string, number>;
  /** Minutes that answered steps took, by code. */
  took: Partial<Record<RequirementCode, number[]>>;
}

function read(): Times {
  try {
    const { begun = {}, took = {} } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Times>;
    return { begun, took };
  } catch {
    return { begun: {}, took: {} };
  }
}

function write(times: Times): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(times));
  } catch {
    // Without storage nothing is measured.
  }
}

/**
 * Measures in this browser how long each kind of step takes.
 * @param scope what the steps are of: a file, or several
 * @param answered the steps that are not open
 */
export function useStepTimes(
  scope: string,
  shown: RequirementCode | undefined,
  answered: readonly RequirementCode[],
): void {
  const known = answered.join();
  useEffect(() => {
    const { begun, took } = read();
    const codes = known.split(',');
    for (const code of REQUIREMENT_CODES) {
      const at = begun[`${scope} ${code}`];
      if (at === undefined || !codes.includes(code)) continue;
      delete begun[`${scope} ${code}`];
      const minutes = (Date.now() - at) / MS_PER_MINUTE;
      if (minutes <= LONGEST) took[code] = [...(took[code] ?? []), minutes].slice(-KEPT);
    }
    if (shown && !codes.includes(shown)) begun[`${scope} ${shown}`] ??= Date.now();
    write({ begun, took });
  }, [scope, shown, known]);
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** ', about 12 minutes left by …': what open steps take, by kind of step, and how that is known; empty when none is open. */
export function timeLeftText(codes: readonly RequirementCode[]): string {
  if (codes.length === 0) return '';
  const { took } = read();
  const known = codes.map((code) => median(took[code] ?? []));
  const measured = known.filter((one) => one !== undefined).length;
  const minutes = known.reduce<number>((sum, one, at) => sum + (one ?? ASSUMED[codes[at]!] ?? ASSUMED_OTHERWISE), 0);
  const rounded = Math.max(1, Math.round(minutes));
  const basis =
    measured === codes.length
      ? 'by the time that such questions took you'
      : measured === 0
        ? 'an estimate, nothing is measured yet'
        : `measured for ${measured} of ${codes.length} open questions, the others are estimates`;
  return `, about ${rounded} ${rounded === 1 ? 'minute' : 'minutes'} left (${basis})`;
}

import type { TemplateRecall } from '@fsvp/contracts/program/hazard-template';
import type { NamingRecalls } from './sahcodha-hint.js';

/** The first and the last day or month of a source. */
export interface Period {
  from: string;
  to: string;
}

/** @param rows the latest first */
export const periodOf = (rows: readonly { day: string }[]): Period => ({
  from: rows.at(-1)?.day ?? '',
  to: rows[0]?.day ?? '',
});

/** The recalls of all foods: FDA publishes them without an industry. */
export interface RecallCounts {
  period: Period;
  /** Earlier recalls are an excerpt. */
  completeFrom: string;
  total: number;
  of(code: string): NamingRecalls;
}

export function countRecalls(recalls: readonly TemplateRecall[], completeFrom: string): RecallCounts {
  const counts = new Map<string, NamingRecalls>();
  for (const { hazards, class: of } of recalls)
    for (const code of hazards) {
      const { named, classI } = counts.get(code) ?? { named: 0, classI: 0 };
      counts.set(code, { named: named + 1, classI: classI + Number(of === 'Class I') });
    }
  return {
    period: periodOf(recalls),
    completeFrom,
    total: recalls.length,
    of: (code) => counts.get(code) ?? { named: 0, classI: 0 },
  };
}

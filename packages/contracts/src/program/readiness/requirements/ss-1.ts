import type { Evaluation } from '../evaluation.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { assurancesOf, evaluateAssurance } from '../shared-evaluations.js';

export const requirement: Requirement = {
  group: 'program',
  title: REQUIREMENT_TITLES['SS-1'],
  citations: ['1.512(b)(1)(ii)'],
  blocking: true,
  regimes: ['small_supplier'],
  why: 'The supplier must assure you in writing that it is small: before you first approve it for a calendar year, then by December 31 for the next year.',
  needs:
    "The supplier's written assurance for this calendar year; of a qualified facility, also its Form FDA 3942a or 3942b",
  who: 'supplier',
  form: 'assurance',
};

export const evaluation = (): Evaluation => {
  const byAssurance = evaluateAssurance('SS-1', 'Record the assurance that the supplier is small');
  return {
    ...byAssurance,
    notes: (file, records) => {
      const next = Number(file.day.slice(0, 4)) + 1;
      const isMissing = !assurancesOf(file.inputs, 'SS-1').some(({ validFrom }) => validFrom === `${next}-01-01`);
      const isAsked = file.day.slice(5) >= FIRST_DAY;
      return [
        ...(isMissing && isAsked ? [`${next} missing, due December 31.`] : []),
        ...byAssurance.notes!(file, records),
      ];
    },
  };
};

/** From November on, the assurance for the next year is asked for. */
const FIRST_DAY = '11-01';

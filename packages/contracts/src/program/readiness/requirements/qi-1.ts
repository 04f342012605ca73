import { PROCEDURE_CODES } from '../../procedure.js';
import { allRegimesExcept } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import { signedEvidence } from '../evidence.js';
import { eligibilitiesForFood, type SignedRecord } from '../file-inputs.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import { findProcedureInForce } from '../shared-evaluations.js';
import { findReviews } from '../verification-evaluations.js';

export const requirement: Requirement = {
  group: 'program',
  title: REQUIREMENT_TITLES['QI-1'],
  citations: ['1.503(a)', '1.503(b)'],
  blocking: true,
  regimes: allRegimesExcept('exempt', 'deemed'),
  why: 'The program must be developed and carried out by people who have the education, training or experience for it and can read the records.',
  needs: 'Signatures of people who were qualified for the activity on the day they signed',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs, day }) => {
    const year = Number(day.slice(0, 4));
    const records: SignedRecord[] = [
      ...(inputs.determination ? [inputs.determination] : []),
      ...eligibilitiesForFood(inputs).filter((one) => one.year === year),
      ...[inputs.hazardAnalysis, inputs.evaluation, inputs.approval, inputs.verificationPlan].filter(
        (one) => one !== null,
      ),
      ...findReviews(inputs),
      ...PROCEDURE_CODES.flatMap((code) => findProcedureInForce(inputs, code, day) ?? []),
    ];
    const [first] = records;
    return first ? [signedEvidence({ ...first, qualified: records.every(({ qualified }) => qualified) }, null)] : [];
  },
  hasNoRecords: true,
  nextAction: { label: 'Have a qualified individual sign', opens: 'signing' },
});

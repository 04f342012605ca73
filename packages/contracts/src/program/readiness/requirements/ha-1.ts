import type { Day } from '../../../core/calendar-day.js';
import type { FileSituation } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import { limitByDocument, signedEvidence, unsignedEvidence, type FoundRecord } from '../evidence.js';
import type { FileInputs, HazardAnalysisRecord } from '../file-inputs.js';
import { judgeEvidence } from '../readiness.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'hazards',
  title: REQUIREMENT_TITLES['HA-1'],
  citations: ['1.504(a)', '1.504(b)', '1.504(c)', '1.504(c)(3)', '1.504(d)', '1.504(e)'],
  blocking: true,
  regimes: ['standard'],
  why: 'You must know which hazards of this food need a control; the analysis must be in writing, regardless of its result.',
  needs: 'A hazard analysis signed or confirmed within the last 36 months (the period is our policy)',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs: { hazardAnalysis, hazardAnalysisDraft } }) => [
    ...(hazardAnalysis ? [findSigned(hazardAnalysis)] : []),
    ...(hazardAnalysisDraft ? [unsignedEvidence(hazardAnalysisDraft)] : []),
  ],
  notes: ({ inputs: { hazardAnalysis } }) =>
    hazardAnalysis?.changed
      ? ['The facts of the food have changed. Sign a new version, or confirm that nothing changes, with a reason.']
      : [],
  nextAction: { label: 'Analyze the hazards of this food', opens: 'analysis' },
});

function findSigned(analysis: HazardAnalysisRecord): FoundRecord {
  const { changed, validUntil, document } = analysis;
  const found = signedEvidence(analysis, validUntil, { changed });
  return document === null ? found : limitByDocument(found, document);
}

/** What the analysis says of the food's hazards, while it counts. */
export function judgeHazards({ hazardAnalysis }: FileInputs, day: Day): FileSituation['hazards'] {
  if (!hazardAnalysis || judgeEvidence(findSigned(hazardAnalysis).evidence, day).state === 'missing') return 'unknown';
  return hazardAnalysis.controls ? 'some_to_control' : 'none_to_control';
}

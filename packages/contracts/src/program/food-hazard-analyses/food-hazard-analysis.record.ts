import * as z from 'zod/mini';
import { codeLabel } from '../../core/code-label.js';
import { CHANGED, DELETED, NEW } from '../../core/event.js';
import { nullableInstant } from '../../core/fields.js';
import { addedLater, choice, named, nameOf, type Names, plain } from '../../core/signed-field.js';
import { defineStoredRecord } from '../../core/stored-record.js';
import { hazardRating, HAZARD_RATING_LABELS } from '../../quality/index.js';
import { SIGNED_STATES, type SignableDefinition, signedFields } from '../../signatures/index.js';
import { FACT_LABELS, type FactsOfFood } from '../food.js';
import { findProblems } from './find-conditions.js';
import { type AnalysisHazard } from './analysis-hazard.js';
import {
  AGREEMENT_LABELS,
  ANALYSIS_BASES,
  ANALYSIS_BASIS_LABELS,
  type AnalysedFacts,
  type AnalysisReview,
  type AnalysisSource,
  type FactorAnswer,
  type FoodHazardAnalysis,
  getFoodHazardAnalysis,
  type GroupAnswer,
  type OriginAnswer,
  OUTCOME_LABELS,
  OUTCOMES,
} from './food-hazard-analysis.js';
import {
  HAZARD_CLASS_LABELS,
  HAZARD_FACTOR_LABELS,
  HAZARD_GROUP_LABELS,
  HAZARD_ORIGIN_LABELS,
  HAZARD_SUBTYPE_LABELS,
  inSections,
} from './hazard-kinds.js';

export const foodHazardAnalysisRecord = defineStoredRecord({
  type: 'food-hazard-analysis',
  label: 'Hazard analyses of foods',
  service: 'program',
  read: getFoodHazardAnalysis,
  derived: ['foodName', 'outdated', 'signedByName', 'signedAt', 'confirmedAt', 'replacedBy', 'replacedAt'],
  more: {
    deletedAt: nullableInstant,
    /** The signatures that nothing has changed, oldest first, with the facts of the food at that time. */
    confirmations: z.array(z.object({ signatureId: z.string(), signedAt: z.string(), facts: z.unknown() })),
  },
  data: z.looseObject({
    id: z.string(),
    foodId: z.string(),
    state: z.enum(SIGNED_STATES),
    basis: z.enum(ANALYSIS_BASES),
    outcome: z.enum(OUTCOMES),
    controlCount: z.int(),
  }),
  events: {
    drafted: NEW,
    updated: CHANGED,
    deleted: DELETED,
    signed: CHANGED,
    confirmed: CHANGED,
    superseded: CHANGED,
    withdrawn: CHANGED,
  },
});
export const {
  drafted: foodHazardAnalysisDrafted,
  updated: foodHazardAnalysisUpdated,
  deleted: foodHazardAnalysisDeleted,
  signed: foodHazardAnalysisSigned,
  confirmed: foodHazardAnalysisConfirmed,
  superseded: foodHazardAnalysisSuperseded,
  withdrawn: foodHazardAnalysisWithdrawn,
} = foodHazardAnalysisRecord.events;

const lines = (entries: readonly (string | null | false | undefined)[]): string => entries.filter(Boolean).join('\n');
const bullets = (entries: readonly string[]): string => entries.map((entry) => `• ${entry}`).join('\n') || 'None';

function readFacts(value: unknown): string {
  const { foodClass, ...facts } = value as AnalysedFacts;
  const entries = Object.entries(facts).filter(([, answer]) => answer !== false && answer !== 'no');
  return bullets([
    `Food class: ${codeLabel(foodClass)}`,
    ...entries.map(([fact, answer]) => {
      const label = FACT_LABELS[fact as keyof FactsOfFood];
      return answer === true ? label : `${label}: ${codeLabel(String(answer))}`;
    }),
  ]);
}

const yesNo = (question: string, answer: boolean | null, reason: string | null) =>
  answer === null ? null : `${question}: ${answer ? 'yes' : 'no'}${reason ? `. ${reason}` : ''}`;
const graded = (question: string, grade: string | null, reason: string | null) =>
  grade && `${question}: ${grade}${reason ? `. ${reason}` : ''}`;

/** A hazard as people read it before they sign it. */
function readHazard(hazard: AnalysisHazard, place: number): string {
  const { score } = hazard;
  const kind = [HAZARD_CLASS_LABELS[hazard.class], HAZARD_SUBTYPE_LABELS[hazard.subtype]].join(', ');
  return lines([
    `${place + 1}. ${hazard.name}${hazard.libraryCode ? ` (${hazard.libraryCode})` : ''}: ${kind}`,
    hazard.origins.length > 0 && `Origin: ${hazard.origins.map((one) => HAZARD_ORIGIN_LABELS[one]).join(', ')}`,
    hazard.requiredByPart112 && 'Biological hazards of covered produce (21 CFR 1.504(e))',
    hazard.controlledByPart113 && 'Controlled by 21 CFR part 113 (1.502(b)(1))',
    hazard.environmentalPathogen && 'Environmental pathogen',
    yesNo('Known or reasonably foreseeable', hazard.foreseeable, hazard.foreseeableReason),
    graded('Severity', hazard.severity, hazard.severityReason),
    graded('Probability in the absence of controls', hazard.probability, hazard.probabilityReason),
    score !== null && `Score ${score}: ${HAZARD_RATING_LABELS[hazardRating(score)]}`,
    yesNo('Requires a control', hazard.requiresControl, hazard.requiresControlReason),
    yesNo('Serious adverse health consequences or death', hazard.sahcodha, hazard.sahcodhaReason),
    hazard.expectedControl && `Expected control: ${hazard.expectedControl}`,
    hazard.note && `Note: ${hazard.note}`,
  ]);
}

const readHazards = (value: unknown) =>
  inSections(value as AnalysisHazard[])
    .map(([hazard], place) => readHazard(hazard, place))
    .join('\n\n') || 'None';

const readGroups = (value: unknown) =>
  bullets(
    (value as GroupAnswer[])
      .filter(({ answer, reason }) => answer !== null || reason !== null)
      .map(({ group, answer, reason }) =>
        [`${HAZARD_GROUP_LABELS[group]}: ${answer ?? 'not answered'}`, reason].filter(Boolean).join('. '),
      ),
  );
const readOrigins = (value: unknown) =>
  bullets(
    (value as OriginAnswer[]).flatMap(({ origin, reason }) =>
      reason ? `${HAZARD_ORIGIN_LABELS[origin]}: ${reason}` : [],
    ),
  );
const readFactors = (value: unknown) =>
  bullets(
    (value as FactorAnswer[]).flatMap(({ factor, effect }) =>
      effect ? `${HAZARD_FACTOR_LABELS[factor]}: ${effect}` : [],
    ),
  );
const readSources = (value: unknown, names: Names) =>
  bullets(
    (value as AnalysisSource[]).map(({ title, documentId, url, retrievedOn }) =>
      [title, documentId && nameOf(documentId, names), url, retrievedOn && `retrieved ${retrievedOn}`]
        .filter(Boolean)
        .join(', '),
    ),
  );

function readReview(value: unknown, names: Names): string {
  const review = value as AnalysisReview | null;
  if (!review) return 'None';
  return lines([
    review.entity && `Conducted by: ${review.entity}`,
    review.preparedBy && `Prepared by: ${review.preparedBy}`,
    review.preparedOn && `Prepared on: ${review.preparedOn}`,
    review.qualificationEvidence && `Qualified individual: ${review.qualificationEvidence}`,
    review.qualificationDocumentId && `Evidence of it: ${nameOf(review.qualificationDocumentId, names)}`,
    review.documentId && `Analysis: ${nameOf(review.documentId, names)}`,
    review.language && `Language: ${review.language}`,
    review.assessment && `Assessment: ${review.assessment}`,
    review.agreement && AGREEMENT_LABELS[review.agreement],
    ...review.changes.map((change) => `• ${change}`),
  ]);
}

function refuse({ state, outdated }: FoodHazardAnalysis): string | undefined {
  if (state !== 'draft') return 'Only a draft can be signed.';
  return outdated ? 'The facts of the food have changed. Open the draft and save it again.' : undefined;
}

export const foodHazardAnalysisSigning: SignableDefinition<FoodHazardAnalysis> = {
  type: 'food-hazard-analysis',
  noun: 'food hazard analysis',
  fields: signedFields<FoodHazardAnalysis>()({
    foodId: named('Food'),
    versionNumber: plain('Version'),
    basis: choice('Basis', ANALYSIS_BASIS_LABELS),
    covers: plain('Products and Species'),
    consumers: plain('Intended Consumers'),
    facts: { label: 'Facts of the Food', text: readFacts },
    reviewed: { label: 'Review of the Analysis', text: readReview },
    considered: { label: 'Groups of Hazards', text: readGroups },
    originsConsidered: { label: 'Origins', text: readOrigins },
    factors: { label: 'Factors', text: readFactors },
    hazards: { label: 'Hazards', text: readHazards },
    outcome: choice('Outcome', OUTCOME_LABELS),
    controlCount: plain('Hazards Requiring a Control'),
    sources: { label: 'Sources', text: readSources },
    example: addedLater('Started from the Example'),
    toCheck: false,
    foodName: false,
    state: false,
    outdated: false,
    signedByName: false,
    signedAt: false,
    confirmedAt: false,
    validUntil: false,
    replacedBy: false,
    replacedAt: false,
  }),
  meanings: {
    conducted: {
      permission: 'sign',
      activity: () => 'hazard_analysis',
      refusal: (analysis) =>
        analysis.basis === 'own' ? refuse(analysis) : 'An analysis that you rely on is reviewed and assessed.',
      openQuestions: findProblems,
    },
    reviewed_and_assessed: {
      permission: 'sign',
      activity: () => 'hazard_analysis',
      refusal: (analysis) =>
        analysis.basis === 'reviewed' ? refuse(analysis) : 'This is your own analysis: sign that you conducted it.',
      openQuestions: findProblems,
    },
    confirmed: {
      permission: 'sign',
      activity: () => 'hazard_analysis',
      reasonRequired: true,
      refusal: ({ state }) => (state === 'signed' ? undefined : 'Only a signed analysis can be confirmed.'),
    },
  },
};

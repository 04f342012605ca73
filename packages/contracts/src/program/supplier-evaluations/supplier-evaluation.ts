import * as z from 'zod/mini';
import { READ, write } from '../../core/access.js';
import { defineCall } from '../../core/call.js';
import {
  calendarDay,
  idParams,
  notInFuture,
  nullableInstant,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  uuid,
} from '../../core/fields.js';
import { withQuery } from '../../core/href.js';
import { signatureCalls, SIGNED_STATES } from '../../signatures/index.js';
import { FOOD_ANALYSIS_STATES } from '../food.js';
import { rowText } from '../food-hazard-analyses/analysis-hazard.js';
import { REGIMES } from '../readiness/regime.js';
import { allocationInput, hazardAllocation, MAX_EVIDENCE } from './allocation.js';
import { performanceSnapshot } from './performance.js';

/**
 * Evaluations of the food and the supplier of an FSVP file (21 CFR 1.505(a), (c), (d)): who controls each hazard, the procedures and the
 * history of the supplier, and the conclusion. Versions of one file are a series. (Specification: beyond/verification-engine.md, 1, 6, 8.)
 */

export const EVALUATION_KINDS = ['initial', 'reevaluation'] as const;
export type EvaluationKind = (typeof EVALUATION_KINDS)[number];
export const EVALUATION_KIND_LABELS: Record<EvaluationKind, string> = {
  initial: 'Evaluation',
  reevaluation: 'Reevaluation',
};

/** `own`: the importer's qualified individual evaluated; `reviewed`: it relies on another's evaluation (21 CFR 1.505(d)). */
export const EVALUATION_BASES = ['own', 'reviewed'] as const;
export type EvaluationBasis = (typeof EVALUATION_BASES)[number];
export const EVALUATION_BASIS_LABELS: Record<EvaluationBasis, string> = {
  own: 'Our own evaluation',
  reviewed: "Another's evaluation, which we reviewed",
};

export const CONCLUSIONS = [
  'approve',
  'approve_with_conditions',
  'do_not_approve',
  'continue',
  'continue_changed',
  'stop',
] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];
export const CONCLUSION_LABELS: Record<Conclusion, string> = {
  approve: 'Approve the supplier',
  approve_with_conditions: 'Approve the supplier with conditions',
  do_not_approve: 'Do not approve the supplier',
  continue: 'Continue as before',
  continue_changed: 'Continue with other verification activities',
  stop: 'Stop importing from the supplier',
};
export const CONCLUSIONS_OF: Record<EvaluationKind, readonly Conclusion[]> = {
  initial: ['approve', 'approve_with_conditions', 'do_not_approve'],
  reevaluation: ['continue', 'continue_changed', 'stop'],
};

/** Parts of 21 CFR that the supplier has to meet, as far as they fit the food. */
export const REGULATIONS = ['106', '107', '111', '112', '113', '114', '117', '118', '120', '123', '507'] as const;
export type Regulation = (typeof REGULATIONS)[number];
export const REGULATION_LABELS: Record<Regulation, string> = {
  '106': 'Part 106: infant formula, quality control',
  '107': 'Part 107: infant formula',
  '111': 'Part 111: dietary supplements',
  '112': 'Part 112: produce',
  '113': 'Part 113: low-acid canned food',
  '114': 'Part 114: acidified food',
  '117': 'Part 117: human food, preventive controls',
  '118': 'Part 118: shell eggs',
  '120': 'Part 120: juice',
  '123': 'Part 123: fish and fishery products',
  '507': 'Part 507: food for animals',
};

const documentIds = z._default(
  z.array(uuid('Not a valid id')).check(
    z.maxLength(MAX_EVIDENCE, 'At most 20 documents'),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
  [],
);

/** What the evaluator writes under a heading, and the documents it rests on. */
const statement = z.object({ text: rowText(5000), evidence: documentIds }).check(z.meta({ id: 'EvaluationStatement' }));
export type EvaluationStatement = z.output<typeof statement>;
export const EMPTY_STATEMENT: EvaluationStatement = { text: null, evidence: [] };

/** What 21 CFR 1.505(d) asks of whoever relies on the evaluation of another entity, which is never the supplier. */
const review = z
  .object({
    entity: rowText(255),
    preparedBy: rowText(255),
    preparedOn: z._default(
      z.nullable(calendarDay('Use YYYY-MM-DD').check(notInFuture('It cannot have been prepared in the future'))),
      null,
    ),
    /** That a qualified individual prepared it. */
    qualificationEvidence: rowText(2000),
    documentId: z._default(z.nullable(uuid('Not a valid id')), null),
    assessment: rowText(5000),
  })
  .check(z.meta({ id: 'SupplierEvaluationReview' }));
export type EvaluationReview = z.output<typeof review>;

/** What a reevaluation says of each reason for it (21 CFR 1.505(c)(1)). */
const answerFields = {
  reasonId: uuid('Not a valid id'),
  /** The concerns about the hazards or the supplier have changed. */
  concernsChanged: z._default(z.nullable(z.boolean('Answer yes or no')), null),
  /** Importing from the supplier goes on. */
  goesOn: z._default(z.nullable(z.boolean('Answer yes or no')), null),
  /** The verification activities change. */
  activitiesChanged: z._default(z.nullable(z.boolean('Answer yes or no')), null),
  text: rowText(2000),
};
const answerInput = z.object(answerFields).check(z.meta({ id: 'ReevaluationAnswerInput' }));
const answer = z
  .object({
    ...answerFields,
    /** Such as 'Refusal of an import: …', as it was when the draft was saved. */
    reasonText: z.string(),
  })
  .check(z.meta({ id: 'ReevaluationAnswer' }));
export type ReevaluationAnswer = z.output<typeof answer>;

/** Answers of another file that the draft began with. */
const copiedFrom = z
  .object({
    evaluationId: z.string(),
    fileId: z.string(),
    fileNumber: z.string(),
    versionNumber: z.int(),
    /** Paths of the answers that nobody has checked yet, such as `procedures` and `allocations.{hazardKey}`. */
    toCheck: z.array(z.string()),
  })
  .check(z.meta({ id: 'CopiedAnswers' }));
export type CopiedAnswers = z.output<typeof copiedFrom>;

const contentFields = {
  basis: z.enum(EVALUATION_BASES, 'Choose whose evaluation it is'),
  /** Each replaces that of its hazard; those of other hazards stay. Of hazards that need no control: refused. */
  allocations: z.array(allocationInput).check(
    z.maxLength(201, 'At most 201 hazards'),
    z.refine(
      (allocations) => new Set(allocations.map(({ hazardKey }) => hazardKey)).size === allocations.length,
      'Send each hazard once',
    ),
  ),
  /** The supplier's procedures, processes and practices (21 CFR 1.505(a)(1)(iii)(A)). */
  procedures: statement,
  /** The parts that it has to meet (21 CFR 1.505(a)(1)(iii)(B)). */
  regulations: z
    .array(z.enum(REGULATIONS, 'Choose a part of 21 CFR'))
    .check(z.overwrite((parts) => [...new Set(parts)].sort())),
  /** How it has complied with them: warning letters, import alerts, certifications and so on. */
  complianceHistory: statement,
  /** Its food-safety history with the importer (21 CFR 1.505(a)(1)(iii)(C)). */
  safetyHistory: statement,
  /** Other factors, such as storage and transportation. */
  otherFactors: optionalText(5000),
  conclusion: z.nullable(z.enum(CONCLUSIONS, 'Choose a conclusion')),
  /** Conditions of the approval, or why it is not approved, or what changes. */
  reason: optionalText(5000),
  reviewed: z.nullable(review),
  /** Each replaces that to its reason; those to other reasons stay. To reasons that are not open: refused. */
  answers: z.array(answerInput).check(z.maxLength(100, 'At most 100 answers')),
};

export const supplierEvaluationCreate = z
  .object({
    ...contentFields,
    basis: z._default(contentFields.basis, 'own'),
    allocations: z._default(contentFields.allocations, []),
    procedures: z._default(statement, EMPTY_STATEMENT),
    regulations: z._default(contentFields.regulations, []),
    complianceHistory: z._default(statement, EMPTY_STATEMENT),
    safetyHistory: z._default(statement, EMPTY_STATEMENT),
    conclusion: z._default(contentFields.conclusion, null),
    reviewed: z._default(contentFields.reviewed, null),
    answers: z._default(contentFields.answers, []),
    /** The signed evaluation of another file of the same food or supplier whose answers it begins with; what is sent replaces them. */
    copyFrom: optionalId,
  })
  .check(z.meta({ id: 'SupplierEvaluationCreate' }));
export type SupplierEvaluationCreate = z.output<typeof supplierEvaluationCreate>;
/** A body without a field takes over what the signed analysis and the performance say today. */
export const supplierEvaluationUpdate = z
  .partial(
    z.object({
      ...contentFields,
      /** The copied answers that are still to be checked; others count as checked. */
      toCheck: z.array(z.string()).check(z.maxLength(210, 'At most 210 answers')),
    }),
  )
  .check(z.meta({ id: 'SupplierEvaluationUpdate' }));
export type SupplierEvaluationUpdate = z.output<typeof supplierEvaluationUpdate>;

export const supplierEvaluation = z
  .object({
    ...recordFields,
    fileId: z.string(),
    fileNumber: z.string(),
    /** From 1 within the file. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    /** `initial` until a version of the file was signed that lets importing begin or go on. */
    kind: z.enum(EVALUATION_KINDS),
    /** Of the file, as it was when the draft was saved. */
    regime: z.enum(REGIMES),
    /** Of a small supplier only the compliance history is evaluated (21 CFR 1.512(c)(1)(i)). */
    complianceOnly: z.boolean(),
    basis: z.enum(EVALUATION_BASES),
    /** The signed analysis of the food that its hazards are from; null without one, or where none is needed. */
    hazardAnalysisId: nullableText,
    hazardAnalysisVersion: z.nullable(z.int()),
    /** One of each hazard that requires a control, in the order of the analysis. */
    allocations: z.array(hazardAllocation),
    procedures: statement,
    regulations: z.array(z.enum(REGULATIONS)),
    complianceHistory: statement,
    safetyHistory: statement,
    /** As it was when the draft was saved; null while it could not be computed. */
    performance: z.nullable(performanceSnapshot),
    otherFactors: nullableText,
    conclusion: z.nullable(z.enum(CONCLUSIONS)),
    reason: nullableText,
    reviewed: z.nullable(review),
    /** One to each open reason for the reevaluation, in their order. */
    answers: z.array(answer),
    copied: z.nullable(copiedFrom),
    /** The signed analysis of the food, the regime of the file or the open reasons are others than when it was saved. */
    outdated: z.boolean(),
    signedByName: nullableText,
    signedAt: nullableInstant,
    /** The last day on which it counts; null for one that is not signed. */
    validUntil: nullableText,
  })
  .check(z.meta({ id: 'SupplierEvaluation' }));
export type SupplierEvaluation = z.output<typeof supplierEvaluation>;

/** A signed evaluation whose answers the draft of another file can begin with. */
const evaluationToCopy = z
  .object({
    evaluationId: z.string(),
    versionNumber: z.int(),
    fileId: z.string(),
    fileNumber: z.string(),
    foodName: z.string(),
    supplierName: z.string(),
    importerName: z.string(),
    isSameFood: z.boolean(),
    isSameSupplier: z.boolean(),
  })
  .check(z.meta({ id: 'EvaluationToCopy' }));
export type EvaluationToCopy = z.output<typeof evaluationToCopy>;

/** Months after which the food and the supplier are reevaluated (21 CFR 1.505(c)(2)). */
export const EVALUATION_MONTHS = 36;

/** What an evaluation is judged by beside what it says. */
export const evaluationContext = z
  .object({
    supplierName: z.string(),
    lowAcidCanned: z.boolean(),
    /** What counts of the hazard analysis of the food. */
    analysisState: z.enum(FOOD_ANALYSIS_STATES),
  })
  .check(z.meta({ id: 'SupplierEvaluationContext' }));
export type EvaluationContext = z.output<typeof evaluationContext>;

/** The page of evaluations and approvals of a file. */
export const evaluationHref = (fileId: string): string => withQuery('/fsvp-files', { view: fileId, evaluation: '1' });
/** Opens the decision on the supplier, below the evaluation. */
export const approvalHref = (fileId: string): string => `${evaluationHref(fileId)}&approve=1`;

const tag = 'Supplier evaluations';
const ofFile = '/api/fsvp-files/{id}/evaluations';
const path = '/api/supplier-evaluations';
const one = `${path}/{id}`;

export const listSupplierEvaluations = defineCall({
  id: 'listSupplierEvaluations',
  method: 'GET',
  path: ofFile,
  summary: 'All evaluations of one FSVP file, newest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ supplierEvaluations: z.array(supplierEvaluation), total: z.int() })
    .check(z.meta({ id: 'SupplierEvaluationList' })),
});
export const createSupplierEvaluation = defineCall({
  id: 'createSupplierEvaluation',
  method: 'POST',
  path: ofFile,
  summary: 'Draft the evaluation of the food and the supplier of an FSVP file; a second open draft is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: supplierEvaluationCreate,
  response: supplierEvaluation,
  location: one,
});
export const listEvaluationsToCopy = defineCall({
  id: 'listEvaluationsToCopy',
  method: 'GET',
  path: `${ofFile}/to-copy`,
  summary: 'Signed evaluations of other files of the same food or supplier, whose answers a draft can begin with',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ evaluations: z.array(evaluationToCopy), total: z.int() })
    .check(z.meta({ id: 'EvaluationToCopyList' })),
});
export const getSupplierEvaluation = defineCall({
  id: 'getSupplierEvaluation',
  method: 'GET',
  path: one,
  summary: 'One version of the evaluation of a food and a supplier',
  tag,
  access: READ,
  params: idParams,
  response: supplierEvaluation,
});
export const updateSupplierEvaluation = defineCall({
  id: 'updateSupplierEvaluation',
  method: 'PUT',
  path: one,
  summary: 'Update the draft of an evaluation; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: supplierEvaluationUpdate,
  response: supplierEvaluation,
});
export const deleteSupplierEvaluation = defineCall({
  id: 'deleteSupplierEvaluation',
  method: 'DELETE',
  path: one,
  summary: 'Delete the draft of an evaluation; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const createSupplierEvaluationVersion = defineCall({
  id: 'createSupplierEvaluationVersion',
  method: 'POST',
  path: `${one}/versions`,
  summary:
    'Copy the signed evaluation, or a withdrawn one while none is signed, into a new draft, with what the analysis and the performance say today',
  tag,
  access: write('program:write'),
  params: idParams,
  response: supplierEvaluation,
  location: one,
});

export const checkSupplierEvaluation = defineCall({
  id: 'checkSupplierEvaluation',
  method: 'GET',
  path: `${one}/check`,
  summary: 'What an evaluation still needs before it can be signed',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({
      signable: z.boolean(),
      problems: z.array(z.object({ path: z.string(), message: z.string() })),
      /** What to think about; it does not keep anybody from signing. */
      warnings: z.array(z.string()),
      context: evaluationContext,
    })
    .check(z.meta({ id: 'SupplierEvaluationCheck' })),
});

export const supplierEvaluationSignatures = signatureCalls(path, 'supplier evaluation');

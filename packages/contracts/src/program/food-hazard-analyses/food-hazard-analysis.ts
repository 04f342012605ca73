import * as z from 'zod/mini';
import { READ, write } from '../../core/access.js';
import { defineCall } from '../../core/call.js';
import {
  calendarDay,
  id,
  idParams,
  listQuery,
  notInFuture,
  nullableInstant,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  repeatedIds,
  requiredText,
  uuid,
} from '../../core/fields.js';
import { language } from '../../core/language.js';
import { signatureCalls, SIGNED_STATES } from '../../signatures/index.js';
import { food } from '../food.js';
import { FOOD_CLASSES } from '../qualification.js';
import {
  analysisHazard,
  type AnalysisHazard,
  analysisHazardInput,
  MAX_HAZARDS,
  reasonText,
  rowText,
} from './analysis-hazard.js';
import { HAZARD_FACTORS, HAZARD_GROUPS, HAZARD_ORIGINS } from './hazard-kinds.js';

/**
 * Written hazard analyses of a food (21 CFR 1.504): which hazards are known or reasonably foreseeable, and which of them require a
 * control. All suppliers of the food share them; versions of one food are a series. (Specification: beyond/hazard-analysis.md.)
 */

/** `own`: the importer's qualified individual conducted it; `reviewed`: it relies on another's, which it reviewed (21 CFR 1.504(d)). */
export const ANALYSIS_BASES = ['own', 'reviewed'] as const;
export type AnalysisBasis = (typeof ANALYSIS_BASES)[number];
export const ANALYSIS_BASIS_LABELS: Record<AnalysisBasis, string> = {
  own: 'Our own analysis',
  reviewed: "Another's analysis, which we reviewed",
};

export const AGREEMENTS = ['agree', 'agree_with_changes', 'disagree'] as const;
export type Agreement = (typeof AGREEMENTS)[number];
export const AGREEMENT_LABELS: Record<Agreement, string> = {
  agree: 'We agree',
  agree_with_changes: 'We agree, with the changes listed',
  disagree: 'We disagree',
};

export const GROUP_ANSWERS = ['found', 'none'] as const;
export const OUTCOMES = ['controls_required', 'no_controls_required'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_LABELS: Record<Outcome, string> = {
  controls_required: 'Hazards require a control',
  no_controls_required: 'No hazard requires a control',
};

const groupAnswer = z
  .object({
    group: z.enum(HAZARD_GROUPS, 'Choose a group'),
    answer: z._default(z.nullable(z.enum(GROUP_ANSWERS, 'Answer found or none')), null),
    reason: reasonText,
  })
  .check(z.meta({ id: 'HazardGroupAnswer' }));
export type GroupAnswer = z.output<typeof groupAnswer>;
const originAnswer = z
  .object({ origin: z.enum(HAZARD_ORIGINS, 'Choose an origin'), reason: reasonText })
  .check(z.meta({ id: 'HazardOriginAnswer' }));
export type OriginAnswer = z.output<typeof originAnswer>;
const factorAnswer = z
  .object({ factor: z.enum(HAZARD_FACTORS, 'Choose a factor'), effect: reasonText })
  .check(z.meta({ id: 'HazardFactorAnswer' }));
export type FactorAnswer = z.output<typeof factorAnswer>;

const webAddress = z.pipe(
  rowText(2000),
  z.nullable(
    z
      .string()
      .check(
        z.refine(
          (url) => /^https?:\/\/[^\s/]+/i.test(url) && URL.canParse(url),
          'Enter an address such as https://www.fda.gov/food',
        ),
      ),
  ),
);
const analysisSource = z
  .object({
    title: requiredText(500, 'Name the source'),
    documentId: z.pipe(
      optionalId,
      z.transform((value: string | null | undefined) => value ?? null),
    ),
    url: webAddress,
    retrievedOn: z._default(
      z.nullable(calendarDay('Use YYYY-MM-DD').check(notInFuture('A source cannot be from the future'))),
      null,
    ),
  })
  .check(z.meta({ id: 'HazardSource' }));
export type AnalysisSource = z.output<typeof analysisSource>;

/** What 21 CFR 1.504(d) asks of whoever relies on another's analysis. */
const review = z
  .object({
    /** Who conducted it; the supplier may have. */
    entity: rowText(255),
    preparedBy: rowText(255),
    preparedOn: z._default(
      z.nullable(calendarDay('Use YYYY-MM-DD').check(notInFuture('It cannot have been prepared in the future'))),
      null,
    ),
    /** That a qualified individual conducted it. */
    qualificationEvidence: rowText(2000),
    qualificationDocumentId: analysisSource.shape.documentId,
    /** The analysis itself. */
    documentId: analysisSource.shape.documentId,
    language: z._default(z.nullable(language), null),
    assessment: rowText(5000),
    agreement: z._default(z.nullable(z.enum(AGREEMENTS, 'Choose whether you agree')), null),
    changes: z._default(
      z.array(requiredText(1000, 'Describe the change')).check(z.maxLength(100, 'At most 100 changes')),
      [],
    ),
  })
  .check(z.meta({ id: 'HazardAnalysisReview' }));
export type AnalysisReview = z.output<typeof review>;

const sources = z.array(analysisSource).check(z.maxLength(50, 'At most 50 sources'));
const contentFields = {
  basis: z.enum(ANALYSIS_BASES, 'Choose whose analysis it is'),
  /** Products and species. */
  covers: optionalText(2000),
  consumers: optionalText(2000),
  /** Each replaces the answer for its group; those of other groups stay. */
  considered: z.array(groupAnswer).check(z.maxLength(HAZARD_GROUPS.length, 'Each group once')),
  originsConsidered: z.array(originAnswer).check(z.maxLength(HAZARD_ORIGINS.length, 'Each origin once')),
  factors: z.array(factorAnswer).check(z.maxLength(HAZARD_FACTORS.length, 'Each factor once')),
  sources,
  reviewed: z.nullable(review),
};

export const foodHazardAnalysisCreate = z
  .object({
    foodId: uuid('Choose a food'),
    ...contentFields,
    basis: z._default(contentFields.basis, 'own'),
    considered: z._default(contentFields.considered, []),
    originsConsidered: z._default(contentFields.originsConsidered, []),
    factors: z._default(contentFields.factors, []),
    sources: z._default(sources, []),
    reviewed: z._default(contentFields.reviewed, null),
  })
  .check(z.meta({ id: 'FoodHazardAnalysisCreate' }));
export type FoodHazardAnalysisCreate = z.output<typeof foodHazardAnalysisCreate>;
/** The food stays: it says which series the draft belongs to. */
export const foodHazardAnalysisUpdate = z
  .partial(z.object(contentFields))
  .check(z.meta({ id: 'FoodHazardAnalysisUpdate' }));
export type FoodHazardAnalysisUpdate = z.output<typeof foodHazardAnalysisUpdate>;

/** The facts of the food on which its hazards depend. */
const { traceabilityListed: _, ...hazardFacts } = food.shape.facts.shape;
const analysedFacts = z
  .object({ foodClass: z.enum(FOOD_CLASSES), ...hazardFacts })
  .check(z.meta({ id: 'AnalysedFacts' }));
export type AnalysedFacts = z.output<typeof analysedFacts>;

export const foodHazardAnalysis = z
  .object({
    ...recordFields,
    foodId: z.string(),
    foodName: z.string(),
    /** From 1 within the food. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    basis: z.enum(ANALYSIS_BASES),
    covers: nullableText,
    consumers: nullableText,
    /** The facts of the food as they were when the draft was saved. */
    facts: analysedFacts,
    hazards: z.array(analysisHazard),
    /** All twelve groups, in order. */
    considered: z.array(groupAnswer),
    originsConsidered: z.array(originAnswer),
    factors: z.array(factorAnswer),
    sources: z.array(analysisSource),
    reviewed: z.nullable(review),
    outcome: z.enum(OUTCOMES),
    /** How many hazards require a control. */
    controlCount: z.int(),
    /** The facts of the food have changed since it was saved, signed or confirmed. */
    outdated: z.boolean(),
    signedByName: nullableText,
    signedAt: nullableInstant,
    /** The last signature that nothing has changed. */
    confirmedAt: nullableInstant,
    /** The last day on which it counts; null for one that is not signed. */
    validUntil: nullableText,
    /** The later version that was signed. */
    replacedBy: z.nullable(z.int()),
    replacedAt: nullableInstant,
  })
  .check(z.meta({ id: 'FoodHazardAnalysis' }));
export type FoodHazardAnalysis = Omit<z.output<typeof foodHazardAnalysis>, 'hazards'> & { hazards: AnalysisHazard[] };

/** Months for which an analysis counts after it was signed or confirmed (our policy). */
export const ANALYSIS_MONTHS = 36;
/** So many days before the last of them people are reminded, each time once. */
export const ANALYSIS_REMINDER_DAYS = {
  hazard_analysis_due_in_90: 90,
  hazard_analysis_due_in_30: 30,
  hazard_analysis_due: 0,
} as const;

const tag = 'Food hazard analyses';
const path = '/api/food-hazard-analyses';
const one = `${path}/{id}`;

export const listFoodHazardAnalyses = defineCall({
  id: 'listFoodHazardAnalyses',
  method: 'GET',
  path,
  summary: 'All versions of hazard analyses of foods, newest first; search by food',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['foodName', 'validUntil', 'createdAt']),
    foodId: z.optional(id),
    state: repeated(SIGNED_STATES),
  }),
  response: z
    .object({ foodHazardAnalyses: z.array(foodHazardAnalysis), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'FoodHazardAnalysisList' })),
});
export const getFoodHazardAnalysis = defineCall({
  id: 'getFoodHazardAnalysis',
  method: 'GET',
  path: one,
  summary: 'One version of the hazard analysis of a food',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: foodHazardAnalysis,
});
export const createFoodHazardAnalysis = defineCall({
  id: 'createFoodHazardAnalysis',
  method: 'POST',
  path,
  summary: 'Draft the hazard analysis of a food; a second open draft is refused',
  tag,
  access: write('program:write'),
  body: foodHazardAnalysisCreate,
  response: foodHazardAnalysis,
});
export const updateFoodHazardAnalysis = defineCall({
  id: 'updateFoodHazardAnalysis',
  method: 'PUT',
  path: one,
  summary: 'Update the draft of a hazard analysis, with the facts of the food as they are now; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: foodHazardAnalysisUpdate,
  response: foodHazardAnalysis,
});
export const setAnalysisHazards = defineCall({
  id: 'setAnalysisHazards',
  method: 'PUT',
  path: `${one}/hazards`,
  summary: 'Store the whole list of hazards of a draft; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: z
    // Besides them the row of part 112.
    .object({
      hazards: z
        .array(analysisHazardInput, 'Send the list of hazards')
        .check(z.maxLength(MAX_HAZARDS + 1, 'At most 200 hazards')),
    })
    .check(z.meta({ id: 'AnalysisHazardsReplace' })),
  response: foodHazardAnalysis,
});
export const deleteFoodHazardAnalysis = defineCall({
  id: 'deleteFoodHazardAnalysis',
  method: 'DELETE',
  path: one,
  summary: 'Delete the draft of a hazard analysis; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const createFoodHazardAnalysisVersion = defineCall({
  id: 'createFoodHazardAnalysisVersion',
  method: 'POST',
  path: `${one}/versions`,
  summary: 'Copy the signed version of a hazard analysis into a new draft, with the facts of the food as they are now',
  tag,
  access: write('program:write'),
  params: idParams,
  response: foodHazardAnalysis,
  location: one,
});

/** The files of the food that are not closed. */
const affectedFile = z
  .object({ id: z.string(), number: z.string(), importerName: z.string(), supplierName: nullableText })
  .check(z.meta({ id: 'AffectedFile' }));

export const SIGNING_CONDITIONS = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10'] as const;
export type SigningCondition = (typeof SIGNING_CONDITIONS)[number];

const conditionState = z
  .object({
    code: z.enum(SIGNING_CONDITIONS),
    title: z.string(),
    /** Section of 21 CFR; null where it is our rule. */
    citation: nullableText,
    /** Whether it applies to this food and basis. */
    applies: z.boolean(),
    met: z.boolean(),
    /** How many questions it has here, and how many of them are answered. */
    total: z.int(),
    done: z.int(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .check(z.meta({ id: 'AnalysisCondition' }));
export type ConditionState = z.output<typeof conditionState>;

export const checkFoodHazardAnalysis = defineCall({
  id: 'checkFoodHazardAnalysis',
  method: 'GET',
  path: `${one}/check`,
  summary: 'What a hazard analysis still needs before it can be signed, and which files its result concerns',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({
      signable: z.boolean(),
      conditions: z.array(conditionState),
      outcome: z.enum(OUTCOMES),
      controlCount: z.int(),
      files: z.array(affectedFile),
      /** The requirements that do not apply to those files once it is signed (21 CFR 1.504(f)). */
      closes: z.array(z.string()),
    })
    .check(z.meta({ id: 'FoodHazardAnalysisCheck' })),
});

export const adoptHazardAnalyses = defineCall({
  id: 'adoptHazardAnalyses',
  method: 'POST',
  path: `${one}/adopt`,
  summary: 'Copy hazard analyses of suppliers into the draft of a food; those that it has already are refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: z
    .object({
      hazardAnalysisIds: z.array(id).check(
        z.minLength(1, 'Choose a hazard analysis'),
        z.maxLength(50, 'At most 50 at a time'),
        z.overwrite((ids) => [...new Set(ids)]),
      ),
    })
    .check(z.meta({ id: 'HazardAnalysesAdopt' })),
  response: foodHazardAnalysis,
  status: 200,
});

/** Most hazard analyses of suppliers of one request for where they were adopted. */
export const MAX_ADOPTED = 200;

export const listHazardAdoptions = defineCall({
  id: 'listHazardAdoptions',
  method: 'GET',
  path: `${path}/adoptions`,
  summary: 'In which drafts and signed versions in force hazard analyses of suppliers were adopted',
  tag,
  access: READ,
  query: z.object({ hazardAnalysisId: repeatedIds(MAX_ADOPTED) }),
  response: z
    .object({
      /** By name of the food; none for one that is part of no analysis. */
      adoptions: z.array(
        z
          .object({
            hazardAnalysisId: z.string(),
            foodId: z.string(),
            foodName: z.string(),
            analysisId: z.string(),
            versionNumber: z.int(),
            state: z.enum(['draft', 'signed']),
          })
          .check(z.meta({ id: 'HazardAdoption' })),
      ),
    })
    .check(z.meta({ id: 'HazardAdoptionList' })),
});

/** A value of a field, as text; null without one. */
const change = { before: nullableText, after: nullableText };
const named = z.object({ hazardKey: z.string(), name: z.string(), requiresControl: z.nullable(z.boolean()) });
export const analysisComparison = z
  .object({
    from: z.object({ id: z.string(), versionNumber: z.int() }),
    to: z.object({ id: z.string(), versionNumber: z.int() }),
    added: z.array(named),
    removed: z.array(named),
    changed: z.array(z.object({ hazardKey: z.string(), name: z.string(), field: z.string(), ...change })),
    considered: z.array(z.object({ group: z.enum(HAZARD_GROUPS), ...change })),
    originsConsidered: z.array(z.object({ origin: z.enum(HAZARD_ORIGINS), ...change })),
    factors: z.array(z.object({ factor: z.enum(HAZARD_FACTORS), ...change })),
    /** Changes of the other fields, of sources and of the review. */
    fields: z.array(z.object({ field: z.string(), ...change })),
    outcomeChanged: z.boolean(),
    files: z.array(affectedFile),
  })
  .check(z.meta({ id: 'FoodHazardAnalysisComparison' }));
export type AnalysisComparison = z.output<typeof analysisComparison>;

export const compareFoodHazardAnalyses = defineCall({
  id: 'compareFoodHazardAnalyses',
  method: 'GET',
  path: `${path}/compare`,
  summary: 'What changed from one version of the hazard analysis of a food to another',
  tag,
  access: READ,
  query: z.object({ from: id, to: id }),
  response: analysisComparison,
});

export const foodHazardAnalysisSignatures = signatureCalls(path, 'food hazard analysis');

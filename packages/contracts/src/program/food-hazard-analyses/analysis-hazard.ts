import * as z from 'zod/mini';
import { optionalText, requiredText, uuid, nullableText } from '../../core/fields.js';
import { hazardRiskScore, LIKELIHOODS, SEVERITIES } from '../../quality/index.js';
import { HAZARD_CLASSES, HAZARD_ORIGINS, type HazardSubtype, isSubtypeOf } from './hazard-kinds.js';

/** One hazard of the hazard analysis of a food (beyond/hazard-analysis.md, 1). */

export const MAX_HAZARDS = 200;

/** Absent, null and blank texts are null: rows and answers are sent whole. */
export const rowText = (max: number) =>
  z.pipe(
    optionalText(max),
    z.transform((value: string | null | undefined) => value ?? null),
  );
export const reasonText = rowText(2000);
const yesNo = z._default(z.nullable(z.boolean('Answer yes or no')), null);
const origins = z
  .array(z.enum(HAZARD_ORIGINS, 'Choose an origin'))
  .check(z.overwrite((values) => [...new Set(values)]));

/** Whether it needs a look before it may be signed: the probability of an adopted row, or a row of an example as a whole. */
export const HAZARD_CHECKS = ['probability', 'row'] as const;
export type HazardCheck = (typeof HAZARD_CHECKS)[number];

const hazardFields = {
  /** Stays from version to version. */
  hazardKey: uuid('Not a valid key'),
  /** Of the hazard library. */
  libraryCode: rowText(40),
  name: requiredText(200, 'Name the hazard'),
  class: z.enum(HAZARD_CLASSES, 'Choose biological, chemical or physical'),
  subtype: z.string('Choose the kind of hazard'),
  origins: z._default(origins, []),
  foreseeable: yesNo,
  foreseeableReason: reasonText,
  severity: z._default(z.nullable(z.enum(SEVERITIES, 'Choose low, medium or high')), null),
  severityReason: reasonText,
  /** Of occurrence in the absence of controls (21 CFR 1.504(c)(1)). */
  probability: z._default(z.nullable(z.enum(LIKELIHOODS, 'Choose a probability')), null),
  probabilityReason: reasonText,
  requiresControl: yesNo,
  requiresControlReason: reasonText,
  /** Serious adverse health consequences or death are reasonably probable (21 CFR 1.506(d)(2)). */
  sahcodha: yesNo,
  sahcodhaReason: reasonText,
  environmentalPathogen: z._default(z.boolean('Answer yes or no'), false),
  /** A microbiological hazard of low-acid canned food that 21 CFR part 113 controls (1.502(b)(1)). */
  controlledByPart113: z._default(z.boolean('Answer yes or no'), false),
  expectedControl: reasonText,
  note: reasonText,
};

const isOfClass = z.refine<{ class: (typeof HAZARD_CLASSES)[number]; subtype: string }>(
  (hazard) => isSubtypeOf(hazard.subtype, hazard.class),
  { error: 'Choose a kind of this class', path: ['subtype'] },
);

export const analysisHazardInput = z
  .object({
    ...hazardFields,
    /** Absent: it gets one. */
    hazardKey: z.optional(hazardFields.hazardKey),
    /** Absent: it stays until what it asks to look at changes. */
    toCheck: z.optional(z.nullable(z.enum(HAZARD_CHECKS))),
  })
  .check(isOfClass, z.meta({ id: 'AnalysisHazardInput' }));
export type AnalysisHazardInput = z.output<typeof analysisHazardInput>;

export const analysisHazard = z
  .object({
    hazardKey: z.string(),
    libraryCode: nullableText,
    name: z.string(),
    class: z.enum(HAZARD_CLASSES),
    subtype: z.string(),
    origins: z.array(z.enum(HAZARD_ORIGINS)),
    foreseeable: z.nullable(z.boolean()),
    foreseeableReason: nullableText,
    severity: z.nullable(z.enum(SEVERITIES)),
    severityReason: nullableText,
    probability: z.nullable(z.enum(LIKELIHOODS)),
    probabilityReason: nullableText,
    /** Severity times probability, 1 to 15; null until both are known. */
    score: z.nullable(z.int()),
    requiresControl: z.nullable(z.boolean()),
    requiresControlReason: nullableText,
    sahcodha: z.nullable(z.boolean()),
    sahcodhaReason: nullableText,
    environmentalPathogen: z.boolean(),
    controlledByPart113: z.boolean(),
    /** The row that covered produce has for its biological hazards (21 CFR 1.504(e)). */
    requiredByPart112: z.boolean(),
    expectedControl: nullableText,
    note: nullableText,
    toCheck: z.nullable(z.enum(HAZARD_CHECKS)),
    /** The hazard analysis of a supplier from which it was copied. */
    adoptedFrom: nullableText,
  })
  .check(z.meta({ id: 'AnalysisHazard' }));
export type AnalysisHazard = Omit<z.output<typeof analysisHazard>, 'subtype'> & { subtype: HazardSubtype };

/** The score of a hazard by the rule of hazard analyses of suppliers. */
export const hazardScore = ({
  severity,
  probability,
}: Pick<AnalysisHazard, 'severity' | 'probability'>): number | null =>
  severity && probability ? hazardRiskScore(severity, probability) : null;

/** What a person has not judged yet, and has not written. */
export const EMPTY_HAZARD: Omit<AnalysisHazard, 'hazardKey' | 'name' | 'class' | 'subtype'> = {
  libraryCode: null,
  origins: [],
  foreseeable: null,
  foreseeableReason: null,
  severity: null,
  severityReason: null,
  probability: null,
  probabilityReason: null,
  score: null,
  requiresControl: null,
  requiresControlReason: null,
  sahcodha: null,
  sahcodhaReason: null,
  environmentalPathogen: false,
  controlledByPart113: false,
  requiredByPart112: false,
  expectedControl: null,
  note: null,
  toCheck: null,
  adoptedFrom: null,
};

/** What has to change for a mark to go: an adopted probability, or something that an example says. It says no probability. */
const LOOKED_AT = {
  probability: ['probability', 'probabilityReason'],
  row: [
    'foreseeable',
    'foreseeableReason',
    'severity',
    'severityReason',
    'requiresControl',
    'requiresControlReason',
    'sahcodha',
    'sahcodhaReason',
    'expectedControl',
  ],
} as const satisfies Record<HazardCheck, readonly (keyof AnalysisHazard)[]>;

type LookedAt = Pick<AnalysisHazard, (typeof LOOKED_AT)[HazardCheck][number]>;

/** The mark of a row after a change: it goes when somebody changed what it asks to look at. */
export const checkAfter = (before: LookedAt & Pick<AnalysisHazard, 'toCheck'>, after: LookedAt): HazardCheck | null =>
  before.toCheck && LOOKED_AT[before.toCheck].some((field) => before[field] !== after[field]) ? null : before.toCheck;

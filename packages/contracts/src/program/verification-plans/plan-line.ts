import * as z from 'zod/mini';
import { addDays, addMonths, type Day } from '../../core/calendar-day.js';
import { nullableText, uuid, wholeNumber } from '../../core/fields.js';
import { reasonText, rowText } from '../food-hazard-analyses/analysis-hazard.js';

/** One verification activity of a plan: what is done, for which hazards, at whom and how often (21 CFR 1.506(d); beyond/verification-engine.md, 1). */

export const PLAN_ACTIVITIES = ['audit', 'sampling_testing', 'records_review', 'other'] as const;
export type PlanActivity = (typeof PLAN_ACTIVITIES)[number];
export const PLAN_ACTIVITY_LABELS: Record<PlanActivity, string> = {
  audit: 'Onsite audit',
  sampling_testing: 'Sampling and testing',
  records_review: 'Review of records',
  other: 'Other activity',
};

/** `foreign_supplier`, or who controls the hazard in its place. */
export const ADDRESSEES = ['foreign_supplier', 'suppliers_supplier', 'supply_chain_entity'] as const;
export type AddresseeKind = (typeof ADDRESSEES)[number];
export const ADDRESSEE_LABELS: Record<AddresseeKind, string> = {
  foreign_supplier: 'The foreign supplier',
  suppliers_supplier: "The supplier's own supplier",
  supply_chain_entity: 'An entity of the supply chain',
};

/** Rules of the proposal; `own`: a person added the line. */
export const PLAN_RULES = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P10', 'P11', 'P12', 'P14', 'own'] as const;
export type PlanRule = (typeof PLAN_RULES)[number];

/**
 * How often: exactly one of days, months and lots, or once. `everyLots` 1 is each lot; `lots` limits it to the first ones.
 */
export const frequency = z
  .object({
    everyDays: z.optional(wholeNumber(1, 1095)),
    everyMonths: z.optional(wholeNumber(1, 60)),
    everyLots: z.optional(wholeNumber(1, 1000)),
    /** Only the first lots. */
    lots: z.optional(wholeNumber(1, 1000)),
    once: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ everyDays, everyMonths, everyLots, once }) =>
        [everyDays, everyMonths, everyLots, once].filter((value) => value !== undefined).length === 1,
      'Choose days, months, lots or once',
    ),
    z.refine(({ everyLots, lots }) => lots === undefined || everyLots !== undefined, 'Only lots can be limited'),
    z.meta({ id: 'PlanFrequency' }),
  );
export type Frequency = z.output<typeof frequency>;

const plural = (count: number, noun: string) => (count === 1 ? noun : `${count} ${noun}s`);
/** 'every 365 days', 'every lot', 'each of the first 5 lots', 'once' */
export function frequencyText({ everyDays, everyMonths, everyLots, lots }: Frequency): string {
  if (everyDays !== undefined) return `every ${plural(everyDays, 'day')}`;
  if (everyMonths !== undefined) return `every ${plural(everyMonths, 'month')}`;
  if (everyLots === undefined) return 'once';
  return lots === undefined ? `every ${plural(everyLots, 'lot')}` : `each of the first ${plural(lots, 'lot')}`;
}

/** The day a time after another one by a frequency; null for lots and for what is done once. */
export function addFrequency(day: Day, { everyDays, everyMonths }: Frequency): Day | null {
  if (everyDays !== undefined) return addDays(day, everyDays);
  return everyMonths === undefined ? null : addMonths(day, everyMonths);
}

const addressee = z
  .object({ kind: z.enum(ADDRESSEES, 'Choose whom it concerns'), name: rowText(255) })
  .check(z.meta({ id: 'PlanAddressee' }));
const sampling = z
  .object({ samples: wholeNumber(1, 10_000), method: rowText(1000) })
  .check(z.meta({ id: 'PlanSampling' }));
/** What was proposed, by which a change is seen. */
const proposed = z
  .object({
    hazardKeys: z.array(z.string()),
    frequency,
    beforeFirstImport: z.boolean(),
    beforeRelease: z.boolean(),
  })
  .check(z.meta({ id: 'ProposedPlanLine' }));

const lineFields = {
  activity: z.enum(PLAN_ACTIVITIES, 'Choose an activity'),
  hazardKeys: z.array(uuid('Not a valid key')).check(
    z.maxLength(201, 'At most 201 hazards'),
    z.overwrite((keys) => [...new Set(keys)]),
  ),
  addressee: z._default(addressee, { kind: 'foreign_supplier', name: null }),
  frequency,
  beforeFirstImport: z._default(z.boolean('Answer yes or no'), false),
  /** Each lot is held until its result is known. */
  beforeRelease: z._default(z.boolean('Answer yes or no'), false),
  sampling: z._default(z.nullable(sampling), null),
  /** What is done, such as 'Label against formula'. */
  description: rowText(1000),
  /** Why it differs from what was proposed, or why it is added. */
  changeReason: reasonText,
};
export const planLineInput = z
  .object({
    ...lineFields,
    /** Absent: it gets one. It stays from version to version, and activities and their results belong to it. */
    lineKey: z.optional(uuid('Not a valid key')),
  })
  .check(z.meta({ id: 'PlanLineInput' }));
export type PlanLineInput = z.output<typeof planLineInput>;

export const planLine = z
  .object({
    lineKey: z.string(),
    activity: z.enum(PLAN_ACTIVITIES),
    hazardKeys: z.array(z.string()),
    /** Of the hazards, in the same order. */
    hazardNames: z.array(z.string()),
    addressee,
    frequency,
    beforeFirstImport: z.boolean(),
    beforeRelease: z.boolean(),
    sampling: z.nullable(sampling),
    description: nullableText,
    rule: z.enum(PLAN_RULES),
    proposed: z.nullable(proposed),
    changeReason: nullableText,
  })
  .check(z.meta({ id: 'PlanLine' }));
export type PlanLine = z.output<typeof planLine>;

/** A proposed line that the plan leaves out, and why. */
export const droppedLineInput = z
  .object({ lineKey: uuid('Not a valid key'), changeReason: reasonText })
  .check(z.meta({ id: 'DroppedPlanLineInput' }));
export type DroppedLineInput = z.output<typeof droppedLineInput>;

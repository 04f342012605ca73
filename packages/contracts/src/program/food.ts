import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import {
  clean,
  idParams,
  listQuery,
  nullableText,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
} from '../core/fields.js';
import type { FieldError } from '../core/problem.js';
import { FOOD_CLASSES, type FoodClass } from './qualification.js';
import { COMMODITIES, type Commodity, FOOD_FACT_LABELS, foodFacts } from './readiness/regime.js';

/**
 * Types of food that are imported (21 CFR 1.500, 1.502(a)): the products of suppliers that have the same hazards share one. Its facts
 * decide which requirements apply. (Specification: beyond/fsvp-file.md, 1 and 3.)
 */

const { foodClass: _ofTheFood, ...factsOfRegime } = foodFacts.shape;

const facts = z
  .object({
    ...factsOfRegime,
    commodity: z.enum(COMMODITIES, 'Choose a commodity'),
    /** Exposed to the environment before it is packaged. */
    exposedBeforePackaging: z.boolean(),
    /** After that exposure the food gets a treatment that is lethal to pathogens, or is formulated so. */
    lethalStepAfter: z.boolean(),
    /** Acidified, as 21 CFR part 114 defines it. */
    acidified: z.boolean(),
    /** On FDA's Food Traceability List (21 CFR 1.1300). */
    traceabilityListed: z.boolean(),
  })
  .check(z.meta({ id: 'FoodFacts' }));
export type FactsOfFood = z.output<typeof facts>;

/** The facts that are answered with yes or no. */
export type FoodFlag = { [K in keyof FactsOfFood]: FactsOfFood[K] extends boolean ? K : never }[keyof FactsOfFood];

const { foodClass: _class, ...REGIME_FACT_LABELS } = FOOD_FACT_LABELS;
export const FACT_LABELS: Record<keyof FactsOfFood, string> = {
  ...REGIME_FACT_LABELS,
  exposedBeforePackaging: 'Exposed before packaging',
  lethalStepAfter: 'Lethal step afterwards',
  acidified: 'Acidified food',
  traceabilityListed: 'On the Food Traceability List',
};

/** Those of most foods. */
export const PLAIN_FACTS: FactsOfFood = {
  commodity: 'general',
  supplement: 'no',
  coveredProduce: false,
  rawCommodity: false,
  shellEggs: false,
  lowAcidCanned: false,
  readyToEat: false,
  exposedBeforePackaging: false,
  lethalStepAfter: false,
  acidified: false,
  traceabilityListed: false,
};

export const FOOD_FLAGS = [
  'coveredProduce',
  'rawCommodity',
  'shellEggs',
  'lowAcidCanned',
  'readyToEat',
  'exposedBeforePackaging',
  'lethalStepAfter',
  'acidified',
  'traceabilityListed',
] as const satisfies readonly FoodFlag[];

const NOT_PRODUCE: readonly Commodity[] = [
  'juice',
  'fish',
  'alcoholic',
  'meat_poultry_egg',
  'live_animal',
  'food_contact_substance',
  'grain_rac',
];
const NOT_EGGS: readonly Commodity[] = [
  'juice',
  'fish',
  'alcoholic',
  'live_animal',
  'food_contact_substance',
  'grain_rac',
];
const NOT_RAW: readonly Commodity[] = ['juice', 'alcoholic', 'food_contact_substance'];
const NEVER_PROCESSED: readonly Commodity[] = ['live_animal', 'food_contact_substance', 'grain_rac'];

type Claim = FactsOfFood & { foodClass: FoodClass };

/** Facts that exclude each other by their definitions: the field that is named, when, and why. */
const CONTRADICTIONS: readonly [keyof FactsOfFood, (claim: Claim) => boolean, string][] = [
  [
    'commodity',
    ({ commodity, foodClass }) => commodity === 'fish' && foodClass === 'animal',
    'Fish under 21 CFR part 123 is human food',
  ],
  [
    'supplement',
    ({ supplement, foodClass }) => supplement !== 'no' && foodClass === 'animal',
    'Dietary supplements are human food',
  ],
  [
    'supplement',
    ({ supplement, commodity }) => supplement === 'finished' && NEVER_PROCESSED.includes(commodity),
    'This commodity is not a finished dietary supplement',
  ],
  [
    'coveredProduce',
    ({ coveredProduce, commodity }) => coveredProduce && NOT_PRODUCE.includes(commodity),
    'This commodity is not produce',
  ],
  [
    'rawCommodity',
    ({ rawCommodity, commodity }) => rawCommodity && NOT_RAW.includes(commodity),
    'This commodity is processed',
  ],
  [
    'rawCommodity',
    ({ rawCommodity, supplement }) => rawCommodity && supplement === 'finished',
    'A finished dietary supplement is not a raw commodity',
  ],
  ['shellEggs', ({ shellEggs, commodity }) => shellEggs && NOT_EGGS.includes(commodity), 'This commodity is not eggs'],
  ['shellEggs', ({ shellEggs, coveredProduce }) => shellEggs && coveredProduce, 'Eggs are not produce'],
  [
    'lowAcidCanned',
    ({ lowAcidCanned, commodity }) => lowAcidCanned && NEVER_PROCESSED.includes(commodity),
    'This commodity is not canned food',
  ],
  [
    'lowAcidCanned',
    ({ lowAcidCanned, rawCommodity, coveredProduce, shellEggs }) =>
      lowAcidCanned && (rawCommodity || coveredProduce || shellEggs),
    'Canned food is processed, so it is not a raw commodity, covered produce or shell eggs',
  ],
  [
    'acidified',
    ({ acidified, lowAcidCanned }) => acidified && lowAcidCanned,
    'A food is either acidified (21 CFR part 114) or low-acid canned (21 CFR part 113)',
  ],
  [
    'acidified',
    ({ acidified, rawCommodity, coveredProduce, shellEggs }) =>
      acidified && (rawCommodity || coveredProduce || shellEggs),
    'Acidified food is processed, so it is not a raw commodity, covered produce or shell eggs',
  ],
];

/** What of a food contradicts itself, each with the field to correct. An update is checked together with what is stored. */
export function findContradictions({
  foodClass,
  industryCode,
  productCodes,
  facts,
}: {
  foodClass: FoodClass;
  industryCode: string;
  productCodes: readonly string[];
  facts: FactsOfFood;
}): FieldError[] {
  const errors = CONTRADICTIONS.filter(([, isTrue]) => isTrue({ ...facts, foodClass })).map(([fact, , message]) => ({
    path: `facts.${fact}`,
    message,
  }));
  const ofOtherIndustry = productCodes.findIndex((code) => !isOfIndustry(code, industryCode));
  if (ofOtherIndustry < 0) return errors;
  const message = `${productCodes[ofOtherIndustry]} is not of industry ${industryCode}`;
  return [...errors, { path: `productCodes.${ofOtherIndustry}`, message }];
}

const isOfIndustry = (code: string, industry: string) =>
  [...industry].every((digit, at) => code[at] === '*' || code[at] === digit);

const noContradiction = z.check<Parameters<typeof findContradictions>[0]>(({ value, issues }) => {
  for (const { path, message } of findContradictions(value))
    issues.push({ code: 'custom', message, path: path.split('.'), input: value });
});

const industryCode = z
  .string('Enter the two digits of an FDA industry, such as 16')
  .check(clean, z.regex(/^\d{2}$/, 'Enter the two digits of an FDA industry, such as 16'));

/** Industry, class, subclass, process indicator code, group. */
const PRODUCT_CODE = /^[\d*]{2}[A-Z*][A-Z\d*-]{2}[A-Z\d*]{2}$/;
const PRODUCT_CODE_LENGTH = 7;
export const productCode = z.string('Enter an FDA product code, such as 16JFD05 or 16J**05').check(
  clean,
  z.toUpperCase(),
  // The rest of a code that is not complete may be anything.
  z.overwrite((code) => (code.length > 1 ? code.padEnd(PRODUCT_CODE_LENGTH, '*') : code)),
  z.regex(PRODUCT_CODE, 'Enter an FDA product code, such as 16JFD05 or 16J**05'),
);

const fields = {
  name: requiredText(255, 'Name is required'),
  /** Which products it covers. */
  description: optionalText(2000),
  foodClass: z.enum(FOOD_CLASSES, 'Choose human food or animal food'),
  industryCode,
  productCodes: z.array(productCode).check(
    z.maxLength(50, 'At most 50 product codes'),
    z.overwrite((codes) => [...new Set(codes)]),
  ),
  facts,
};

const factsWithDefaults = z
  .object({
    commodity: z._default(facts.shape.commodity, PLAIN_FACTS.commodity),
    supplement: z._default(facts.shape.supplement, PLAIN_FACTS.supplement),
    coveredProduce: z._default(facts.shape.coveredProduce, false),
    rawCommodity: z._default(facts.shape.rawCommodity, false),
    shellEggs: z._default(facts.shape.shellEggs, false),
    lowAcidCanned: z._default(facts.shape.lowAcidCanned, false),
    readyToEat: z._default(facts.shape.readyToEat, false),
    exposedBeforePackaging: z._default(facts.shape.exposedBeforePackaging, false),
    lethalStepAfter: z._default(facts.shape.lethalStepAfter, false),
    acidified: z._default(facts.shape.acidified, false),
    traceabilityListed: z._default(facts.shape.traceabilityListed, false),
  })
  .check(z.meta({ id: 'FoodFactsCreate' }));

export const foodCreate = z
  .object({
    ...fields,
    productCodes: z._default(fields.productCodes, []),
    facts: z._default(factsWithDefaults, PLAIN_FACTS),
  })
  .check(noContradiction, z.meta({ id: 'FoodCreate' }));
export type FoodCreate = z.output<typeof foodCreate>;
export const foodUpdate = z
  .partial(z.object({ ...fields, facts: z.partial(z.object(facts.shape)).check(z.meta({ id: 'FoodFactsUpdate' })) }))
  .check(z.meta({ id: 'FoodUpdate' }));
export type FoodUpdate = z.output<typeof foodUpdate>;

/** What counts of the hazard analyses of a food: one in force, or why there is none. */
export const FOOD_ANALYSIS_STATES = ['none', 'draft', 'current', 'stale', 'expired'] as const;
export type FoodAnalysisState = (typeof FOOD_ANALYSIS_STATES)[number];
export const FOOD_ANALYSIS_STATE_LABELS: Record<FoodAnalysisState, string> = {
  none: 'No analysis',
  draft: 'Draft',
  current: 'Signed',
  stale: 'Facts changed',
  expired: 'Expired',
};

const foodAnalysis = z
  .object({
    state: z.enum(FOOD_ANALYSIS_STATES),
    /** The signed version, whose numbers are given; without one those of the draft. */
    signedId: nullableText,
    draftId: nullableText,
    versionNumber: z.nullable(z.int()),
    hazardCount: z.int(),
    controlCount: z.int(),
    /** Day. */
    validUntil: nullableText,
  })
  .check(z.meta({ id: 'FoodAnalysis' }));
export type FoodAnalysis = z.output<typeof foodAnalysis>;

export const food = z
  .object({
    ...recordFields,
    name: z.string(),
    description: nullableText,
    foodClass: z.enum(FOOD_CLASSES),
    industryCode: z.string(),
    /** Each of seven characters, of which `*` is any. */
    productCodes: z.array(z.string()),
    facts,
    /** A svc-program of the release before sends none. */
    analysis: z.optional(foodAnalysis),
  })
  .check(z.meta({ id: 'Food' }));
export type Food = z.output<typeof food>;

/** The page that shows the hazard analysis of a food. */
export const foodAnalysisHref = (foodId: string): string => `/foods?view=${foodId}&tab=analysis`;

const tag = 'Foods';
const path = '/api/foods';
const one = `${path}/{id}`;

export const listFoods = defineCall({
  id: 'listFoods',
  method: 'GET',
  path,
  summary: 'Foods, newest first; search by name, description and product code',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['name', 'foodClass', 'industryCode', 'commodity', 'analysisDue', 'createdAt']),
    foodClass: repeated(FOOD_CLASSES),
    industryCode: z.optional(
      z.pipe(
        z.transform((value: unknown) => [value].flat().filter((entry) => entry !== '')),
        z.array(industryCode).check(z.maxLength(100, 'At most 100 industries')),
      ),
    ),
    commodity: repeated(COMMODITIES),
    analysis: repeated(FOOD_ANALYSIS_STATES),
  }),
  response: z.object({ foods: z.array(food), total: z.int(), next: nullableText }).check(z.meta({ id: 'FoodList' })),
});
export const getFood = defineCall({
  id: 'getFood',
  method: 'GET',
  path: one,
  summary: 'One food',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: food,
});
export const createFood = defineCall({
  id: 'createFood',
  method: 'POST',
  path,
  summary: 'Create a food',
  tag,
  access: write('program:write'),
  body: foodCreate,
  response: food,
});
export const updateFood = defineCall({
  id: 'updateFood',
  method: 'PUT',
  path: one,
  summary: 'Update a food',
  tag,
  access: write('program:write'),
  params: idParams,
  body: foodUpdate,
  response: food,
});
export const deleteFood = defineCall({
  id: 'deleteFood',
  method: 'DELETE',
  path: one,
  summary: 'Delete a food',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const restoreFood = defineCall({
  id: 'restoreFood',
  method: 'POST',
  path: `${one}/restore`,
  summary: 'Take the deletion of a food back',
  tag,
  access: write('program:write'),
  params: idParams,
  response: food,
  status: 200,
});

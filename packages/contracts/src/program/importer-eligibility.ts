import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { today } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import { decimal, idParams, nullableInstant, nullableText, recordFields, wholeNumber } from '../core/fields.js';
import { FOOD_CLASSES } from './qualification.js';
import { signatureCalls, SIGNED_STATES } from '../signatures/index.js';

/**
 * Whether an importer is a very small importer in a year (21 CFR 1.500): amounts of three years, compared with FDA's cut-offs. Importer,
 * class of food and year are a series of versions. (Specification: beyond/fsvp-file.md, 1 and 3; beyond/index.md, 4.)
 */

/** The first compliance date of the rule was in 2017. */
const FIRST_YEAR = 2017;
const LAST_YEAR = 2200;

/** The three years whose average counts for a year: Y-4 to Y-2 (FDA's guidance of January 2023, L.5). */
export const yearsFor = (year: number): [number, number, number] => [year - 4, year - 3, year - 2];

const AMOUNT = 'Enter an amount in US dollars, such as 250000';
const amount = decimal({ min: 0, max: 1_000_000_000_000, scale: 2 }, AMOUNT);

const years = z
  .array(
    z.object({
      year: wholeNumber(FIRST_YEAR - 4, LAST_YEAR),
      sales: amount,
      /** Of food that was imported, made, packed or held without being sold. */
      valueWithoutSale: amount,
    }),
    'Enter the amounts of three years',
  )
  .check(z.length(3, 'Enter the amounts of three years'));

/** What is wrong with the years of an eligibility; undefined if they are the three that count. */
export function yearsProblem(year: number, entered: readonly { year: number }[]): string | undefined {
  const [first, second, third] = yearsFor(year);
  const given = entered.map((entry) => entry.year).sort((one, other) => one - other);
  return given.join() === [first, second, third].join()
    ? undefined
    : `Enter the amounts of ${first}, ${second} and ${third}`;
}

/** What is wrong with the year itself: the last year that counts must have ended. */
function yearProblem(year: number): string | undefined {
  const last = year - 2;
  return last >= Number(today().slice(0, 4)) ? `The amounts of ${last} are not known before its end` : undefined;
}

type Entered = { year: number; years: { year: number }[] };

export const eligibilityCreate = z
  .object({
    foodClass: z.enum(FOOD_CLASSES, 'Choose a class of food'),
    /** The calendar year in which the importer is very small or not. */
    year: wholeNumber(FIRST_YEAR, LAST_YEAR),
    years,
  })
  .check(
    z.check<Entered>(({ value, issues }) => {
      const ofYear = yearProblem(value.year);
      if (ofYear) issues.push({ code: 'custom', path: ['year'], message: ofYear, input: value });
      const ofYears = yearsProblem(value.year, value.years);
      if (ofYears) issues.push({ code: 'custom', path: ['years'], message: ofYears, input: value });
    }),
    z.meta({ id: 'ImporterEligibilityCreate' }),
  );
export type EligibilityCreate = z.output<typeof eligibilityCreate>;
/** Class and year stay: they say which series the draft belongs to. */
export const eligibilityUpdate = z.partial(z.object({ years })).check(z.meta({ id: 'ImporterEligibilityUpdate' }));
export type EligibilityUpdate = z.output<typeof eligibilityUpdate>;

export const importerEligibility = z
  .object({
    ...recordFields,
    importerId: z.string(),
    importerName: z.string(),
    /** From 1 within importer, class and year. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    foodClass: z.enum(FOOD_CLASSES),
    year: z.int(),
    years: z.array(z.object({ year: z.int(), sales: z.number(), valueWithoutSale: z.number() })),
    /** Average of FDA's cut-offs of the three years, in US dollars. */
    cutoff: z.number(),
    /** Which amounts the cut-off is from, in words; null: determined by an earlier release. */
    cutoffBasis: nullableText,
    average: z.number(),
    eligible: z.boolean(),
    /** Who determined it, of a signed or superseded version. */
    signedByName: nullableText,
    signedAt: nullableInstant,
  })
  .check(z.meta({ id: 'ImporterEligibility' }));
export type ImporterEligibility = z.output<typeof importerEligibility>;

const tag = 'Importers';
const ofImporter = '/api/importers/{id}/eligibilities';
const one = '/api/importer-eligibilities/{id}';

export const listImporterEligibilities = defineCall({
  id: 'listImporterEligibilities',
  method: 'GET',
  path: ofImporter,
  summary: 'All versions of the eligibilities of one importer, the latest year first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ eligibilities: z.array(importerEligibility), total: z.int() })
    .check(z.meta({ id: 'ImporterEligibilityList' })),
});
export const createImporterEligibility = defineCall({
  id: 'createImporterEligibility',
  method: 'POST',
  path: ofImporter,
  summary:
    'Draft the eligibility of an importer for a class of food and a year; a second open draft of them is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: eligibilityCreate,
  response: importerEligibility,
  location: one,
});
export const getImporterEligibility = defineCall({
  id: 'getImporterEligibility',
  method: 'GET',
  path: one,
  summary: 'One version of an eligibility',
  tag,
  access: READ,
  params: idParams,
  response: importerEligibility,
});
export const updateImporterEligibility = defineCall({
  id: 'updateImporterEligibility',
  method: 'PUT',
  path: one,
  summary: 'Update the draft of an eligibility; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: eligibilityUpdate,
  response: importerEligibility,
});
export const deleteImporterEligibility = defineCall({
  id: 'deleteImporterEligibility',
  method: 'DELETE',
  path: one,
  summary: 'Delete the draft of an eligibility; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const createImporterEligibilityVersion = defineCall({
  id: 'createImporterEligibilityVersion',
  method: 'POST',
  path: `${one}/versions`,
  summary: 'Copy the signed version of an eligibility into a new draft',
  tag,
  access: write('program:write'),
  params: idParams,
  response: importerEligibility,
  location: one,
});

export const eligibilitySignatures = signatureCalls('/api/importer-eligibilities', 'importer eligibility');

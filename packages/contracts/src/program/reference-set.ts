import * as z from 'zod/mini';
import { person, READ } from '../core/access.js';
import { CSV_TYPE, TSV_TYPE, XLSX_TYPE } from '../core/table-types.js';
import { countryCode } from '../core/country.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  clean,
  csvQuery,
  idParams,
  listQuery,
  notInFuture,
  nullableText,
  optionalWholeNumber,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  wholeNumber,
} from '../core/fields.js';
import { cleanText } from '../core/text.js';
import { SEVERITIES } from '../quality/index.js';
import { HAZARD_CATEGORIES } from './hazard-categories.js';

/**
 * Reference data: what a government changes is data, not code. A set has the rows of one kind for a period; a rule uses the row in
 * force on the day it judges. (Specification: beyond/index.md, 4.)
 */

const text = (max = 500) => requiredText(max, 'Required');
const day = calendarDay('Use YYYY-MM-DD');
const code = (example: string) =>
  z.string('Required').check(clean, z.regex(/^[A-Z][A-Z0-9-]{0,39}$/, `Use capitals, such as ${example}`));
const digits = (example: string, pattern: RegExp) =>
  z.string('Required').check(clean, z.regex(pattern, `Use digits, such as ${example}`));
/** Several values in one cell, with semicolons between them. */
const list = z.pipe(
  z.string('Required').check(z.maxLength(2000, 'At most 2,000 characters')),
  z.transform((cell) => [...new Set(cell.split(';').map(cleanText).filter(Boolean))]),
);
const optional = z.pipe(
  z.string().check(clean, z.maxLength(2000, 'At most 2,000 characters')),
  z.transform((cell) => cell || null),
);

const foldName = (text: string) => cleanText(text).replace(/\s+/g, ' ').toLowerCase();
/** The name of an industry, whatever its case. */
const hazardCategory = z.pipe(
  z.string('Required').check(
    clean,
    z.overwrite((text) => HAZARD_CATEGORIES.find((name) => foldName(name) === foldName(text)) ?? text),
  ),
  z.enum(HAZARD_CATEGORIES, 'Use the name of an FDA industry as templates have it, such as Cheese and Cheese Products'),
);

/** The hazards of 21 CFR 1.504(b)(1), with the finer groups that a hazard analysis names (beyond/hazard-analysis.md, 1). */
export const LIBRARY_SUBTYPES = {
  biological: ['parasite', 'environmental_pathogen', 'pathogen', 'sporeformer', 'virus'],
  chemical: [
    'radiological',
    'pesticide',
    'drug_residue',
    'natural_toxin',
    'decomposition',
    'unapproved_additive',
    'allergen',
    'intolerance',
    'heavy_metal',
    'process_contaminant',
    'nutrient',
    'other',
  ],
  physical: ['glass', 'metal', 'stone', 'plastic', 'other'],
} as const;
export const LIBRARY_CLASSES = ['biological', 'chemical', 'physical'] as const;

const hazardRow = z
  .object({
    code: code('SALM'),
    name: text(200),
    class: z.enum(LIBRARY_CLASSES, `One of ${LIBRARY_CLASSES.join(', ')}`),
    subtype: z.string('Required'),
    synonyms: list,
    severity: z.enum(SEVERITIES, `One of ${SEVERITIES.join(', ')}`),
    note: optional,
  })
  .check(
    z.refine(({ class: of, subtype }) => (LIBRARY_SUBTYPES[of] as readonly string[] | undefined)?.includes(subtype), {
      error: 'Not a subtype of this class',
      path: ['subtype'],
    }),
  );

/** One kind of reference data: what its rows are, and what a column of the CSV file has. */
interface ReferenceDefinition {
  title: string;
  /** What the suite uses it for. */
  description: string;
  /** Name of each column, with what it has; in the order of the file. */
  columns: Readonly<Record<string, string>>;
  /** Columns that a file can leave out. */
  optional?: readonly string[];
  /** The columns that say which row it is: at most one row of them is in force on a day. */
  key: readonly [string, ...string[]];
  row: z.ZodMiniType;
}

export const REFERENCE_SETS = {
  recognised_systems: {
    title: 'Recognized food safety systems',
    description: 'Countries whose food safety system FDA recognizes or has found equivalent (21 CFR 1.513).',
    columns: {
      country: 'Two capitals of ISO 3166, such as NZ',
      authority: 'The authority of the country',
      coveredClasses: 'Foods that the recognition covers; semicolons between them',
      excludedClasses: 'Foods that it does not cover; semicolons between them',
      recognisedOn: 'Day of the recognition, YYYY-MM-DD; may be empty',
    },
    key: ['country'],
    row: z.object({
      country: z.string('Required').check(
        z.overwrite((text) => countryCode(text) ?? ''),
        z.regex(/^[A-Z]{2}$/, 'Use two capitals, such as NZ'),
      ),
      authority: text(200),
      coveredClasses: list,
      excludedClasses: list,
      recognisedOn: z.pipe(optional, z.nullable(day)),
    }),
  },
  size_cutoffs: {
    title: 'Cut-offs of very small importers',
    description:
      'Yearly sales below which an importer is very small, adjusted for inflation (21 CFR 1.500). FDA publishes a new edition about every April: load it then.',
    columns: {
      year: 'Calendar year',
      foodClass: 'human or animal',
      amount: 'US dollars, without separators',
      edition: 'Year in which FDA published the table; editions are never mixed',
      baseYear: 'Base year of its deflator, such as 2017',
    },
    optional: ['edition', 'baseYear'],
    key: ['year', 'foodClass', 'edition', 'baseYear'],
    row: z.object({
      year: wholeNumber(2000, 2200),
      foodClass: z.enum(['human', 'animal'], 'One of human, animal'),
      amount: wholeNumber(1, 1_000_000_000_000),
      edition: optionalWholeNumber(2000, 2200),
      baseYear: optionalWholeNumber(2000, 2200),
    }),
  },
  product_industries: {
    title: 'FDA industries',
    description: "The first two digits of FDA's product codes: industries of foods and of qualifications.",
    columns: { industryCode: 'Two digits', name: 'As FDA names it' },
    key: ['industryCode'],
    row: z.object({ industryCode: digits('16', /^\d{2}$/), name: text(200) }),
  },
  refusal_charges: {
    title: 'Charges of refusals',
    description: "FDA's reasons to refuse a shipment, in FDA's words.",
    columns: {
      chargeId: 'Number of the charge (ASC_ID)',
      code: 'Short name, such as SALMONELLA',
      statement: 'The charge',
      section: 'Section of the Act',
      edition: "Month of FDA's table, YYYY-MM",
    },
    key: ['chargeId'],
    row: z.object({
      chargeId: digits('9', /^\d{1,6}$/),
      code: text(100),
      statement: text(2000),
      section: text(300),
      edition: z.string('Required').check(clean, z.regex(/^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])$/, 'Use YYYY-MM')),
    }),
  },
  food_traceability_list: {
    title: 'Food Traceability List',
    description:
      'Foods with additional traceability records (21 CFR part 1 subpart S). FDA does not enforce the rule before July 20, 2028. Exempt are Grade “A” cottage cheese on the IMS list, since February 19, 2026, and raw bivalve molluscan shellfish under the National Shellfish Sanitation Program (§1.1305(f)).',
    columns: {
      code: 'A short name in capitals, such as LEAFY-GREENS',
      food: 'As the list names it',
      description: 'What it covers; may be empty',
    },
    key: ['code'],
    row: z.object({ code: code('LEAFY-GREENS'), food: text(200), description: optional }),
  },
  federal_holidays: {
    title: 'Federal holidays',
    description:
      "Days that are not business days (5 U.S.C. 6103), as they are observed. FDA's 72 hours start at 00:00 of the next business day, then run through weekends and holidays.",
    columns: { day: 'YYYY-MM-DD', name: 'Name of the holiday' },
    key: ['day'],
    row: z.object({ day, name: text(100) }),
  },
  hazard_library: {
    title: 'Hazard library',
    description: 'Hazards that a hazard analysis can choose from (21 CFR 1.504(b)).',
    columns: {
      code: 'A short name in capitals, such as SALM',
      name: 'Name of the hazard',
      class: 'biological, chemical or physical',
      subtype: 'Of the class, such as pathogen',
      synonyms: 'Words by which texts name it; semicolons between them',
      severity: 'low, medium or high',
      note: 'May be empty',
    },
    key: ['code'],
    row: hazardRow,
  },
  hazard_guide: {
    title: 'FDA hazard guide',
    description:
      "Hazards that FDA's draft guide to hazards in human food names for an industry. Templates show them as support, without counts, once they are generated again.",
    columns: {
      category: 'FDA industry as the templates name it, such as Cheese and Cheese Products',
      hazard: 'Code of the hazard library, such as LM',
      note: 'What the guide says; may be empty',
    },
    key: ['category', 'hazard'],
    row: z.object({ category: hazardCategory, hazard: code('LM'), note: optional }),
  },
} as const satisfies Record<string, ReferenceDefinition>;

export type ReferenceKind = keyof typeof REFERENCE_SETS;
/** The columns that a file of a kind must have. */
export function requiredColumns(kind: ReferenceKind): string[] {
  const { columns, optional = [] }: ReferenceDefinition = REFERENCE_SETS[kind];
  return Object.keys(columns).filter((name) => !optional.includes(name));
}

export const REFERENCE_KINDS = Object.keys(REFERENCE_SETS) as [ReferenceKind, ...ReferenceKind[]];
/** A row of one kind, as rules use it. */
export type ReferenceRow<K extends ReferenceKind> = z.output<(typeof REFERENCE_SETS)[K]['row']>;

/** Text by which a row of a set is known within its kind, such as '2024 human'. */
export function referenceKey(kind: ReferenceKind, row: Readonly<Record<string, unknown>>): string {
  const key: readonly string[] = REFERENCE_SETS[kind].key;
  return key.flatMap((column) => row[column] ?? []).join(' ');
}

export const MAX_REFERENCE_ROWS = 5000;
/** Of the CSV text: a set and the set that it replaces are one event. */
export const MAX_CSV = 200_000;

const cell = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
const anyRow = z.record(z.string(), cell);
export type AnyReferenceRow = z.output<typeof anyRow>;

const periodFields = {
  effectiveFrom: calendarDay('Enter the first day'),
  /** The last day; null: until another set ends it. */
  effectiveTo: z.nullable(calendarDay('Enter the last day')),
  source: requiredText(500, 'Name the source'),
  retrievedOn: calendarDay('Enter the day on which the data was retrieved').check(
    notInFuture('The data cannot have been retrieved in the future'),
  ),
};

const endsAfterStart = z.refine<{ effectiveFrom: string; effectiveTo: string | null }>(
  ({ effectiveFrom, effectiveTo }) => effectiveTo === null || effectiveTo >= effectiveFrom,
  { error: 'The last day is before the first', path: ['effectiveTo'] },
);

/** What the form of Administration asks for, and what is loaded. */
export const referenceLoad = z
  .object({
    kind: z.enum(REFERENCE_KINDS, 'Choose what to load'),
    ...periodFields,
    effectiveTo: z._default(periodFields.effectiveTo, null),
    /** With the names of the columns in the first line, commas between the cells. */
    csv: z
      .string('Choose a CSV file')
      .check(z.minLength(1, 'Choose a CSV file'), z.maxLength(MAX_CSV, 'At most 200,000 characters')),
    /** Sets of this kind that began earlier end on the day before, if they have one of the new rows. */
    endEarlier: z._default(z.boolean(), false),
  })
  .check(endsAfterStart, z.meta({ id: 'ReferenceLoad' }));
export type ReferenceLoad = z.output<typeof referenceLoad>;

export const referenceUpdate = z
  .partial(
    z.object({
      effectiveTo: periodFields.effectiveTo,
      source: periodFields.source,
      retrievedOn: periodFields.retrievedOn,
    }),
  )
  .check(z.meta({ id: 'ReferenceSetUpdate' }));
export type ReferenceUpdate = z.output<typeof referenceUpdate>;

const summaryFields = {
  ...recordFields,
  kind: z.enum(REFERENCE_KINDS),
  effectiveFrom: z.string(),
  effectiveTo: nullableText,
  source: z.string(),
  retrievedOn: z.string(),
  rowCount: z.int(),
  /** Included with the suite. */
  shipped: z.boolean(),
};
/** A set in the list, without its rows. */
export const referenceSetSummary = z.object(summaryFields).check(z.meta({ id: 'ReferenceSetSummary' }));
export type ReferenceSetSummary = z.output<typeof referenceSetSummary>;

export const referenceSet = z.object({ ...summaryFields, rows: z.array(anyRow) }).check(z.meta({ id: 'ReferenceSet' }));
export type ReferenceSet = z.output<typeof referenceSet>;

/** What a load would do, compared with the rows in force on its first day. */
export const referenceCheck = z
  .object({
    rowCount: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Rows in force that are not in the file. They stay in force unless the set that has them ends. */
    missing: z.int(),
    /** Sets that `endEarlier` ends, or would end. */
    ends: z.array(z.object({ id: z.string(), effectiveFrom: z.string(), effectiveTo: z.string() })),
    /** The first rows, as they are understood. */
    rows: z.array(anyRow),
  })
  .check(z.meta({ id: 'ReferenceCheck' }));
export type ReferenceCheck = z.output<typeof referenceCheck>;

const tag = 'Reference data';
const path = '/api/reference-sets';
const one = `${path}/{id}`;

export const listReferenceSets = defineCall({
  id: 'listReferenceSets',
  method: 'GET',
  path,
  summary: 'Sets of reference data, without their rows; those of one kind newest first',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['kind', 'effectiveFrom', 'retrievedOn', 'createdAt']),
    kind: repeated(REFERENCE_KINDS),
    /** Only sets that are in force on this day. */
    day: z.optional(calendarDay('Use YYYY-MM-DD')),
  }),
  response: z
    .object({ referenceSets: z.array(referenceSetSummary), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'ReferenceSetList' })),
});
export const getReferenceSet = defineCall({
  id: 'getReferenceSet',
  method: 'GET',
  path: one,
  summary: 'One set of reference data with its rows',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: referenceSet,
});
export const exportReferenceSet = defineCall({
  id: 'exportReferenceSet',
  method: 'GET',
  path: `${one}/export.csv`,
  summary: 'The rows of one set as CSV, which can be loaded again',
  tag,
  access: READ,
  params: idParams,
  query: csvQuery,
  responseType: 'text/csv',
});
export const readReferenceFile = defineCall({
  id: 'readReferenceFile',
  method: 'POST',
  path: `${path}/read`,
  summary: 'Read a CSV file in any encoding, or an Excel workbook, as the text that loading takes; nothing is stored',
  tag,
  access: person('administer'),
  query: z.object({ kind: z.optional(z.enum(REFERENCE_KINDS, 'Choose what to load')) }),
  bodyTypes: [CSV_TYPE, TSV_TYPE, XLSX_TYPE],
  response: z.object({ csv: z.string() }).check(z.meta({ id: 'ReferenceFile' })),
  status: 200,
});
export const checkReferenceSet = defineCall({
  id: 'checkReferenceSet',
  method: 'POST',
  path: `${path}/check`,
  summary: 'Check what loading a set would do; nothing is stored',
  tag,
  access: person('administer'),
  body: referenceLoad,
  response: referenceCheck,
  status: 200,
});
export const loadReferenceSet = defineCall({
  id: 'loadReferenceSet',
  method: 'POST',
  path,
  summary: 'Load a set; 400 if one of its rows is in force in another set on one of its days',
  tag,
  access: person('administer'),
  body: referenceLoad,
  response: referenceSet,
});
export const updateReferenceSet = defineCall({
  id: 'updateReferenceSet',
  method: 'PUT',
  path: one,
  summary: 'Change the last day, the source or the day of reading of a set; its rows never change',
  tag,
  access: person('administer'),
  params: idParams,
  body: referenceUpdate,
  response: referenceSet,
});
export const deleteReferenceSet = defineCall({
  id: 'deleteReferenceSet',
  method: 'DELETE',
  path: one,
  summary: 'Delete a set that was loaded by mistake; the audit trail keeps its rows',
  tag,
  access: person('administer'),
  params: idParams,
});

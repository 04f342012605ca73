import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import {
  clean,
  DEFAULT_LIMIT,
  id,
  MAX_LIMIT,
  nullableText,
  optionalText,
  requiredText,
  search,
  uuid,
  wholeNumber,
} from '../core/fields.js';
import { CSV_TYPE, TSV_TYPE, XLSX_TYPE } from '../core/table-types.js';
import { DAY_ORDERS, ENTRY_LINE_COLUMN_NAMES, sourceName } from './entry-line.js';
import { productCode } from './food.js';
import { ENTRY_CODES } from './readiness/regime.js';

/**
 * Entry lines without an FSVP file, grouped by what one file would need; and reports of brokers, from which lines are imported.
 * (Specification: beyond/amendments.md, C1.)
 */

/** Lines that one call changes at most. */
export const MAX_ASSIGNED_LINES = 5000;

const group = z
  .object({
    importerId: z.string(),
    importerName: z.string(),
    /** Null if no supplier, or more than one, has the name of the manufacturer. */
    supplierId: nullableText,
    supplierName: nullableText,
    supplierCountry: nullableText,
    /** As declared; null if no line declares one. */
    manufacturerName: nullableText,
    manufacturerId: nullableText,
    productCode: z.string(),
    /** Of one of the lines. */
    productDescription: nullableText,
    lines: z.int(),
    /** How many lines of the group declare another code than FSV. */
    otherCodes: z.int(),
    firstArrivedOn: z.string(),
    lastArrivedOn: z.string(),
    sources: z.array(z.string()),
    /** The food that has the product code; null if there is none. */
    food: z.nullable(z.object({ id: z.string(), name: z.string() }).check(z.meta({ id: 'UncoveredFood' }))),
    /** The open file that fits, into which the lines can be moved. */
    file: z.nullable(z.object({ id: z.string(), number: z.string() }).check(z.meta({ id: 'UncoveredFile' }))),
  })
  .check(z.meta({ id: 'UncoveredGroup' }));
export type UncoveredGroup = z.output<typeof group>;

const coverageCounts = z
  .object({
    withoutFile: z.int(),
    /** Lines under the DUNS number of an importer, whose supplier or filer is not known. */
    unknown: z.int(),
    /** Lines that declare FSX or RNE, although their file is not exempt. */
    otherCode: z.int(),
    notOurs: z.int(),
  })
  .check(z.meta({ id: 'CoverageCounts' }));
export type CoverageCounts = z.output<typeof coverageCounts>;

const tag = 'FSVP files';
const path = '/api/entry-lines';

export const listUncoveredGroups = defineCall({
  id: 'listUncoveredGroups',
  method: 'GET',
  path: `${path}/coverage`,
  summary: 'Entry lines without an FSVP file, grouped by importer, supplier and product code; most lines first',
  tag,
  access: READ,
  query: z.object({
    /** In the names of suppliers and manufacturers, product codes and descriptions. */
    search,
    limit: z._default(wholeNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
    offset: z._default(wholeNumber(0, 100_000_000), 0),
    importerId: z.optional(id),
  }),
  response: z
    .object({ groups: z.array(group), total: z.int(), counts: coverageCounts })
    .check(z.meta({ id: 'UncoveredGroupList' })),
});

const assignment = z
  .object({
    importerId: uuid('Choose the importer'),
    /** The lines of this supplier; else those of `manufacturer`. */
    fromSupplierId: z.optional(z.nullable(id)),
    /** As declared; null for lines without one. */
    manufacturer: z.optional(z.nullable(z.string().check(clean, z.maxLength(255, 'At most 255 characters')))),
    /** Absent for all product codes. */
    productCode: z.optional(productCode),
    /** The open FSVP file into which the lines move. */
    fileId: z.optional(id),
    /** The supplier that the manufacturer is. */
    supplierId: z.optional(id),
    notOursReason: optionalText(1000),
  })
  .check(
    z.refine(
      ({ fileId, supplierId, notOursReason }) => [fileId, supplierId, notOursReason].filter(Boolean).length === 1,
      { error: 'Choose a file, a supplier, or a reason why the lines are not yours', path: ['fileId'] },
    ),
    z.meta({ id: 'EntryLineAssignment' }),
  );
export type EntryLineAssignment = z.output<typeof assignment>;

/** The input of dialogs. */
export const notOursMark = z.object({ notOursReason: requiredText(1000, 'Enter the reason') });
export type NotOursMark = z.output<typeof notOursMark>;
export const supplierChoice = z.object({ supplierId: uuid('Choose the supplier') });
export type SupplierChoice = z.output<typeof supplierChoice>;

export const entryLineAssignmentResult = z
  .object({
    changed: z.int(),
    /** How many lines are left for another call. */
    left: z.int(),
  })
  .check(z.meta({ id: 'EntryLineAssignmentResult' }));
export type EntryLineAssignmentResult = z.output<typeof entryLineAssignmentResult>;

export const assignEntryLines = defineCall({
  id: 'assignEntryLines',
  method: 'POST',
  path: `${path}/assign`,
  summary: 'Move lines without a file into one, name their supplier, or mark them as not yours',
  tag,
  access: write('program:write'),
  status: 200,
  body: assignment,
  response: entryLineAssignmentResult,
});

const readingOf = {
  /** How the file names its fields. */
  columns: z.array(
    z
      .object({ heading: z.string(), column: z.enum(ENTRY_LINE_COLUMN_NAMES) })
      .check(z.meta({ id: 'EntryLineSourceColumn' })),
  ),
  dayOrder: z.enum(DAY_ORDERS),
  entryCode: z.nullable(z.enum(ENTRY_CODES)),
};

const source = z
  .object({ name: z.string(), ...readingOf, importedAt: z.string(), importedBy: nullableText })
  .check(z.meta({ id: 'EntryLineSource' }));
export type EntryLineSource = z.output<typeof source>;

export const listEntryLineSources = defineCall({
  id: 'listEntryLineSources',
  method: 'GET',
  path: `${path}/sources`,
  summary: 'Senders of imported reports, with the columns of the last one',
  tag,
  access: READ,
  response: z.object({ sources: z.array(source), total: z.int() }).check(z.meta({ id: 'EntryLineSourceList' })),
});

export const entryLineInspection = z
  .object({
    /** The line, or row of the sheet, with the headings. */
    headingRow: z.int(),
    columns: z.array(
      z.object({
        /** 1 is the file's first column. */
        number: z.int(),
        heading: z.string(),
        /** The field of the last report of the source, else the one that the heading suggests. */
        suggested: z.nullable(z.enum(ENTRY_LINE_COLUMN_NAMES)),
        /** The first cells under the heading. */
        samples: z.array(z.string()),
      }),
    ),
    /** Of the last report, else what the days of the file allow; null if these can be read in two ways. */
    dayOrder: z.nullable(z.enum(DAY_ORDERS)),
    /** Of the last report. */
    entryCode: z.nullable(z.enum(ENTRY_CODES)),
    /** Whether the source is known. */
    remembered: z.boolean(),
  })
  .check(z.meta({ id: 'EntryLineInspection' }));
export type EntryLineInspection = z.output<typeof entryLineInspection>;

export const inspectEntryLines = defineCall({
  id: 'inspectEntryLines',
  method: 'POST',
  path: `${path}/import/inspect`,
  summary: 'Inspect a report before importing it: columns and suggested fields; nothing is stored',
  tag,
  access: write('program:write'),
  query: z.object({ source: z.optional(sourceName), headingRow: z.optional(wholeNumber(1, 1_048_576)) }),
  bodyTypes: [CSV_TYPE, TSV_TYPE, XLSX_TYPE],
  response: entryLineInspection,
  status: 200,
});

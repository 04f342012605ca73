import * as z from 'zod/mini';
import { programHrefs } from './hrefs.js';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { columnChoices } from '../core/column-choices.js';
import {
  calendarDay,
  clean,
  flag,
  id,
  idParams,
  listQuery,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  uuid,
  wholeNumber,
} from '../core/fields.js';
import { CSV_TYPE, TSV_TYPE, XLSX_TYPE } from '../core/table-types.js';
import { productCode } from './food.js';
import { FSVP_ENTITY_ROLE } from './importer.js';
import { ENTRY_CODES, type EntryCode } from './readiness/regime.js';

/**
 * Lines of customs entries, each of which declares the importer of the food (21 CFR 1.509(a)). (Specification: beyond/fsvp-file.md, 1
 * and 4.)
 */

/** What a line declares of the food (G23 I.11). */
export const ENTRY_ROLE_LABELS: Record<EntryCode, string> = {
  FSV: 'FSV: FSVP importer',
  FSX: 'FSX: exempt from FSVP',
  RNE: 'RNE: research or evaluation',
};

/** What of a line can differ from what its importer has to declare. */
export const ENTRY_DIFFERENCES = ['role', 'name', 'email', 'duns'] as const;
export type EntryDifference = (typeof ENTRY_DIFFERENCES)[number];

/** What a line says of its importer, with what of it differs. */
export interface DifferingLine {
  entryNumber: string;
  lineNumber: number;
  role: EntryCode;
  declaredName: string | null;
  declaredEmail: string | null;
  declaredDuns: string | null;
  differences: readonly EntryDifference[];
}

/** Such as 'another DUNS number' or 'UNK instead of a DUNS number'. */
export function describeDifference(line: DifferingLine, difference: EntryDifference): string {
  if (difference === 'role') return `${line.role} instead of ${FSVP_ENTITY_ROLE}`;
  const { value, noun } = {
    name: { value: line.declaredName, noun: 'name' },
    email: { value: line.declaredEmail, noun: 'email address' },
    duns: { value: line.declaredDuns, noun: 'DUNS number' },
  }[difference];
  if (value === null) return `no ${noun}`;
  if (difference !== 'duns' || /\d/.test(value)) return `another ${noun}`;
  return `${value} instead of a ${noun}${value.toUpperCase() === 'UNK' ? ', which has been refused at entry since July 24, 2022' : ''}`;
}

/** Such as 'Line 3 of entry 123-4567890-1'. */
export const entryLineTitle = ({ entryNumber, lineNumber }: Pick<DifferingLine, 'entryNumber' | 'lineNumber'>) =>
  `Line ${lineNumber} of entry ${entryNumber}`;

/** Opens the line on the page of its file. */
export const entryLineHref = (fileId: string, id: string) =>
  `${programHrefs.fsvpFile(fileId)}&section=entry-lines&line=${id}`;

const ENTRY_NUMBER_MESSAGE = 'Enter the entry number, such as 123-4567890-1';
/** Filer code, number and check digit, of which public records mask some. How the check digit is computed differs between filers. */
const CUSTOMS_ENTRY = /^([A-Z\d#*]{3})-?([\d#*]{7})-?([\d#*])$/;

/** Whether a number has the form of a customs entry. Those of mail, baggage and express entries have others. */
export const isCustomsEntry = (entryNumber: string): boolean => CUSTOMS_ENTRY.test(entryNumber.trim().toUpperCase());
export const OTHER_ENTRY_FORM = 'Not the form of a customs entry number';

/** As it is printed; a customs entry with its hyphens. Pattern and limit are not in the API document, as below. */
const entryNumber = z.string(ENTRY_NUMBER_MESSAGE).check(
  clean,
  z.toUpperCase(),
  z.refine((text) => /\d/.test(text), { error: ENTRY_NUMBER_MESSAGE, abort: true }),
  z.refine((text) => text.length <= 50, 'At most 50 characters'),
  z.overwrite((text) => text.replace(CUSTOMS_ENTRY, '$1-$2-$3')),
);

/** A text as it was declared. Its limit is not in the API document, where a lower one than before would be a breaking change. */
function declared(max: number) {
  const text = z.string().check(
    clean,
    z.refine<string>((value) => value.length <= max, `At most ${max} characters`),
  );
  return z.optional(
    z.pipe(
      z.nullable(text),
      z.transform((value) => value || null),
    ),
  );
}

const fields = {
  fileId: optionalId,
  entryNumber,
  lineNumber: wholeNumber(1, 99_999),
  productCode,
  role: z.enum(ENTRY_CODES, 'Choose FSV, FSX or RNE'),
  /** As declared, also what no importer has, such as the number `UNK`: differences are shown, never refused. */
  declaredName: optionalText(255),
  declaredEmail: declared(255),
  declaredDuns: declared(50),
  arrivedOn: calendarDay('Enter the day of arrival, such as 2026-03-05'),
  /** These three as they are printed. */
  priorNoticeNumber: optionalText(50),
  lots: optionalText(1000),
  quantity: optionalText(100),
  /** The foreign manufacturer with its identifier, and the product, as the report has them. */
  manufacturerName: optionalText(255),
  manufacturerId: optionalText(50),
  productDescription: optionalText(500),
  /** Who that manufacturer is. Of a line with a file it is the file's supplier. */
  supplierId: optionalId,
  /** Why a line that declares the importer is not one of its imports. */
  notOursReason: optionalText(1000),
  /** Receiving inspections of what arrived. */
  inspectionIds: z.array(id).check(
    z.maxLength(50, 'At most 50 inspections'),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
};

export const entryLineCreate = z
  .object({
    importerId: uuid('Choose the importer'),
    ...fields,
    inspectionIds: z._default(fields.inspectionIds, []),
  })
  .check(z.meta({ id: 'EntryLineCreate' }));
export type EntryLineCreate = z.output<typeof entryLineCreate>;
/** The importer stays. */
export const entryLineUpdate = z.partial(z.object(fields)).check(z.meta({ id: 'EntryLineUpdate' }));
export type EntryLineUpdate = z.output<typeof entryLineUpdate>;

export const entryLine = z
  .object({
    ...recordFields,
    importerId: z.string(),
    importerName: z.string(),
    fileId: nullableText,
    fileNumber: nullableText,
    entryNumber: z.string(),
    lineNumber: z.int(),
    productCode: z.string(),
    role: z.enum(ENTRY_CODES),
    declaredName: nullableText,
    declaredEmail: nullableText,
    declaredDuns: nullableText,
    arrivedOn: z.string(),
    priorNoticeNumber: nullableText,
    lots: nullableText,
    quantity: nullableText,
    manufacturerName: nullableText,
    manufacturerId: nullableText,
    productDescription: nullableText,
    supplierId: nullableText,
    supplierName: nullableText,
    notOursReason: nullableText,
    /** The report that it was imported from, such as the name of a broker. */
    source: nullableText,
    inspectionIds: z.array(z.string()),
    /** What differs from the importer as it is now. */
    differences: z.array(z.enum(ENTRY_DIFFERENCES)),
  })
  .check(z.meta({ id: 'EntryLine' }));
export type EntryLine = z.output<typeof entryLine>;

/** Columns of the file, with what they have. */
export const ENTRY_LINE_COLUMNS = {
  entryNumber: 'As printed, such as 123-4567890-1; hyphens may be left out',
  lineNumber: 'From 1',
  productCode: 'FDA product code, such as 16JFD05',
  role: 'FSV, FSX or RNE',
  arrivedOn: 'Day of arrival, YYYY-MM-DD',
  declaredName: 'Name of the FSVP importer in the entry',
  declaredEmail: 'Its email address in the entry',
  declaredDuns: 'Its DUNS number in the entry',
  fileNumber: 'FSVP file, such as F-000123; by default the one of the call',
  priorNoticeNumber: 'Confirmation number of the prior notice',
  lots: 'Lots, as printed',
  quantity: 'Quantity with its unit, as printed',
  manufacturerName: 'Foreign manufacturer, as declared',
  manufacturerId: 'Its identifier, such as a MID, FEI or DUNS number',
  productDescription: 'The product, as described',
} as const;
export type EntryLineColumn = keyof typeof ENTRY_LINE_COLUMNS;
export const ENTRY_LINE_COLUMN_NAMES = Object.keys(ENTRY_LINE_COLUMNS) as EntryLineColumn[];
export const OPTIONAL_ENTRY_LINE_COLUMNS: readonly EntryLineColumn[] = [
  'declaredName',
  'declaredEmail',
  'declaredDuns',
  'fileNumber',
  'priorNoticeNumber',
  'lots',
  'quantity',
  'manufacturerName',
  'manufacturerId',
  'productDescription',
];

/** How the days of a file are written. A cell like 2026-03-05 is read in each of them. */
export const DAY_ORDER_LABELS: Record<DayOrder, string> = {
  ymd: 'Year, month, day (2026-03-05)',
  mdy: 'Month, day, year (03/05/2026)',
  dmy: 'Day, month, year (05/03/2026)',
};
export const ENTRY_LINE_IMPORT_LIMITS = { rows: 10_000, bytes: 8 * 1024 * 1024, errors: 200, warnings: 200 } as const;

/** A row of the file. */
export const entryLineRow = z.object({
  entryNumber: fields.entryNumber,
  lineNumber: fields.lineNumber,
  productCode: fields.productCode,
  role: fields.role,
  /** Of a cell with a time, such as a workbook has, the day that is written. */
  arrivedOn: z.pipe(
    z.string().check(z.overwrite((text) => text.replace(/^(\d{4}-\d\d-\d\d)[T ]\d\d:.*$/, '$1'))),
    fields.arrivedOn,
  ),
  declaredName: z._default(fields.declaredName, null),
  declaredEmail: z._default(fields.declaredEmail, null),
  declaredDuns: z._default(fields.declaredDuns, null),
  fileNumber: z._default(optionalText(20), null),
  priorNoticeNumber: z._default(fields.priorNoticeNumber, null),
  lots: z._default(fields.lots, null),
  quantity: z._default(fields.quantity, null),
  manufacturerName: z._default(fields.manufacturerName, null),
  manufacturerId: z._default(fields.manufacturerId, null),
  productDescription: z._default(fields.productDescription, null),
});
export type EntryLineRow = z.output<typeof entryLineRow>;

const rowMessage = z.object({ line: z.int(), path: z.string(), message: z.string() });

export const entryLineImportReport = z
  .object({
    rows: z.int(),
    created: z.int(),
    /** Lines that are recorded already, without any difference. */
    unchanged: z.int(),
    /** Of all rows that have one; `errors` has the first 200. */
    errorCount: z.int(),
    errors: z.array(rowMessage),
    /** What is recorded all the same, such as a product code of another file: the first 200. Absent without any. */
    warnings: z.optional(z.array(rowMessage)),
    warningCount: z.optional(z.int()),
    /** Rows without an FDA product code, which are not of FDA's. */
    skipped: z.optional(z.int()),
    /** New lines that have an FSVP file. */
    assigned: z.optional(z.int()),
  })
  .check(z.meta({ id: 'EntryLineImportReport' }));
export type EntryLineImportReport = z.output<typeof entryLineImportReport>;

export const DAY_ORDERS = ['ymd', 'mdy', 'dmy'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];
export const dayOrder = z.enum(DAY_ORDERS, `One of ${DAY_ORDERS.join(', ')}`);
/** Such as the name of a broker. */
export const sourceName = requiredText(100, 'Enter the name of the source, such as the broker');

/** Lines that coverage shows. */
export const COVERAGE_KINDS = ['without_file', 'unknown', 'other_code', 'not_ours'] as const;
export type CoverageKind = (typeof COVERAGE_KINDS)[number];

const tag = 'FSVP files';
const path = '/api/entry-lines';
const one = `${path}/{id}`;
const day = z.optional(calendarDay('Use YYYY-MM-DD'));

export const listEntryLines = defineCall({
  id: 'listEntryLines',
  method: 'GET',
  path,
  summary: 'Lines of customs entries, newest first; search by entry number',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['entryNumber', 'arrivedOn', 'role', 'createdAt']),
    importerId: z.optional(id),
    fileId: z.optional(id),
    role: repeated(ENTRY_CODES),
    /** What coverage has to show. */
    coverage: z.optional(z.enum(COVERAGE_KINDS, `One of ${COVERAGE_KINDS.join(', ')}`)),
    supplierId: z.optional(id),
    /** As declared, ignoring case, accents, spaces and punctuation; `-` for lines without one. */
    manufacturer: z.optional(z.string().check(clean, z.maxLength(255, 'At most 255 characters'))),
    productCode: z.optional(productCode),
    arrivedFrom: day,
    arrivedTo: day,
  }),
  response: z
    .object({ entryLines: z.array(entryLine), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'EntryLineList' })),
});
export const getEntryLine = defineCall({
  id: 'getEntryLine',
  method: 'GET',
  path: one,
  summary: 'One line of a customs entry',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: entryLine,
});
export const createEntryLine = defineCall({
  id: 'createEntryLine',
  method: 'POST',
  path,
  summary: 'Record a line of a customs entry; each line of an entry is recorded once for an importer',
  tag,
  access: write('program:write'),
  body: entryLineCreate,
  response: entryLine,
});
export const updateEntryLine = defineCall({
  id: 'updateEntryLine',
  method: 'PUT',
  path: one,
  summary: 'Correct a line of a customs entry; its importer stays',
  tag,
  access: write('program:write'),
  params: idParams,
  body: entryLineUpdate,
  response: entryLine,
});
export const deleteEntryLine = defineCall({
  id: 'deleteEntryLine',
  method: 'DELETE',
  path: one,
  summary: 'Delete a line that was recorded by mistake; the event log keeps it',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const importEntryLines = defineCall({
  id: 'importEntryLines',
  method: 'POST',
  path: `${path}/import`,
  summary: 'Record the lines of a CSV file or an Excel workbook, all or none; a dry run stores nothing',
  tag,
  access: write('program:write'),
  query: z.object({
    importerId: uuid('Choose the importer'),
    /** Of the rows that name none; without it the file whose food, supplier and importer fit. */
    fileId: z.optional(id),
    dryRun: z._default(flag, false),
    /** The name of the report's sender. Its columns are remembered; rows that differ from a recorded line are reported as warnings. */
    source: z.optional(sourceName),
    /** Which columns fill which fields; by default the headings decide. */
    columns: columnChoices(ENTRY_LINE_COLUMN_NAMES),
    /** The line of the file, or the row of the worksheet, that has the headings; by default it is searched for. */
    headingRow: z.optional(wholeNumber(1, 1_048_576)),
    dayOrder: z._default(dayOrder, 'ymd'),
    /** The entry code of rows without one. */
    entryCode: z.optional(z.enum(ENTRY_CODES, 'Choose FSV, FSX or RNE')),
  }),
  bodyTypes: [CSV_TYPE, TSV_TYPE, XLSX_TYPE],
  response: entryLineImportReport,
  status: 200,
});

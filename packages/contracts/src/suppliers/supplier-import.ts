import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { columnChoices, formatColumnChoice, type ColumnChoice as AnyColumnChoice } from '../core/column-choices.js';
import { csvQuery, flag, id, idParams, nullableText, repeatedText, wholeNumber } from '../core/fields.js';
import { CSV_TYPE, TSV_TYPE, XLSX_TYPE } from '../core/table-types.js';
import { foldText } from '../core/text.js';

/** Columns of import and export in the order of the export, named like the API fields. */
export const SUPPLIER_COLUMNS = [
  'id',
  'name',
  'address',
  'city',
  'state',
  'country',
  'postalCode',
  'contactPerson',
  'email',
  'phone',
  'riskLevel',
  'status',
  'fsvpRequired',
  'lastVerificationDate',
  'verificationFrequencyMonths',
  'notes',
  'duns',
  'fei',
  'fdaRegistration',
  'fdaRegistrationEnd',
  'approvalNumbers',
  'tradeNames',
  'sites',
  'fsvpProgram',
  'fsvpImporterName',
  'fsvpImporterDuns',
  'fsvpVerificationMethods',
  'fsvpCorrectiveActions',
  'fsvpRecordKeeping',
  'version',
] as const;
export type SupplierColumn = (typeof SUPPLIER_COLUMNS)[number];

/** Fields that may be filled from several columns, such as a street in two or three columns. Cells are joined by ', '. */
export const JOINED_COLUMNS: readonly SupplierColumn[] = ['address', 'notes', 'approvalNumbers', 'tradeNames', 'sites'];

export const IMPORT_LIMITS = { rows: 100_000, bytes: 64 * 1024 * 1024 } as const;

/** Normalized headings that publishers and spreadsheets use; they are used for suggestions only. */
const SYNONYMS: Partial<Record<SupplierColumn, readonly string[]>> = {
  name: [
    'supplier',
    'suppliername',
    'company',
    'companyname',
    'firm',
    'firmname',
    'legalname',
    'lglname',
    'tradingname',
    'businessname',
    'establishment',
    'nameofestablishment',
    'establishmentname',
    'manufacturer',
    'declaredmanufacturer',
    'recallingfirmname',
    'recallingfirm',
    'officialname',
    'vendor',
    'vendorname',
    'namedesbetriebs',
    'razonsocial',
    'denomination',
  ],
  address: [
    'street',
    'streetaddress',
    'addressline',
    'addressline1',
    'addressline2',
    'address1',
    'address2',
    'address3',
    'line1adrs',
    'line2adrs',
    'adress',
    'strassehausnr',
    'adresse',
  ],
  city: ['town', 'cityname', 'locality', 'ort', 'ortschaft', 'recallingfirmcity'],
  state: ['province', 'region', 'county', 'stateprovince', 'provincestate', 'recallingfirmstate', 'bundesland'],
  country: ['countryname', 'nation', 'countryofproduction', 'recallingfirmcountry', 'land', 'pais', 'pays'],
  postalCode: ['postcode', 'zip', 'zipcode', 'postal', 'plz'],
  contactPerson: ['contact', 'contactname'],
  email: ['mail', 'emailaddress', 'contactemail'],
  phone: ['telephone', 'tel', 'phonenumber', 'contactphone'],
  riskLevel: ['risk'],
  status: ['approvalstatus'],
  verificationFrequencyMonths: ['frequency', 'frequencymonths', 'verificationfrequency'],
  duns: ['dunsnumber', 'dunsno', 'dunsufi', 'ufi', 'uniquefacilityidentifier', 'supplierduns', 'supplierdunsnumber'],
  fei: ['feinumber', 'feino', 'mfgfirmfeinum', 'firmfeinum', 'establishmentidentifier', 'fdaestablishmentidentifier'],
  fdaRegistration: [
    'fdaregistrationnumber',
    'fdaregistrationno',
    'registrationnumber',
    'facilityregistrationnumber',
    'ffr',
    'ffrnumber',
  ],
  fdaRegistrationEnd: ['registrationend', 'registrationexpires', 'registrationexpiration', 'fdaregistrationexpires'],
  approvalNumbers: [
    'approvalnumber',
    'approvalno',
    'appno',
    'establishmentnumber',
    'establishmentno',
    'zulassungsnummer',
    'zulassungsnr',
    'nrgseaa',
    'numerodagrement',
  ],
  tradeNames: ['tradename', 'dba', 'doingbusinessas', 'brandnames'],
  sites: ['site', 'plants', 'facilities'],
  fsvpImporterDuns: ['importerduns', 'importerdunsnumber', 'fsvpduns', 'dunsofimporter'],
};

function normalizeHeading(heading: string): string {
  return foldText(heading).replace(/[^a-z0-9]+/g, '');
}

/** Returns the field whose name the heading has, ignoring case and punctuation ('Postal Code'); else null. */
export function columnForHeading(heading: string): SupplierColumn | null {
  const normalized = normalizeHeading(heading);
  return SUPPLIER_COLUMNS.find((column) => column.toLowerCase() === normalized) ?? null;
}

/** Suggests a field for a heading by known synonyms ('Town', 'LGL_NAME'); the user confirms it. */
export function suggestColumn(heading: string): SupplierColumn | null {
  const normalized = normalizeHeading(heading);
  return columnForHeading(heading) ?? SUPPLIER_COLUMNS.find((column) => SYNONYMS[column]?.includes(normalized)) ?? null;
}

/** Headings of numbers that no two plants have in common, as publishers and spreadsheets write them. */
const PLANT_NUMBER =
  /(^|_)fei(_?(no|num|number))?$|(approval|establishment|zulassungs)_?(no|nr|num|number|nummer)$|^app_?no$|(^|_)no_agrement$|(^|_)rgseaa$/;
const EXTERNAL_ID = /^external_?ids?(_|$)/;

/**
 * Whether a column distinguishes plants with the same name and address: approval numbers and FDA's establishment identifiers (FEI),
 * or ids of other systems. Null for other columns.
 */
export function identifierOf(heading: string): 'plant' | 'external' | null {
  const words = foldText(heading)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  if (EXTERNAL_ID.test(words)) return 'external';
  return PLANT_NUMBER.test(words) ? 'plant' : null;
}

export { CSV_TYPE, TSV_TYPE, XLSX_TYPE };
const bodyTypes = [CSV_TYPE, TSV_TYPE, XLSX_TYPE] as const;

/** Text encodings by their `TextDecoder` names. */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];
export const IMPORT_ENCODING_LABELS: Record<ImportEncoding, string> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1254': 'Turkish (Windows-1254)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-kr': 'Korean (EUC-KR)',
};

export const IMPORT_SEPARATORS = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type ImportSeparator = (typeof IMPORT_SEPARATORS)[number];
export const IMPORT_SEPARATOR_LABELS: Record<ImportSeparator, string> = {
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  pipe: 'Vertical bar',
};

/** How quotes are read: `double` by RFC 4180; `none` as ordinary characters, for files that do not escape them. */
export const IMPORT_QUOTES = ['double', 'none'] as const;
export type ImportQuotes = (typeof IMPORT_QUOTES)[number];
export const IMPORT_QUOTES_LABELS: Record<ImportQuotes, string> = {
  double: 'Around cells',
  none: 'Ordinary characters',
};

const encoding = z.enum(IMPORT_ENCODINGS, `One of ${IMPORT_ENCODINGS.join(', ')}`);
const separator = z.enum(IMPORT_SEPARATORS, `One of ${IMPORT_SEPARATORS.join(', ')}`);
const quotes = z.enum(IMPORT_QUOTES, `One of ${IMPORT_QUOTES.join(', ')}`);
/** The name of a worksheet; the first one by default. */
const sheet = z.optional(z.string().check(z.maxLength(255, 'At most 255 characters')));
/** The line of the file, or the row of the worksheet, that has the headings; by default it is searched for. */
const headingRow = z.optional(wholeNumber(1, 1_048_576));
/** What the workbook does not show. */
const hiddenRows = z.optional(z.int());

export type ColumnChoice = AnyColumnChoice<SupplierColumn>;
export { formatColumnChoice };

/** A value for a field in every row, such as the country of a national list. */
export interface FixedValue {
  column: SupplierColumn;
  value: string;
}

/** Query parameter form, such as `country:Germany`. */
export function formatFixedValue({ column, value }: FixedValue): string {
  return `${column}:${value}`;
}

function isColumn(text: string | undefined): text is SupplierColumn {
  return SUPPLIER_COLUMNS.includes(text as SupplierColumn);
}

const columns = columnChoices(SUPPLIER_COLUMNS, JOINED_COLUMNS);

const fixed = z.pipe(
  repeatedText(SUPPLIER_COLUMNS.length),
  z.transform((texts, context) =>
    texts?.map((text) => {
      const at = text.indexOf(':');
      const column = text.slice(0, at);
      if (at > 0 && isColumn(column) && column !== 'id' && column !== 'version')
        return { column, value: text.slice(at + 1) };
      context.issues.push({
        code: 'custom',
        message: `'${text}' is not a field and a value, such as country:Germany`,
        input: text,
      });
      return z.NEVER;
    }),
  ),
);

export const importReport = z
  .object({
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    /** `row` counts records, with the heading as row 1; `line` is the line of the file on which that row starts. */
    errors: z.array(z.object({ row: z.int(), path: z.string(), message: z.string(), line: z.optional(z.int()) })),
    /** `of` is a supplier id; with `ofRow`, the supplier that this earlier row creates. */
    duplicates: z.array(z.object({ row: z.int(), of: z.string(), ofRow: z.optional(z.int()), reason: z.string() })),
    /** Headings that match no field, or are not in `columns`. */
    ignoredColumns: z.array(z.string()),
    /** What the rows change in suppliers that exist: all that must be confirmed, and at most 10,000 others. */
    changes: z.optional(
      z.array(
        z.object({
          row: z.int(),
          line: z.int(),
          /** Of the supplier. */
          id: z.string(),
          name: z.string(),
          fields: z.array(z.object({ path: z.string(), from: nullableText, to: nullableText })),
          /** A suspended or rejected supplier becomes approved. */
          approves: z.optional(z.boolean()),
          /** The row has an older version than the supplier. */
          changedSinceExport: z.optional(z.boolean()),
        }),
      ),
    ),
    /** How many fields of suppliers that exist blank cells clear. */
    clearedFields: z.optional(z.int()),
    hiddenRows,
    /** Columns that the workbook does not show. */
    hiddenColumns: z.optional(z.int()),
  })
  .check(z.meta({ id: 'SupplierImportReport' }));
export type ImportReport = z.output<typeof importReport>;

const tag = 'Suppliers';

export const importSuppliers = defineCall({
  id: 'importSuppliers',
  method: 'POST',
  path: '/api/suppliers/import',
  summary:
    'Import suppliers from CSV, tab-separated text or XLSX in one transaction; if any row is invalid, nothing is written and the report comes with status 400',
  tag,
  access: write('suppliers:write'),
  query: z.object({
    dryRun: z._default(flag, false),
    onDuplicate: z._default(z.enum(['skip', 'create'], 'One of skip, create'), 'skip'),
    /** A byte order mark in the file takes precedence. */
    encoding: z._default(encoding, 'utf-8'),
    /** Default: a comma; a tab for text/tab-separated-values. */
    separator: z.optional(separator),
    quotes: z._default(quotes, 'double'),
    sheet,
    headingRow,
    /** Which columns fill which fields; by default the headings decide. */
    columns,
    /** Values for every row; a cell of the row takes precedence. */
    fixed,
    /** Whether rows may make suspended and rejected suppliers approved. */
    confirmApprovals: z._default(flag, false),
    /** Whether rows of an export may overwrite suppliers that have changed since. */
    confirmOverwrites: z._default(flag, false),
    /** A UUID chosen by the caller: the id for `importProgress` while this call runs. */
    progress: z.optional(id),
  }),
  bodyTypes,
  response: importReport,
  status: 200,
});

/** The structure of a file before it is imported. */
export const importInspection = z
  .object({
    kind: z.enum(['text', 'workbook']),
    /** Requested or detected encoding of the text; null for a workbook. */
    encoding: z.nullable(encoding),
    separator: z.nullable(separator),
    quotes: z.nullable(quotes),
    /** The worksheets of a workbook, and the inspected one. */
    sheets: z.array(z.string()),
    sheet: nullableText,
    /** The line, or row of the sheet, with the headings; null for a file without rows. */
    headingRow: z.optional(z.nullable(z.int())),
    /** Of the first 200 rows. */
    hiddenRows,
    columns: z.array(
      z.object({
        /** 1 is the file's first column. */
        number: z.int(),
        heading: z.string(),
        /** Suggested field for the heading. */
        suggested: z.nullable(z.enum(SUPPLIER_COLUMNS)),
        /** The first cells under the heading. */
        samples: z.array(z.string()),
      }),
    ),
  })
  .check(z.meta({ id: 'SupplierImportInspection' }));
export type ImportInspection = z.output<typeof importInspection>;

export const inspectImport = defineCall({
  id: 'inspectImport',
  method: 'POST',
  path: '/api/suppliers/import/inspect',
  summary: 'Inspect a file before importing it: encoding, columns and suggested fields',
  tag,
  access: write('suppliers:write'),
  query: z.object({
    encoding: z.optional(encoding),
    separator: z.optional(separator),
    quotes: z.optional(quotes),
    sheet,
    headingRow,
  }),
  bodyTypes,
  response: importInspection,
  status: 200,
});

export const IMPORT_PHASES = ['receiving', 'reading', 'done', 'failed'] as const;
export type ImportPhase = (typeof IMPORT_PHASES)[number];

export const importProgress = defineCall({
  id: 'importProgress',
  method: 'GET',
  path: '/api/suppliers/import/{id}/progress',
  summary: 'Progress of an import that was started with `progress`',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({
      phase: z.enum(IMPORT_PHASES),
      /** Bytes received or read so far. */
      bytes: z.int(),
      /** Size of the file; null until it has arrived completely. */
      totalBytes: z.nullable(z.int()),
      /** Rows read so far. */
      rows: z.int(),
    })
    .check(z.meta({ id: 'SupplierImportProgress' })),
});

export const exportSuppliers = defineCall({
  id: 'exportSuppliers',
  method: 'GET',
  path: '/api/suppliers/export.csv',
  summary: 'All suppliers as CSV, with the columns of the import',
  tag,
  access: READ,
  query: csvQuery,
  responseType: CSV_TYPE,
});

export const exportSuppliersWorkbook = defineCall({
  id: 'exportSuppliersWorkbook',
  method: 'GET',
  path: '/api/suppliers/export.xlsx',
  summary: 'All suppliers as an XLSX workbook, with the columns of the import',
  tag,
  access: READ,
  responseType: XLSX_TYPE,
});

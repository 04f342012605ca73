import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { flag, id, idParams, repeatedText, textOut } from './fields.js';

/** Columns of import and export, in the export's order: the API's field names (decisions §5). */
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
  'fsvpProgram',
  'fsvpImporterName',
  'fsvpImporterDuns',
  'fsvpVerificationMethods',
  'fsvpCorrectiveActions',
  'fsvpRecordKeeping',
] as const;
export type SupplierColumn = (typeof SUPPLIER_COLUMNS)[number];

/** Columns that may be filled from several columns of a file: publishers split a street over two or three. Their cells are joined by a comma and a blank. */
export const JOINED_COLUMNS: readonly SupplierColumn[] = ['address', 'notes'];

export const IMPORT_LIMITS = { rows: 100_000, bytes: 64 * 1024 * 1024 } as const;

/** Words that publishers and spreadsheets use for a column, as `plain` spells them; only suggestions are made of them. */
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
  fsvpImporterDuns: ['duns', 'dunsnumber'],
};

function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Finds the column a heading means: the field's own name or plain words, whatever the case ('Postal Code'). Null when there is none. */
export function columnOfHeading(heading: string): SupplierColumn | null {
  return SUPPLIER_COLUMNS.find((column) => column.toLowerCase() === plain(heading)) ?? null;
}

/** Suggests the column that a heading may mean, by the words that publishers use ('Town', 'LGL_NAME'). A person is to look at it. */
export function suggestedColumn(heading: string): SupplierColumn | null {
  const words = plain(heading);
  return columnOfHeading(heading) ?? SUPPLIER_COLUMNS.find((column) => SYNONYMS[column]?.includes(words)) ?? null;
}

export const CSV_TYPE = 'text/csv';
export const TSV_TYPE = 'text/tab-separated-values';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const bodyTypes = [CSV_TYPE, TSV_TYPE, XLSX_TYPE] as const;

/** Encodings of text, by the names that `TextDecoder` knows. */
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
export const SEPARATOR_CHARACTERS: Record<ImportSeparator, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
};

/** How quotes are read: `double` as CSV wants them (RFC 4180), `none` as ordinary characters, for publishers who do not double them. */
export const IMPORT_QUOTES = ['double', 'none'] as const;
export type ImportQuotes = (typeof IMPORT_QUOTES)[number];
export const IMPORT_QUOTES_LABELS: Record<ImportQuotes, string> = {
  double: 'Around cells',
  none: 'Ordinary characters',
};

const encoding = z.enum(IMPORT_ENCODINGS, `One of ${IMPORT_ENCODINGS.join(', ')}`);
const separator = z.enum(IMPORT_SEPARATORS, `One of ${IMPORT_SEPARATORS.join(', ')}`);
const quotes = z.enum(IMPORT_QUOTES, `One of ${IMPORT_QUOTES.join(', ')}`);
/** The name of a workbook's sheet; without it the first. */
const sheet = z.optional(z.string().check(z.maxLength(255, 'At most 255 characters')));

/** A choice of the heading: which column of the file (1 is the first) fills a field. */
export interface ColumnChoice {
  column: SupplierColumn;
  number: number;
}

/** A value that a field gets in every row, such as the country of a list that does not name it. */
export interface FixedValue {
  column: SupplierColumn;
  value: string;
}

/** `name:2` on the wire. */
export function columnText({ column, number }: ColumnChoice): string {
  return `${column}:${number}`;
}

/** `country:Germany` on the wire. */
export function fixedText({ column, value }: FixedValue): string {
  return `${column}:${value}`;
}

function isColumn(text: string | undefined): text is SupplierColumn {
  return SUPPLIER_COLUMNS.includes(text as SupplierColumn);
}

const columns = z.pipe(
  repeatedText(100),
  z.transform((texts, context) => {
    const choices = (texts ?? []).map((text) => {
      const [, column, number] = /^(\w+):([1-9]\d{0,4})$/.exec(text) ?? [];
      if (isColumn(column)) return { column, number: Number(number) };
      context.issues.push({
        code: 'custom',
        message: `'${text}' is not a field and a column's number, such as name:2`,
        input: text,
      });
      return z.NEVER;
    });
    const taken = choices.map(({ column }) => column);
    const twice = new Set(
      taken.filter((column, index) => !JOINED_COLUMNS.includes(column) && taken.indexOf(column) !== index),
    );
    for (const column of twice)
      context.issues.push({ code: 'custom', message: `'${column}' can be filled from one column only`, input: column });
    return texts ? choices : undefined;
  }),
);

const fixed = z.pipe(
  repeatedText(SUPPLIER_COLUMNS.length),
  z.transform((texts, context) =>
    texts?.map((text) => {
      const at = text.indexOf(':');
      const column = text.slice(0, at);
      if (at > 0 && isColumn(column) && column !== 'id') return { column, value: text.slice(at + 1) };
      context.issues.push({
        code: 'custom',
        message: `'${text}' is not a field and its value, such as country:Germany`,
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
    /** `row` counts records, the heading being row 1; `line` is the line of the file on which that row begins. */
    errors: z.array(z.object({ row: z.int(), path: z.string(), message: z.string(), line: z.optional(z.int()) })),
    /** `of` is the supplier's id; with `ofRow`, the one that this earlier row of the file becomes. */
    duplicates: z.array(z.object({ row: z.int(), of: z.string(), ofRow: z.optional(z.int()), reason: z.string() })),
    /** Headings that match no column, or were left out by `columns`, and were ignored. */
    ignoredColumns: z.array(z.string()),
  })
  .check(z.meta({ id: 'SupplierImportReport' }));
export type ImportReport = z.output<typeof importReport>;

const tag = 'Suppliers';

export const importSuppliers = defineCall({
  method: 'POST',
  path: '/api/suppliers/import',
  summary:
    'Import suppliers from CSV, tab-separated text or XLSX; one transaction, nothing is written when a row is wrong (then 400 with the report)',
  tag,
  query: z.object({
    dryRun: z._default(flag, false),
    onDuplicate: z._default(z.enum(['skip', 'create'], 'One of skip, create'), 'skip'),
    /** A byte order mark in the file wins. */
    encoding: z._default(encoding, 'utf-8'),
    /** By default a comma, in text/tab-separated-values a tab. */
    separator: z.optional(separator),
    quotes: z._default(quotes, 'double'),
    sheet,
    /** Which columns of the file fill which fields; without it the heading decides. */
    columns,
    /** Values for every row; a cell of the row itself wins. */
    fixed,
    /** A UUID made by the caller, under which `importProgress` answers while this call runs. */
    progress: z.optional(id),
  }),
  bodyTypes,
  response: importReport,
  status: 200,
});

/** What a file looks like before it is imported. */
export const importInspection = z
  .object({
    kind: z.enum(['text', 'workbook']),
    /** How the text was read: as asked for, else as guessed; null for a workbook. */
    encoding: z.nullable(encoding),
    separator: z.nullable(separator),
    quotes: z.nullable(quotes),
    /** The sheets of a workbook, and the one looked at. */
    sheets: z.array(z.string()),
    sheet: textOut,
    columns: z.array(
      z.object({
        /** 1 is the file's first column. */
        number: z.int(),
        heading: z.string(),
        /** The field that the heading seems to mean. */
        suggested: z.nullable(z.enum(SUPPLIER_COLUMNS)),
        /** The first cells below the heading. */
        samples: z.array(z.string()),
      }),
    ),
  })
  .check(z.meta({ id: 'SupplierImportInspection' }));
export type ImportInspection = z.output<typeof importInspection>;

export const inspectImport = defineCall({
  method: 'POST',
  path: '/api/suppliers/import/inspect',
  summary: 'Look at a file before importing it: how its text reads, its columns and what they seem to mean',
  tag,
  query: z.object({
    encoding: z.optional(encoding),
    separator: z.optional(separator),
    quotes: z.optional(quotes),
    sheet,
  }),
  bodyTypes,
  response: importInspection,
  status: 200,
});

export const IMPORT_PHASES = ['receiving', 'reading', 'done', 'failed'] as const;
export type ImportPhase = (typeof IMPORT_PHASES)[number];

export const importProgress = defineCall({
  method: 'GET',
  path: '/api/suppliers/import/{id}/progress',
  summary: 'How far an import is that was started with `progress`',
  tag,
  params: idParams,
  response: z
    .object({
      phase: z.enum(IMPORT_PHASES),
      /** Bytes received or read so far. */
      bytes: z.int(),
      /** Bytes of the file; null until all of it has arrived. */
      totalBytes: z.nullable(z.int()),
      /** Rows read so far. */
      rows: z.int(),
    })
    .check(z.meta({ id: 'SupplierImportProgress' })),
});

export const exportSuppliers = defineCall({
  method: 'GET',
  path: '/api/suppliers/export.csv',
  summary: 'All suppliers as CSV in the columns of the import',
  tag,
  responseType: CSV_TYPE,
});

export const exportSuppliersWorkbook = defineCall({
  method: 'GET',
  path: '/api/suppliers/export.xlsx',
  summary: 'All suppliers as an XLSX workbook in the columns of the import',
  tag,
  responseType: XLSX_TYPE,
});

import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { flag } from './fields.js';

/** Columns of import and export, in the export's order: the API's field names (decisions §5). */
export const SUPPLIER_COLUMNS = [
  'id', 'name', 'address', 'city', 'state', 'country', 'postalCode', 'contactPerson', 'email', 'phone', 'riskLevel', 'status', 'fsvpRequired',
  'lastVerificationDate', 'verificationFrequencyMonths', 'notes', 'fsvpProgram', 'fsvpImporterName', 'fsvpImporterDuns',
  'fsvpVerificationMethods', 'fsvpCorrectiveActions', 'fsvpRecordKeeping',
] as const;
export type SupplierColumn = (typeof SUPPLIER_COLUMNS)[number];

export const IMPORT_LIMITS = { rows: 100_000, bytes: 64 * 1024 * 1024 } as const;

/** Finds the column a heading means: the field's own name or plain words, whatever the case ('Postal Code'). Null when there is none. */
export function columnOfHeading(heading: string): SupplierColumn | null {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '');
  return SUPPLIER_COLUMNS.find((column) => column.toLowerCase() === plain) ?? null;
}

export const importReport = z
  .object({
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    errors: z.array(z.object({ row: z.int(), path: z.string(), message: z.string() })),
    duplicates: z.array(z.object({ row: z.int(), of: z.string(), reason: z.string() })),
    /** Headings that match no column and were ignored. */
    ignoredColumns: z.array(z.string()),
  })
  .check(z.meta({ id: 'SupplierImportReport' }));
export type ImportReport = z.output<typeof importReport>;

export const importSuppliers = defineCall({
  method: 'POST',
  path: '/api/suppliers/import',
  summary: 'Import suppliers from CSV; one transaction, nothing is written when a row is wrong (then 400 with the report)',
  tag: 'Suppliers',
  query: z.object({ dryRun: z._default(flag, false), onDuplicate: z._default(z.enum(['skip', 'create'], 'One of skip, create'), 'skip') }),
  bodyType: 'text/csv',
  response: importReport,
  status: 200,
});

export const exportSuppliers = defineCall({
  method: 'GET',
  path: '/api/suppliers/export.csv',
  summary: 'All suppliers as CSV in the columns of the import',
  tag: 'Suppliers',
  responseType: 'text/csv',
});

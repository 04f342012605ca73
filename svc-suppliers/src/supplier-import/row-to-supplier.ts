import { id as idSchema } from '@fsvp/contracts/core/fields';
import {
  supplierCreate,
  supplierUpdate,
  type SupplierCreate,
  type SupplierUpdate,
} from '@fsvp/contracts/suppliers/supplier';
import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { readSupplierCell } from '@fsvp/tables/supplier-cells';
import * as z from 'zod/mini';
import type { ImportRow } from './import-rows.js';

type RowError = ImportReport['errors'][number];

/** A blank cell in these columns means the default for a new supplier, and no change for an existing one. */
const IGNORED_IF_BLANK = ['riskLevel', 'status', 'fsvpRequired', 'verificationFrequencyMonths'] as const;

/** Converts a row's cells to the body of a create call or, for a known id, of an update call. */
export function toRequestBody(cells: ImportRow['cells']): Record<string, string> {
  const { id: _id, version: _version, ...body } = { ...cells } as Record<string, string>;
  for (const [column, cell] of Object.entries(body)) body[column] = readSupplierCell(column, cell);
  for (const column of IGNORED_IF_BLANK) if (!body[column]?.trim()) delete body[column];
  return body;
}

type Parsed<T> = { body: T } | { errors: RowError[] };

function parseRow<S extends z.ZodMiniType>(schema: S, { row, line, cells, errors }: ImportRow): Parsed<z.output<S>> {
  if (errors.length) return { errors };
  const result = z.safeParse(schema, toRequestBody(cells));
  if (result.success) return { body: result.data };
  return {
    errors: result.error.issues.map((issue) => ({ row, path: issue.path.join('.'), message: issue.message, line })),
  };
}

/** @returns the body of a new supplier, or the errors of the row */
export function parseCreate(row: ImportRow): Parsed<SupplierCreate> {
  return parseRow(supplierCreate, row);
}

/** @returns the changes to an existing supplier, or the errors of the row */
export function parseUpdate(row: ImportRow): Parsed<SupplierUpdate> {
  return parseRow(supplierUpdate, row);
}

/** The id of a row, if it is valid. */
export function readId({ cells }: ImportRow): string | undefined {
  const id = cells.id?.trim().toLowerCase();
  return id && z.safeParse(idSchema, id).success ? id : undefined;
}

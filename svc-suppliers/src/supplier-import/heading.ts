import {
  columnForHeading,
  IMPORT_SEPARATOR_LABELS,
  IMPORT_SEPARATORS,
  SUPPLIER_COLUMNS,
  type ColumnChoice,
  type FixedValue,
  type ImportSeparator,
  type SupplierColumn,
} from '@fsvp/contracts/suppliers/supplier-import';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import { SEPARATOR_CHARACTERS } from '@fsvp/tables/record-splitter';

const REQUIRED = ['name', 'country'] as const;

/** The caller's choice of columns. */
export interface Choice {
  columns?: ColumnChoice[];
  fixed?: FixedValue[];
  /** The line of the heading. */
  headingRow?: number;
}

/** Which cells of a row contain which fields. */
export interface Heading {
  line: number;
  width: number;
  /** Indexes of cells, 0 being the first. */
  sources: Map<SupplierColumn, number[]>;
  fixed: Map<SupplierColumn, string>;
  ignored: string[];
}

/**
 * Reads the heading, unless `columns` replaces it.
 * @param separator of the heading; null for a workbook
 * @param line of the heading
 * @throws 400 when a required field has no column and no fixed value, a field has two columns, or a chosen column does
 * not exist
 */
export function readHeading(
  cells: string[],
  { columns, fixed = [] }: Choice,
  separator: ImportSeparator | null,
  line: number,
): Heading {
  const headings = cells.map((cell) => cell.trim());
  const chosen = columns ?? findNamedColumns(headings);
  const sources = new Map<SupplierColumn, number[]>();
  for (const { column, number } of chosen) sources.set(column, [...(sources.get(column) ?? []), number - 1]);
  const fixedValues = new Map(
    fixed.filter(({ value }) => value.trim()).map(({ column, value }) => [column, value.trim()]),
  );
  const missing = REQUIRED.filter((column) => !sources.has(column) && !fixedValues.has(column));
  const errors: FieldError[] = [
    ...missing.map((path) => ({
      path,
      message: columns
        ? `Choose a column for '${path}', or a value for all rows`
        : `The heading (row ${line}) has no column '${path}'`,
    })),
    ...(missing.length ? separatorHint(cells, separator) : []),
    ...(columns ? missingColumnErrors(columns, cells.length) : duplicateColumnErrors(sources, line)),
  ];
  if (errors.length) throw invalidInput(errors);
  const used = new Set([...sources.values()].flat());
  return {
    line,
    width: cells.length,
    sources,
    fixed: fixedValues,
    ignored: headings.filter((heading, index) => heading && !used.has(index)),
  };
}

/** A row's cells by field. A non-blank cell takes precedence over the value for all rows; several cells are joined. */
export function cellsByColumn(cells: string[], { sources, fixed }: Heading): Partial<Record<SupplierColumn, string>> {
  const named: Partial<Record<SupplierColumn, string>> = {};
  for (const [column, indexes] of sources)
    named[column] = indexes
      .map((index) => cells[index])
      .filter(Boolean)
      .join(', ');
  for (const [column, value] of fixed) named[column] ||= value;
  return named;
}

function findNamedColumns(headings: string[]): ColumnChoice[] {
  return headings.flatMap((heading, index) => {
    const column = columnForHeading(heading);
    return column ? [{ column, number: index + 1 }] : [];
  });
}

function duplicateColumnErrors(sources: Heading['sources'], line: number): FieldError[] {
  return SUPPLIER_COLUMNS.filter((column) => (sources.get(column)?.length ?? 0) > 1).map((path) => ({
    path,
    message: `The heading (row ${line}) has the column '${path}' twice`,
  }));
}

function missingColumnErrors(columns: ColumnChoice[], width: number): FieldError[] {
  return columns
    .filter(({ number }) => number > width)
    .map(({ column, number }) => ({
      path: 'columns',
      message: `'${column}' is mapped to column ${number}, but the file has ${width === 1 ? 'one column' : `${width} columns`}`,
    }));
}

function separatorHint(cells: string[], separator: ImportSeparator | null): FieldError[] {
  if (!separator) return [];
  const text = cells.join(SEPARATOR_CHARACTERS[separator]);
  const [best] = IMPORT_SEPARATORS.map((name) => ({ name, parts: text.split(SEPARATOR_CHARACTERS[name]).length })).sort(
    (a, b) => b.parts - a.parts,
  );
  if (!best || best.parts <= cells.length) return [];
  const plural = best.name === 'pipe' ? 'vertical bars' : `${IMPORT_SEPARATOR_LABELS[best.name].toLowerCase()}s`;
  return [
    { path: 'file', message: `The file seems to be separated by ${plural}. Import it with separator=${best.name}.` },
  ];
}

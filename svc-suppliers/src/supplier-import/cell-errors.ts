import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { describeSupplierCellProblem } from '@fsvp/tables/supplier-cells';
import type { Heading } from './heading.js';
import type { Table } from '@fsvp/service-kit/tables/table';
import type { TableRow } from '@fsvp/service-kit/tables/table-row';

type RowError = ImportReport['errors'][number];

/** The cells of a row that a spreadsheet has made unusable: errors of formulas, and codes that are rounded numbers. */
export function findCellErrors({ row, line, cells }: TableRow, { sources }: Heading, kind: Table['kind']): RowError[] {
  const errors: RowError[] = [];
  for (const [path, indexes] of sources)
    for (const index of indexes) {
      const problem = describeSupplierCellProblem(path, cells[index] ?? '');
      if (!problem) continue;
      const at = kind === 'workbook' ? `Cell ${cellName(index, line)}` : `The cell in column ${index + 1}`;
      errors.push({ row, path, message: `${at} has ${problem}`, line });
    }
  return errors;
}

/** 'B7' for the second column of row 7. */
export function cellName(index: number, row: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row}`;
}

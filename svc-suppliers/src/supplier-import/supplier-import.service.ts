import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { supplierCreated } from '@fsvp/contracts/suppliers/supplier.record';
import type { ImportReport, importSuppliers } from '@fsvp/contracts/suppliers/supplier-import';
import { insertRecords } from '@fsvp/service-kit/unit-of-work/insert-records';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { toEventData } from '../suppliers/supplier.mapper.js';
import { SuppliersService } from '../suppliers/suppliers.service.js';
import type { ProgressReporter } from './import-progress.js';
import { importRows, type ImportRow } from './import-rows.js';
import { CreatedSuppliers } from './created-suppliers.js';
import { findKnown, updateSuppliers } from './existing-suppliers.js';
import type { Heading } from './heading.js';
import { findMergedCells } from './merged-cells.js';
import { readNewSuppliers, skipDuplicates } from './new-suppliers.js';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import { openTable, type Table } from '@fsvp/service-kit/tables/table';
import type { SheetFacts } from '@fsvp/service-kit/tables/workbook/sheet-rows';
import { WriteBehind } from './write-behind.js';

const CHUNK_ROWS = 200;
/** Limits the chunk of long rows: the statements of a chunk are built in one turn of the event loop. */
const CHUNK_CHARACTERS = 200_000;
const MAX_ERRORS = 10_000;
/** In the problem of a failed import, which is converted to JSON in one turn. A dry run lists all. */
const MAX_LISTED = 10_000;
const IMPORT_LOCK = 7_201_950;
const STATEMENT_TIMEOUT_MS = 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

export type ImportOptions = HandlerInput<typeof importSuppliers>['query'] & {
  mediaType?: string;
  /** Aborts a dry run. */
  signal?: AbortSignal;
};

/** What later rows are compared with. */
interface SoFar {
  created: CreatedSuppliers;
  rowsOfIds: Map<string, number>;
}

/** Thrown to roll the transaction back. Contains the report. */
class ImportRollback extends Error {
  constructor(readonly report: ImportReport) {
    super('The import is rolled back');
  }
}

/**
 * Imports suppliers from a file in one transaction and in bounded memory. A dry run has the report of the real run: it
 * updates suppliers and is rolled back at the end. New suppliers are not written in a dry run or after an invalid row.
 */
@Injectable()
export class SupplierImportService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly suppliers: SuppliersService,
  ) {}

  /** @throws 400 with the report when a row is invalid, except in a dry run */
  async import(file: SpooledFile, options: ImportOptions, progress: ProgressReporter): Promise<ImportReport> {
    try {
      return await this.unitOfWork.run((transaction) => this.importFile(transaction, file, options, progress), {
        statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      });
    } catch (error) {
      if (!(error instanceof ImportRollback)) throw error;
      if (options.dryRun) return error.report;
      const { errors, duplicates, changes, ...report } = error.report;
      const found =
        errors.length === 1 ? 'one error was found' : `${errors.length.toLocaleString('en-US')} errors were found`;
      throw new ProblemError(
        'import-rejected',
        `Nothing was imported: ${found}. Correct the file and import it again.`,
        {
          errors,
          duplicates: duplicates.slice(0, MAX_LISTED),
          ...(changes && { changes: changes.slice(0, MAX_LISTED) }),
          ...report,
        },
      );
    }
  }

  private async importFile(
    transaction: Transaction,
    file: SpooledFile,
    options: ImportOptions,
    progress: ProgressReporter,
  ): Promise<ImportReport> {
    await acquireImportLock(transaction);
    const report: ImportReport = {
      rows: 0,
      created: 0,
      updated: 0,
      skipped: 0,
      errors: [],
      duplicates: [],
      ignoredColumns: [],
    };
    const table = await openTable(file, options, (bytes) => progress.report({ bytes }));
    const writes = new WriteBehind();
    try {
      await this.importTable(transaction, table, options, report, writes, progress);
    } finally {
      // Nothing may be written after the rollback.
      await writes.end();
    }
    await writes.done();
    if (options.dryRun || report.errors.length) throw new ImportRollback(report);
    return report;
  }

  private async importTable(
    transaction: Transaction,
    table: Table,
    options: ImportOptions,
    report: ImportReport,
    writes: WriteBehind,
    progress: ProgressReporter,
  ): Promise<void> {
    const soFar: SoFar = { created: new CreatedSuppliers(), rowsOfIds: new Map() };
    const lines: number[] = [];
    const found: { heading?: Heading } = {};
    let chunk: ImportRow[] = [];
    let characters = 0;
    for await (const row of importRows(table, options, (heading) => (found.heading = heading))) {
      report.rows += 1;
      if (row.hidden) report.hiddenRows = (report.hiddenRows ?? 0) + 1;
      if (table.kind === 'workbook') lines.push(row.line);
      chunk.push(row);
      characters += countCharacters(row);
      if (chunk.length < CHUNK_ROWS && characters < CHUNK_CHARACTERS) continue;
      // A dry run without a caller would only delay the next import.
      if (options.signal?.aborted) throw new ProblemError('request-timeout', 'The check was cancelled.');
      await this.importChunk(transaction, chunk, options, report, soFar, writes);
      progress.report({ rows: report.rows });
      chunk = [];
      characters = 0;
      if (report.errors.length >= MAX_ERRORS) break;
    }
    await this.importChunk(transaction, chunk, options, report, soFar, writes);
    if (found.heading) addFacts(report, found.heading, table.facts, lines);
    progress.report({ rows: report.rows });
  }

  private async importChunk(
    transaction: Transaction,
    rows: ImportRow[],
    options: ImportOptions,
    report: ImportReport,
    { created, rowsOfIds }: SoFar,
    writes: WriteBehind,
  ): Promise<void> {
    const { manager } = transaction;
    // Reading the rows may have used most of this turn.
    await nextTurn();
    const before = report.errors.length;
    const candidates = await readNewSuppliers(
      rows.filter(({ cells }) => !cells.id),
      report,
    );
    await writes.done();
    const known = await findKnown(
      manager,
      rows.filter(({ cells }) => cells.id),
      rowsOfIds,
      report,
    );
    await updateSuppliers(transaction, known, options, this.suppliers, report);
    const suppliers = await skipDuplicates(manager, candidates, options.onDuplicate === 'create', report, created);
    report.errors.push(...report.errors.splice(before).sort(byRow));
    if (options.dryRun || report.errors.length) return transaction.flush();
    for (const supplier of suppliers)
      transaction.record({ event: supplierCreated, before: null, after: toEventData(supplier) });
    const insert = insertRecords(manager.connection, SupplierEntity);
    writes.start(manager.query(insert, [JSON.stringify(suppliers)]).then(() => transaction.flush()));
  }
}

const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;

/** Adds what the whole sheet has: merged cells, and columns that it does not show. */
function addFacts(
  report: ImportReport,
  heading: Heading,
  { hiddenColumns, merged }: SheetFacts,
  lines: number[],
): void {
  report.ignoredColumns = heading.ignored;
  const hidden = hiddenColumns.map(([first, last]) => Math.min(last, heading.width - 1) - first + 1);
  const count = hidden.reduce((sum, columns) => sum + Math.max(0, columns), 0);
  if (count) report.hiddenColumns = count;
  report.errors.push(...findMergedCells(merged, heading, lines));
}

function countCharacters({ cells }: ImportRow): number {
  return Object.values(cells).reduce((sum, cell) => sum + cell.length, 0);
}

/** Allows one import at a time, since two imports of the same file would not see each other's suppliers. */
async function acquireImportLock({ manager }: Transaction): Promise<void> {
  try {
    await manager.query(`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE)
      throw new ProblemError(
        'import-running',
        'Another import is running. Wait until it is done and import the file again.',
      );
    throw error;
  }
}

import { Injectable } from '@nestjs/common';
import { supplierCreated } from '@fsvp/contracts/events';
import type { ImportReport } from '@fsvp/contracts/supplier-import';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work';
import { In, IsNull } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { supplierKeys } from '../suppliers/supplier-keys.js';
import { evidence, newSupplier } from '../suppliers/supplier.mapper.js';
import { SuppliersService } from '../suppliers/suppliers.service.js';
import { readCsvRows, type CsvRow } from './csv-rows.js';
import { asCreate, asUpdate, idOf } from './row-to-supplier.js';

const CHUNK_ROWS = 500;
const MAX_ERRORS = 10_000;
const IMPORT_LOCK = 7_201_950;
const STATEMENT_TIMEOUT_MS = 60_000;

export interface ImportOptions {
  dryRun: boolean;
  onDuplicate: 'skip' | 'create';
}

/** Carries the report of an import whose writes are to be undone. */
class Undo extends Error {
  constructor(readonly report: ImportReport) {
    super('The import is undone');
  }
}

function anythingChanges(known: SupplierEntity, changes: object): boolean {
  return Object.entries(changes).some(([field, value]) => value !== undefined && value !== known[field as keyof SupplierEntity]);
}

/**
 * Imports suppliers from a CSV file in one transaction and in bounded memory. A dry run does all the work and undoes it, so that its report
 * is what the real run will say.
 */
@Injectable()
export class SupplierImportService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly suppliers: SuppliersService,
  ) {}

  /** @throws 400 with the report when a row is wrong and this is no dry run */
  async import(file: string, options: ImportOptions): Promise<ImportReport> {
    try {
      return await this.unitOfWork.run((transaction) => this.importRows(transaction, file, options), { statementTimeoutMs: STATEMENT_TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
      if (options.dryRun) return error.report;
      const { errors, ...report } = error.report;
      throw new ProblemError(400, 'Invalid input', `Nothing was imported: ${errors.length} cells are wrong. Correct them and import the file again.`, { errors, ...report });
    }
  }

  private async importRows(transaction: Transaction, file: string, options: ImportOptions): Promise<ImportReport> {
    // One import at a time: two of the same file would not see each other's suppliers.
    await transaction.manager.query(`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const report: ImportReport = { rows: 0, created: 0, updated: 0, skipped: 0, errors: [], duplicates: [], ignoredColumns: [] };
    let chunk: CsvRow[] = [];
    for await (const row of readCsvRows(file, ({ ignored }) => (report.ignoredColumns = ignored))) {
      report.rows += 1;
      chunk.push(row);
      if (chunk.length < CHUNK_ROWS) continue;
      await this.importChunk(transaction, chunk, options, report);
      chunk = [];
      if (report.errors.length >= MAX_ERRORS) break;
    }
    await this.importChunk(transaction, chunk, options, report);
    if (options.dryRun || report.errors.length) throw new Undo(report);
    return report;
  }

  private async importChunk(transaction: Transaction, rows: CsvRow[], options: ImportOptions, report: ImportReport): Promise<void> {
    const ids = rows.map(idOf).filter((id) => id !== undefined);
    const known = new Map<string, SupplierEntity>();
    if (ids.length) {
      const found = await transaction.manager.find(SupplierEntity, { where: { id: In(ids), deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
      for (const supplier of found) known.set(supplier.id, supplier);
    }
    const created: { row: number; supplier: SupplierEntity }[] = [];
    for (const row of rows) {
      const supplier = known.get(idOf(row) ?? '');
      if (supplier) await this.updateKnown(transaction, row, supplier, report);
      else readNew(row, created, report);
    }
    await createAll(transaction, created, options, report);
    await transaction.flush();
  }

  private async updateKnown(transaction: Transaction, row: CsvRow, supplier: SupplierEntity, report: ImportReport): Promise<void> {
    const parsed = asUpdate(row);
    if ('errors' in parsed) {
      report.errors.push(...parsed.errors);
      return;
    }
    if (!anythingChanges(supplier, parsed.body)) {
      report.skipped += 1;
      return;
    }
    await this.suppliers.change(transaction, supplier, parsed.body);
    report.updated += 1;
  }
}

function readNew(row: CsvRow, created: { row: number; supplier: SupplierEntity }[], report: ImportReport): void {
  const parsed = asCreate(row);
  if ('errors' in parsed) report.errors.push(...parsed.errors);
  else created.push({ row: row.row, supplier: newSupplier(parsed.body) });
}

/** Inserts what is new. A supplier equal to one before it is skipped unless asked for; one that only looks alike is reported and created. */
async function createAll({ manager, record }: Transaction, rows: { row: number; supplier: SupplierEntity }[], options: ImportOptions, report: ImportReport): Promise<void> {
  if (!rows.length) return;
  const existing: { id: string; match_key: string; name_key: string }[] = await manager.query(
    'select id, match_key, name_key from suppliers where deleted_at is null and name_key = any($1)',
    [[...new Set(rows.map(({ supplier }) => supplierKeys(supplier).nameKey))]],
  );
  const equal = new Map(existing.map((supplier) => [supplier.match_key, supplier.id]));
  const alike = new Map(existing.map((supplier) => [supplier.name_key, supplier.id]));
  const fresh: SupplierEntity[] = [];
  for (const { row, supplier } of rows) {
    const same = equal.get(supplier.matchKey);
    const similar = alike.get(supplier.nameKey);
    if (same) report.duplicates.push({ row, of: same, reason: 'Same name, address, city and country' });
    else if (similar) report.duplicates.push({ row, of: similar, reason: 'Same name and country' });
    if (same && options.onDuplicate === 'skip') {
      report.skipped += 1;
      continue;
    }
    fresh.push(supplier);
    equal.set(supplier.matchKey, supplier.id);
    alike.set(supplier.nameKey, supplier.id);
    record({ event: supplierCreated, before: null, after: evidence(supplier) });
  }
  if (fresh.length) await manager.insert(SupplierEntity, fresh);
  report.created += fresh.length;
}

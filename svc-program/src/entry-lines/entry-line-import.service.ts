import { Injectable } from '@nestjs/common';
import {
  ENTRY_LINE_IMPORT_LIMITS,
  entryLineTitle,
  type EntryLineImportReport,
  type EntryLineRow,
} from '@fsvp/contracts/program/entry-line';
import { entryLineRecorded } from '@fsvp/contracts/program/entry-line.record';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { SpooledFile } from '@fsvp/service-kit/tables/spool';
import { insertRecords } from '@fsvp/service-kit/unit-of-work/insert-records';
import { newRecord, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { format, problemOf } from '../reference-data/csv-problem.js';
import { holdImporter } from '../importers/hold-importer.js';
import { EntryLineEntity } from './entry-line.entity.js';
import { findWarnings, type FileRow, type Line } from './find-warnings.js';
import { groupBy } from '../group-by.js';
import { parseLines, type ParsedRow, type RowError } from './parse-lines.js';

/** Rows of one statement; other requests run between them. */
const CHUNK = 250;

interface Target {
  importerId: string;
  fileId?: string | undefined;
}
type Stored = Omit<EntryLineRow, 'fileNumber'> & { fileId: string | null };

/** Fields that say whether a line is recorded already, with their names in messages. */
const COMPARED: readonly [keyof Stored, string][] = [
  ['fileId', 'FSVP file'],
  ['productCode', 'product code'],
  ['role', 'entry code'],
  ['arrivedOn', 'day of arrival'],
  ['declaredName', 'name'],
  ['declaredEmail', 'email address'],
  ['declaredDuns', 'DUNS number'],
];
/** Compared where the row has them: a file may lack their columns. */
const COMPARED_IF_GIVEN: readonly [keyof Stored, string][] = [
  ['priorNoticeNumber', 'prior notice'],
  ['lots', 'lots'],
  ['quantity', 'quantity'],
];

/** Records the lines of a file, all or none. */
@Injectable()
export class EntryLineImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws 400 for a file that cannot be read, and unless it is a dry run for wrong rows */
  async import(file: SpooledFile, mediaType: string, target: Target, dryRun: boolean): Promise<EntryLineImportReport> {
    const parsed = await parseLines(file, mediaType);
    const check = async (manager: EntityManager) => {
      const files = await holdFiles(manager, target);
      const { lines, errors } = assignFiles(parsed.rows, files, target.fileId);
      const { added, unchanged, differing } = await compare(manager, target.importerId, lines);
      const all = [...parsed.errors, ...errors, ...differing].sort((one, other) => one.line - other.line);
      const report = reportOf(parsed.count, added.length, unchanged, all);
      return { added, all, report: withWarnings(report, findWarnings(added, files)) };
    };
    if (dryRun) return (await this.dataSource.transaction(check)).report;
    return this.unitOfWork.run(async (transaction) => {
      const { added, all, report } = await check(transaction.manager);
      if (all.length)
        throw problemOf(
          'csv',
          all.map(({ line, path, message }) => `Line ${format(line)}, ${path}: ${message}`),
        );
      await this.insert(transaction, target.importerId, added);
      return report;
    });
  }

  /** In the order of the files, as everything that marks them as due locks them. */
  private async insert({ manager, record, flush }: Transaction, importerId: string, lines: Line[]): Promise<void> {
    const sorted = [...groupBy(lines, ({ fileId }) => fileId ?? '')]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, ofFile]) => ofFile);
    const sql = insertRecords(this.dataSource, EntryLineEntity);
    for (let start = 0; start < sorted.length; start += CHUNK) {
      const records = sorted
        .slice(start, start + CHUNK)
        .map(({ line: _line, fileNumber: _number, ...fields }) =>
          Object.assign(new EntryLineEntity(), newRecord(), fields, { importerId, inspectionIds: [] }),
        );
      await manager.query(sql, [JSON.stringify(records)]);
      for (const created of records) record({ event: entryLineRecorded, before: null, after: created });
      await flush();
    }
  }
}

function reportOf(rows: number, added: number, unchanged: number, errors: RowError[]): EntryLineImportReport {
  const created = errors.length ? 0 : added;
  return {
    rows,
    created,
    unchanged,
    errorCount: errors.length,
    errors: errors.slice(0, ENTRY_LINE_IMPORT_LIMITS.errors),
  };
}

const withWarnings = (report: EntryLineImportReport, warnings: RowError[]): EntryLineImportReport =>
  warnings.length
    ? {
        ...report,
        warnings: warnings.slice(0, ENTRY_LINE_IMPORT_LIMITS.warnings),
        warningCount: warnings.length,
      }
    : report;

/** The files of the importer, which stay as they are until the commit; two imports of an importer wait for each other. */
async function holdFiles(manager: EntityManager, { importerId, fileId }: Target): Promise<FileRow[]> {
  await holdImporter(manager, importerId, true);
  const files = await manager.query<FileRow[]>(
    `select f.id, f.number, f.lifecycle = 'closed' as closed, d.name as "foodName", d.product_codes as "productCodes"
     from fsvp_files f join foods d on d.id = f.food_id where f.importer_id = $1 order by f.id for share of f`,
    [importerId],
  );
  if (fileId && !files.some(({ id }) => id === fileId))
    throw invalidInput([{ path: 'fileId', message: 'The importer has no such FSVP file' }]);
  return files;
}

function assignFiles(rows: ParsedRow[], files: FileRow[], fileId?: string): { lines: Line[]; errors: RowError[] } {
  const byNumber = new Map(files.map((file) => [file.number, file]));
  const byDefault = files.find(({ id }) => id === fileId);
  const lines: Line[] = [];
  const errors: RowError[] = [];
  for (const row of rows) {
    const { line, fileNumber } = row;
    const file = fileNumber ? byNumber.get(fileNumber) : byDefault;
    if (fileNumber && !file)
      errors.push({ line, path: 'fileNumber', message: `The importer has no FSVP file ${fileNumber}` });
    else if (file?.closed) errors.push({ line, path: 'fileNumber', message: `${file.number} is closed` });
    else lines.push({ ...row, fileId: file?.id ?? null });
  }
  return { lines, errors };
}

/** What is new of the lines, how many are recorded already, and which of these differ. */
async function compare(manager: EntityManager, importerId: string, lines: Line[]) {
  const added: Line[] = [];
  const differing: RowError[] = [];
  let unchanged = 0;
  for (let start = 0; start < lines.length; start += CHUNK) {
    const chunk = lines.slice(start, start + CHUNK);
    const known = await readKnown(manager, importerId, chunk);
    for (const line of chunk) {
      const stored = known.get(entryLineTitle(line));
      if (!stored) added.push(line);
      else {
        const given = COMPARED_IF_GIVEN.filter(([field]) => line[field] !== null);
        const others = [...COMPARED, ...given]
          .filter(([field]) => stored[field] !== line[field])
          .map(([, name]) => name);
        if (!others.length) unchanged += 1;
        else
          differing.push({
            line: line.line,
            path: 'lineNumber',
            message: `${entryLineTitle(line)} is already recorded with another ${others.join(', ')}. Correct it there`,
          });
      }
    }
  }
  return { added, unchanged, differing };
}

async function readKnown(manager: EntityManager, importerId: string, lines: Line[]): Promise<Map<string, Stored>> {
  const rows = await manager.query<Stored[]>(
    `select l.entry_number as "entryNumber", l.line_number as "lineNumber", l.file_id as "fileId", l.product_code as "productCode",
       l.role, l.arrived_on::text as "arrivedOn", l.declared_name as "declaredName", l.declared_email as "declaredEmail",
       l.declared_duns as "declaredDuns", l.prior_notice_number as "priorNoticeNumber", l.lots, l.quantity
     from unnest($2::text[], $3::integer[]) as asked (entry, line)
     join entry_lines l on l.importer_id = $1 and l.entry_number = asked.entry and l.line_number = asked.line
     where l.deleted_at is null`,
    [importerId, lines.map(({ entryNumber }) => entryNumber), lines.map(({ lineNumber }) => lineNumber)],
  );
  return new Map(rows.map((row) => [entryLineTitle(row), row]));
}

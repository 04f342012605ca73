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
import { fittingFile, supplierOf } from './matching.js';
import { parseLines, type ParsedLines, type ParsedRow, type Reading, type RowError } from './parse-lines.js';
import { saveSource } from './sources.js';

/** Rows of one statement; other requests run between them. */
const CHUNK = 250;

interface Target {
  importerId: string;
  fileId?: string | undefined;
  /** Of a report: its rows may differ from lines that are recorded. */
  source?: string | undefined;
}
type Stored = Omit<EntryLineRow, 'fileNumber'> & { fileId: string | null };
/** A new line, with the supplier that was found for it. */
type NewLine = Line & { supplierId: string | null };

/** Fields that say whether a line is recorded already, with their names in messages. */
const COMPARED: readonly [keyof Stored, string][] = [
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
  ['manufacturerName', 'manufacturer'],
  ['manufacturerId', 'manufacturer identifier'],
];

/** Records the lines of a file, all or none. */
@Injectable()
export class EntryLineImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws 400 for a file that cannot be read, and unless it is a dry run for wrong rows */
  async import(
    file: SpooledFile,
    mediaType: string,
    target: Target & Reading,
    dryRun: boolean,
  ): Promise<EntryLineImportReport> {
    const parsed = await parseLines(file, mediaType, target);
    const check = async (manager: EntityManager) => {
      const files = await holdFiles(manager, target);
      const { lines, errors } = assignFiles(parsed.rows, files, target.fileId);
      const compared = await compare(manager, target, lines);
      const added = await matchLines(manager, target, compared.added);
      const differing = target.source
        ? { errors: [], warnings: compared.differing }
        : { errors: compared.differing, warnings: [] };
      const all = [...parsed.errors, ...errors, ...differing.errors].sort(byLine);
      const warnings = [
        ...differing.warnings,
        ...findWarnings(added, files, await readOtherImporters(manager, target)),
      ].sort(byLine);
      const report = reportOf(parsed, added, compared.unchanged, all);
      return { added, all, report: withWarnings(report, warnings) };
    };
    if (dryRun) return (await this.dataSource.transaction(check)).report;
    return this.unitOfWork.run(async (transaction) => {
      const { added, all, report } = await check(transaction.manager);
      if (all.length)
        throw problemOf(
          'csv',
          all.map(({ line, path, message }) => `Line ${format(line)}, ${path}: ${message}`),
        );
      await this.insert(transaction, target, added);
      const { source, dayOrder, entryCode = null } = target;
      if (source) await saveSource(transaction.manager, source, { columns: parsed.columns, dayOrder, entryCode });
      return report;
    });
  }

  /** In the order of the files, as everything that marks them as due locks them. */
  private async insert(
    { manager, record, flush }: Transaction,
    { importerId, source }: Target,
    lines: NewLine[],
  ): Promise<void> {
    const sorted = [...groupBy(lines, ({ fileId }) => fileId ?? '')]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, ofFile]) => ofFile);
    const sql = insertRecords(this.dataSource, EntryLineEntity);
    for (let start = 0; start < sorted.length; start += CHUNK) {
      const records = sorted.slice(start, start + CHUNK).map(({ line: _line, fileNumber: _number, ...fields }) =>
        Object.assign(new EntryLineEntity(), newRecord(), fields, {
          importerId,
          source: source ?? null,
          notOursReason: null,
          inspectionIds: [],
        }),
      );
      await manager.query(sql, [JSON.stringify(records)]);
      for (const created of records) record({ event: entryLineRecorded, before: null, after: created });
      await flush();
    }
  }
}

const byLine = (one: RowError, other: RowError) => one.line - other.line;

function reportOf(
  { count, skipped }: ParsedLines,
  added: NewLine[],
  unchanged: number,
  errors: RowError[],
): EntryLineImportReport {
  const created = errors.length ? [] : added;
  return {
    rows: count,
    created: created.length,
    skipped,
    assigned: created.filter(({ fileId }) => fileId).length,
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

async function readOtherImporters(manager: EntityManager, { importerId }: Target): Promise<Map<string, string>> {
  const rows = await manager.query<{ duns: string; name: string }[]>(
    'select duns, legal_name as name from importers where id <> $1 and deleted_at is null and active',
    [importerId],
  );
  return new Map(rows.map(({ duns, name }) => [duns, name]));
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
async function compare(manager: EntityManager, { importerId, fileId }: Target, lines: Line[]) {
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
        // A file that nobody names may be another one now.
        if (line.fileNumber || fileId) given.unshift(['fileId', 'FSVP file']);
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
       l.declared_duns as "declaredDuns", l.prior_notice_number as "priorNoticeNumber", l.lots, l.quantity,
       l.manufacturer_name as "manufacturerName", l.manufacturer_id as "manufacturerId"
     from unnest($2::text[], $3::integer[]) as asked (entry, line)
     join entry_lines l on l.importer_id = $1 and l.entry_number = asked.entry and l.line_number = asked.line
     where l.deleted_at is null`,
    [importerId, lines.map(({ entryNumber }) => entryNumber), lines.map(({ lineNumber }) => lineNumber)],
  );
  return new Map(rows.map((row) => [entryLineTitle(row), row]));
}

/** Finds the suppliers of lines by their manufacturers, and the files of those that name none. */
async function matchLines(manager: EntityManager, { importerId }: Target, lines: Line[]): Promise<NewLine[]> {
  const keyOf = ({ manufacturerName, manufacturerId, productCode }: Line) =>
    `${productCode} ${manufacturerName ?? manufacturerId ?? ''}`;
  const asked = [...new Map(lines.map((line) => [keyOf(line), line]))];
  const matches = new Map<string, Match>();
  for (let start = 0; start < asked.length; start += CHUNK) {
    const chunk = asked.slice(start, start + CHUNK);
    const found = await manager.query<(Match & { key: string })[]>(
      `select asked.key, whose.supplier as "supplierId", ${fittingFile('$1', 'whose.supplier', 'asked.code')}->>'id' as "fileId"
       from unnest($2::text[], $3::text[], $4::text[]) asked (key, name, code)
       cross join lateral (select ${supplierOf('manufacturer_key(asked.name)')} as supplier) whose`,
      [
        importerId,
        chunk.map(([key]) => key),
        chunk.map(([, { manufacturerName, manufacturerId }]) => manufacturerName ?? manufacturerId),
        chunk.map(([, { productCode }]) => productCode),
      ],
    );
    for (const { key, ...match } of found) matches.set(key, match);
  }
  return lines.map((line) => {
    const { supplierId = null, fileId = null } = matches.get(keyOf(line)) ?? {};
    return { ...line, supplierId, fileId: line.fileId ?? fileId };
  });
}

interface Match {
  supplierId: string | null;
  fileId: string | null;
}

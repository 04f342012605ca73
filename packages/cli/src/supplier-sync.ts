import type { FsvpClient, Input } from '@fsvp/client';
import { cleanCell } from '@fsvp/tables/cells';
import type { TableRecord } from '@fsvp/tables/record-splitter';
import { describeSupplierCellProblem, readSupplierCell } from '@fsvp/tables/supplier-cells';
import { CliError, EXIT } from './cli.error.js';
import { mapColumns } from './supplier-columns.js';
import { UnreadableRow } from './table-rows.js';

/** What became of a file. */
export interface SyncReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  errors: { line: number; id: string; message: string }[];
  ignoredColumns: string[];
}

export interface SyncOptions {
  /** The system whose ids the file has. */
  source: string;
  /** The heading of the column with these ids. */
  idColumn: string;
  map?: Record<string, string[]> | undefined;
  /** Values for every row. */
  fixed: Record<string, string>;
  clearEmpty: boolean;
  /** Whether suspended and rejected suppliers may become approved. */
  confirmApprovals: boolean;
  dryRun: boolean;
  signal: AbortSignal;
  onRefused(error: SyncReport['errors'][number]): Promise<void>;
}

type BatchItem = Input<'batchSuppliers'>['body']['items'][number];
interface Pending {
  line: number;
  id: string;
  item: BatchItem;
}
/** What each column has. */
interface Columns {
  /** Of the ids. */
  at: number;
  /** By column; undefined for one that is not read. */
  fields: readonly (string | undefined)[];
  names: readonly string[];
}
interface Known {
  id: string;
  values: Record<string, string>;
}

/** Below the limits of a batch: 1,000 items and 2 MB. */
const BATCH = { items: 500, bytes: 1_000_000, timeout: 120_000 };

/** A day, also with a time and an offset, or without one: the suite stores the beginning of the written day. */
const DAY = /^(\d{4}-\d\d-\d\d)(?:T[\d:.]+(?:[+-]\d\d:\d\d)?)?$/;

function isSame(stored: string, given: string): boolean {
  const day = DAY.exec(given)?.[1];
  return stored === given || (day !== undefined && stored.startsWith(`${day}T00:00`));
}

/**
 * Creates and updates suppliers from rows that have the ids of another system, and leaves out those that have not changed. Few requests
 * do it: the known suppliers are read as a list, and rows are sent in batches.
 */
export class SupplierSync {
  readonly report: SyncReport = {
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    errors: [],
    ignoredColumns: [],
  };
  private readonly lines = new Map<string, number>();
  private known = new Map<string, Known>();
  private pending: Pending[] = [];
  private bytes = 0;

  constructor(
    private readonly client: FsvpClient,
    private readonly options: SyncOptions,
  ) {}

  async run(rows: AsyncGenerator<TableRecord, void>): Promise<SyncReport> {
    const { value: heading } = await rows.next().catch((error: unknown) => {
      if (!(error instanceof UnreadableRow)) throw error;
      throw new CliError(`Line ${error.line}: ${error.message}.`, EXIT.refused);
    });
    if (!heading) throw new CliError('The file is empty: its first row must be the headings.');
    const at = heading.cells.indexOf(cleanCell(this.options.idColumn));
    if (at < 0)
      throw new CliError(`The file has no column '${this.options.idColumn}'. It has ${heading.cells.join(', ')}.`);
    const { fields, ignored } = mapColumns(heading.cells, this.options.map);
    fields[at] = undefined;
    this.report.ignoredColumns = ignored.filter((name) => name !== this.options.idColumn);
    const used = [...new Set([...fields.filter((field) => field !== undefined), ...Object.keys(this.options.fixed)])];
    await this.readKnown(used);
    await this.addRows(rows, { at, fields, names: heading.cells });
    await this.send();
    return this.report;
  }

  private async addRows(rows: AsyncGenerator<TableRecord, void>, columns: Columns): Promise<void> {
    try {
      for await (const row of rows) {
        this.report.rows++;
        const id = row.cells[columns.at] ?? '';
        const problem = findProblem(row, columns);
        if (problem) await this.refuse(row.line, id, problem);
        else await this.add(row.line, id, this.recordOf(columns.fields, row.cells));
      }
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      this.report.rows++;
      await this.refuse(error.line, '', error.message);
    }
  }

  /** Empty cells are left out, so that what the suite has stays; or they clear the field. */
  private recordOf(fields: readonly (string | undefined)[], cells: readonly string[]): Record<string, string | null> {
    const record: Record<string, string | null> = {};
    for (const [field, value] of Object.entries(this.options.fixed)) record[field] = readSupplierCell(field, value);
    for (const [index, field] of fields.entries()) {
      const value = cells[index];
      if (!field) continue;
      if (value) record[field] = readSupplierCell(field, value);
      else if (this.options.clearEmpty) record[field] ??= null;
    }
    return record;
  }

  private async readKnown(fields: readonly string[]): Promise<void> {
    const { source, signal } = this.options;
    const query = { externalSource: source, fields: ['id', 'externalIds', ...fields].join(',') };
    for await (const supplier of this.client.iterate('listSuppliers', { query, signal })) {
      const { id, externalIds, ...rest } = supplier as unknown as Record<string, unknown> & {
        id: string;
        externalIds: Record<string, string>;
      };
      const values = fields.map((field) => [field, String(rest[field] ?? '')]);
      this.known.set(externalIds[source]!, { id, values: Object.fromEntries(values) });
    }
  }

  private async add(line: number, id: string, record: Record<string, string | null>): Promise<void> {
    if (!id) return this.refuse(line, id, `The column '${this.options.idColumn}' is empty`);
    const earlier = this.lines.get(id);
    if (earlier !== undefined) return this.refuse(line, id, `Line ${earlier} has the same id`);
    this.lines.set(id, line);
    const known = this.known.get(id);
    if (known && Object.entries(record).every(([field, value]) => isSame(known.values[field]!, value ?? ''))) {
      this.report.unchanged++;
      return;
    }
    const { source, confirmApprovals } = this.options;
    const status = known?.values.status ?? '';
    if (record.status === 'approved' && /^(suspended|rejected)$/.test(status) && !confirmApprovals)
      return this.refuse(line, id, `It is ${status} and would become approved. Correct it, or add --confirm-approvals`);
    const item = known
      ? { op: 'update' as const, id: known.id, record }
      : { op: 'create' as const, record: { ...record, externalIds: { [source]: id } } };
    this.pending.push({ line, id, item: item as unknown as BatchItem });
    this.bytes += Buffer.byteLength(JSON.stringify(item));
    if (this.pending.length >= BATCH.items || this.bytes >= BATCH.bytes) await this.send();
  }

  private async send(): Promise<void> {
    const { pending } = this;
    this.pending = [];
    this.bytes = 0;
    if (pending.length === 0) return;
    const stored = (item: BatchItem) => void this.report[item.op === 'create' ? 'created' : 'updated']++;
    if (this.options.dryRun) return pending.forEach(({ item }) => stored(item));
    const items = pending.map(({ item }) => item);
    const { signal } = this.options;
    const { results } = await this.client.call('batchSuppliers', {
      body: { mode: 'each', items },
      timeout: BATCH.timeout,
      signal,
    });
    for (const [index, { problem }] of results.entries()) {
      const { line, id, item } = pending[index]!;
      if (!problem) stored(item);
      else await this.refuse(line, id, describe(problem));
    }
  }

  private async refuse(line: number, id: string, message: string): Promise<void> {
    this.report.refused++;
    const error = { line, id, message };
    this.report.errors.push(error);
    await this.options.onRefused(error);
  }
}

/** Why a row must not be stored: its cells may be those of other columns, or a spreadsheet has changed them. */
function findProblem({ cells }: TableRecord, { at, fields, names }: Columns): string | undefined {
  const extra = cells.slice(names.length).some(Boolean);
  if (cells.length < names.length || extra)
    return `The row has ${extra ? 'more' : 'fewer'} cells than the heading: ${cells.length}, not ${names.length}. Look for a missing or extra separator or quote`;
  for (const [index, cell] of cells.entries()) {
    const field = index === at ? 'externalId' : fields[index];
    const problem = field && describeSupplierCellProblem(field, cell);
    if (problem) return `The column '${names[index]}' has ${problem}`;
  }
  return undefined;
}

function describe({
  detail,
  title,
  errors = [],
}: {
  detail?: string;
  title?: string;
  errors?: { path: string; message: string }[];
}): string {
  if (errors.length)
    return errors.map(({ path, message }) => `${path.replace(/^items\.\d+\.record\./, '')}: ${message}`).join('; ');
  return detail ?? title ?? 'Refused without a reason';
}

import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { addDays, startOfDay, today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { ExportedReadiness, exportReadinessRows } from '@fsvp/contracts/program/internal';
import { letters } from '@fsvp/service-kit/lists/list';
import { SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { DataSource, type EntityManager } from 'typeorm';
import { readFreshness } from '../source-freshness/freshness.js';
import { judgeFile } from './judge-file.js';
import { loadInputs } from './load-inputs.js';

type Query = HandlerInput<typeof exportReadinessRows>['query'];

/** Files that are judged at a time. */
const PAGE = 200;

/** A file as it is exported, with what it is ordered by. */
type Row = Omit<ExportedReadiness, 'regime' | 'verdict' | 'percent' | 'missing' | 'fresh' | 'items'> & {
  key: string;
  /** The verdict so far. */
  before: Verdict | null;
};

/** FSVP files judged on a day, for the report worker. */
@Injectable()
export class ReadinessExport {
  constructor(private readonly dataSource: DataSource) {}

  /** One JSON object per line, by supplier, in bounded memory. The reader sets the pace. */
  stream(query: Query): Readable {
    return Readable.from(this.lines(query), { objectMode: false });
  }

  /** All pages are of one snapshot of the database, so that no file is missed, twice or judged by half a change. */
  private async *lines(query: Query): AsyncGenerator<string> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      await runner.query('set local idle_in_transaction_session_timeout = 0');
      const freshness = await readFreshness(runner.manager);
      for (let last: Row | undefined; ;) {
        const rows = await readPage(runner.manager, query, last);
        const lines = await judgePage(runner.manager, rows, query.asOf, freshness);
        if (lines.length) yield lines.join('');
        if (rows.length < PAGE) break;
        last = rows.at(-1);
      }
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}

/** The files that were open at the end of the day, after `last`. */
function readPage(
  manager: EntityManager,
  { asOf, importerId, supplierId }: Query,
  last: Row | undefined,
): Promise<Row[]> {
  const values = new SqlValues();
  const end = startOfDay(addDays(asOf, 1)).toISOString();
  const name = letters(`coalesce(s.name, '')`);
  const where = whereAll([
    `f.created_at < ${values.add(end)}::timestamptz`,
    `(f.closed_on is null or f.closed_on > ${values.add(asOf)}::date)`,
    importerId && `f.importer_id = ${values.add(importerId)}`,
    supplierId && `f.supplier_id = ${values.add(supplierId)}`,
    last && `(${name}, f.id) > (${values.add(last.key)}, ${values.add(last.fileId)}::uuid)`,
  ]);
  return manager.query<Row[]>(
    `select f.id as "fileId", f.number, i.legal_name as "importerName", f.supplier_id as "supplierId",
       coalesce(s.name, '') as "supplierName", s.country as "supplierCountry", food.name as "foodName", ${name} as key, r.verdict as before
     from fsvp_files f join importers i on i.id = f.importer_id join foods food on food.id = f.food_id
     left join supplier_directory s on s.id = f.supplier_id left join fsvp_file_readiness r on r.file_id = f.id
     ${where} order by ${name}, f.id limit ${PAGE}`,
    values.values,
  );
}

async function judgePage(
  manager: EntityManager,
  rows: readonly Row[],
  asOf: Day,
  freshness: Awaited<ReturnType<typeof readFreshness>>,
): Promise<string[]> {
  const loaded = await loadInputs(
    manager,
    rows.map(({ fileId }) => fileId),
    asOf,
  );
  const inputsOf = new Map(loaded.map(({ fileId, inputs }) => [fileId, inputs]));
  return rows.flatMap(({ key: _, before, ...row }) => {
    const inputs = inputsOf.get(row.fileId);
    if (!inputs) return [];
    // As on the page of the file: a day that is over is judged by what is known of it.
    const verdictSoFar = asOf === today() ? (before ?? 'not_ready') : 'ready';
    const { effective, items, percent, verdict, missing } = judgeFile(inputs, asOf, freshness, verdictSoFar);
    const line: ExportedReadiness = {
      ...row,
      regime: effective.regime,
      verdict,
      percent,
      missing,
      fresh: freshness.fresh,
      items: items.map(({ code, title, citations, state, reason, citation, evidence, dueOn }) => ({
        code,
        title,
        citations,
        state,
        reason,
        citation,
        evidence,
        dueOn,
      })),
    };
    return [`${JSON.stringify(line)}\n`];
  });
}

/// <reference path="./pg-cursor.d.ts" />
import { Readable } from 'node:stream';
import Cursor from 'pg-cursor';
import type { Database } from './database.js';
import { startQuerySpan } from '../observability/tracing/query-span.js';
import { endSpan } from '../observability/tracing/tracing.js';

const ROWS_PER_FETCH = 1000;
const GATHERED_CHARACTERS = 32_768;
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Streams a query's rows in bounded memory from one snapshot of the database. The reader sets the pace, so the usual
 * limits do not apply;
 * when the reader disconnects, the connection is released.
 * @param database of the service
 * @param text SQL with `values`
 */
export function streamRows<R extends object>(database: Database, text: string, values: unknown[] = []): Readable {
  return Readable.from(readRows<R>(database, text, values), { objectMode: true, highWaterMark: ROWS_PER_FETCH });
}

async function* readRows<R extends object>(database: Database, text: string, values: unknown[]): AsyncGenerator<R> {
  const client = await database.pool.connect();
  // The pool's query_timeout would apply until the last row, and silently end a longer read.
  const cursor = Object.assign(new Cursor<R>(text, values), { query_timeout: MAX_TIMER_MS });
  const span = startQuerySpan(text, undefined);
  let finished = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    client.query(cursor);
    for (let rows = await cursor.read(ROWS_PER_FETCH); rows.length; rows = await cursor.read(ROWS_PER_FETCH))
      yield* rows;
    await cursor.close();
    await client.query('commit');
    finished = true;
  } finally {
    // The driver stops its timer in the query's callback, which a cursor never calls.
    cursor.callback?.();
    // A connection with an open cursor or a failed transaction must not be reused.
    client.release(!finished);
    endSpan(span, finished ? undefined : new Error('not finished'));
  }
}

/** Streams a query of one JSON text column as NDJSON lines. */
export function streamNdjson(database: Database, text: string, values: unknown[] = []): Readable {
  const lines = (async function* () {
    for await (const row of streamRows<{ json: string }>(database, text, values) as AsyncIterable<{ json: string }>)
      yield `${row.json}\n`;
  })();
  return Readable.from(gatherTexts(lines), { objectMode: false });
}

/** Joins short texts of a stream: each chunk of a response costs a write of its own, and in the gateway a flush of its compression. */
export async function* gatherTexts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let gathered = '';
  for await (const text of texts) {
    gathered += text;
    if (gathered.length < GATHERED_CHARACTERS) continue;
    yield gathered;
    gathered = '';
  }
  if (gathered) yield gathered;
}

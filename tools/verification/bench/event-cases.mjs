import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { medians, percentile } from './figures.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */

const RELAYED_EVENTS = 10_000;
const WRITES_PER_SECOND = 50;
const WATCH_MS = 10;

/** One event for each of some suppliers, in one transaction, so that all wait for the relay at once. */
const WAITING_EVENTS = `
  with changed as (
    update suppliers set version = version + 1, updated_at = now() where id in (select id from suppliers where deleted_at is null order by created_at, id limit $1)
    returning *)
  insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, before, after)
  select uuidv7(), 'supplier', changed.id, changed.version, 'supplier.updated.v1', created.after, created.after || jsonb_build_object('version', changed.version)
  from changed join event_log created on created.aggregate_id = changed.id and created.type = 'supplier.created.v1'`;

/**
 * Events per second with 10,000 events waiting: until all are published, and until all consumers have handled them.
 * @param {Subject} subject @param {{ rounds: number }} options
 */
export async function measureRelay({ suite, progress, suppliers }, { rounds }) {
  const database = new pg.Client({ connectionString: suite.databaseUrls.suppliers.owner });
  await database.connect();
  const turns = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { rowCount } = await database.query(WAITING_EVENTS, [Math.min(RELAYED_EVENTS, suppliers)]);
      const events = Number(rowCount);
      const since = performance.now();
      await database.query('notify event_log');
      await progress.published();
      const published = (performance.now() - since) / 1000;
      await progress.handled();
      const handled = (performance.now() - since) / 1000;
      turns.push({ 'until published': events / published, 'until all consumers handled them': events / handled });
    }
  } finally {
    await database.end();
  }
  return medians(turns);
}

/** Where the effect of a new supplier shows, and the statement that finds those that arrived. */
const READ_MODELS = [
  { name: 'quality', database: 'quality', text: 'select id from supplier_directory where id = any($1)' },
  { name: 'documents', database: 'documents', text: 'select id from supplier_directory where id = any($1)' },
  {
    name: 'audit',
    database: 'documents',
    text: 'select aggregate_id as id from audit_entries where aggregate_id = any($1)',
  },
];

/**
 * The time from a write until each read model shows it, at 50 writes per second. It starts when the event is inserted, which is just
 * before the commit; a read model is asked every 10 ms.
 * @param {Subject} subject @param {{ seconds: number }} options
 */
export async function measureDelivery({ suite, client }, { seconds }) {
  const { databaseUrls } = suite;
  /** @type {Set<string>[]} */ const pending = READ_MODELS.map(() => new Set());
  /** @type {Map<string, number>} */ const seen = new Map();
  let written = false;
  const watchers = READ_MODELS.map(async ({ database, text }, model) => {
    const urls = /** @type {Record<string, { owner: string }>} */ (databaseUrls);
    const db = new pg.Client({ connectionString: urls[database]?.owner });
    await db.connect();
    const waiting = /** @type {Set<string>} */ (pending[model]);
    try {
      while (!written || waiting.size) {
        if (waiting.size) {
          const { rows } = await db.query({ name: 'arrived', text, values: [[...waiting]] });
          const now = Date.now();
          for (const { id } of rows) {
            waiting.delete(id);
            seen.set(id, Math.max(now, seen.get(id) ?? 0));
          }
        }
        await sleep(WATCH_MS);
      }
    } finally {
      await db.end();
    }
  });
  const begin = performance.now();
  const writes = Array.from({ length: seconds * WRITES_PER_SECOND }, async (_, number) => {
    await sleep(begin + (number * 1000) / WRITES_PER_SECOND - performance.now());
    const { id } = await client.sendJson('POST', '/api/suppliers', { name: `Benchmark ${number}`, country: 'Chile' });
    for (const waiting of pending) waiting.add(id);
    return id;
  });
  try {
    await Promise.all(writes);
  } finally {
    written = true;
  }
  await Promise.all(watchers);
  const latencies = await sinceInsert(databaseUrls.suppliers.owner, seen);
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) };
}

/** @param {string} url @param {Map<string, number>} seen when each supplier was shown everywhere */
async function sinceInsert(url, seen) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query('select aggregate_id as id, occurred_at as at from event_log where aggregate_id = any($1)', [
      [...seen.keys()],
    ])
    .finally(() => client.end());
  return rows.map(({ id, at }) => Number(seen.get(id)) - at.getTime()).sort((one, other) => one - other);
}

export const EVENT_KEYS = ['relay', 'delivery'];

/**
 * @param {{ subject: Subject, before?: Subject }} products @param {import('./options.mjs').BenchOptions} options @param {import('./own-suite.mjs').Step} step
 */
export async function measureEvents({ subject, before }, { only, rounds, seconds }, step) {
  const results = [];
  const both = async (
    /** @type {string} */ label,
    /** @type {(side: Subject) => Promise<Record<string, number>>} */ measure,
  ) => ({
    product: await step(label, () => measure(subject)),
    ...(before && { before: await step(`${label}, earlier build`, () => measure(before)) }),
  });
  if (only.includes('relay'))
    results.push({
      title: `${Math.min(RELAYED_EVENTS, subject.suppliers).toLocaleString('en-US')} waiting events`,
      unit: '/s',
      ...(await both('Relaying waiting events', (side) => measureRelay(side, { rounds }))),
    });
  if (only.includes('delivery'))
    results.push({
      title: 'one event, to all read models',
      unit: 'ms',
      ...(await both(`Creating ${WRITES_PER_SECOND} a second`, (side) =>
        measureDelivery(side, { seconds: seconds * rounds }),
      )),
    });
  return results;
}

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EventProgress } from '../bench/event-progress.mjs';
import { measure } from '../bench/measure.mjs';
import { vacuum } from '../bench/subject.mjs';
import { addDocuments } from '../load-generate/documents.mjs';
import { addEvents } from '../load-generate/events.mjs';
import { generateLoad } from '../load-generate/generate-load.mjs';
import { installSeededRandom } from '../load-generate/seeded-random.mjs';
import { ApiClient } from '../../seed/api-client.mjs';
import { diskUse } from './disk-use.mjs';
import { Findings } from './findings.mjs';
import { withSuite } from './own-suite.mjs';
import { count, seconds, table } from './table.mjs';

const SMALL = 10_000;
const SUPPLIERS = 10_000;
const MILLION = 1_000_000;
const MOST_GROWTH = 1.5;
/** Below that a difference is noise. */
const NOISE_MS = 5;
/** Until all consumers have handled the events, or handled them again. Looking takes time from the services. */
const PROGRESS = { patienceMs: 7_200_000, pollMs: 500 };
const CALLERS = 2;
const SECONDS = 3;

const LISTS = {
  'inspections: newest': '/api/receiving-inspections?limit=50',
  'inspections: failed': '/api/receiving-inspections?limit=50&status=failed',
  'inspections: by product': '/api/receiving-inspections?limit=50&sort=productName',
  'inspections: search': '/api/receiving-inspections?limit=50&search=shrimp',
  'documents: newest': '/api/documents?limit=50',
  'documents: by title': '/api/documents?limit=50&sort=title',
  'documents: certificates': '/api/documents?limit=50&type=certificate',
  'documents: search': '/api/documents?limit=50&search=certificate',
};

/** @typedef {import('../../suite.mjs').Suite} Suite */

/**
 * Lists, disk and rebuild with many records and events, in one suite without replicas.
 * @param {import('./own-suite.mjs').Terminal} terminal @param {Record<string, number | undefined>} numbers
 */
export async function runGrowth(terminal, numbers) {
  const [inspections, documents, events, seed] = ['inspections', 'documents', 'events', 'seed'].map((name) =>
    Number(numbers[name]),
  );
  return withSuite(terminal, {}, async (suite) => {
    const { step } = terminal;
    const findings = new Findings();
    const api = new ApiClient(suite.url);
    await api.login(suite.password);
    const grow = async (/** @type {number} */ suppliers, /** @type {number} */ most, /** @type {number} */ from) => {
      const amounts = { suppliers, inspections: Math.min(inspections, most), verifications: 0, actions: 0 };
      await generateLoad(suite.databaseUrls, { ...amounts, seed: from }, step);
      const number = Math.min(documents, most);
      await step(`${count(number)} documents`, () =>
        inDatabase(suite.databaseUrls.documents.owner, from, (client) => addDocuments(client, number)),
      );
      terminal.signal.throwIfAborted();
    };
    const measureAll = async () => {
      // A process keeps counts for ten minutes, and chooses by them how it searches: those of before the growth would be far too small.
      for (const name of /** @type {const} */ (['quality', 'documents'])) await suite.restart(name);
      await vacuum(suite);
      return measureLists(api);
    };
    await uploadOne(api);
    await grow(SUPPLIERS, SMALL, seed);
    const small = await step('Measuring the lists', measureAll);
    await grow(0, Infinity, seed + 1);
    const large = await step('Measuring the lists', measureAll);
    for (const [title, { p95 }] of Object.entries(large)) {
      const before = Number(small[title]?.p95);
      const slower = p95 > MOST_GROWTH * before && p95 - before > NOISE_MS;
      findings.expectNone(
        `${title}: p95 more than ${MOST_GROWTH} x`,
        slower ? [`${before.toFixed(1)} ms, then ${p95.toFixed(1)} ms`] : [],
      );
    }
    console.log(`\n${listTable(small, large)}\n`);
    if (events) await measureEvents(suite, terminal, findings, events, seed);
    console.log(`\n${findings.report()}\n`);
    return findings.kept;
  });
}

/** @param {ApiClient} api */
async function uploadOne(api) {
  const { uploadURL } = await api.post('/api/objects/upload');
  await api.put(uploadURL, new TextEncoder().encode('name\nGrowth\n'));
}

/** @param {string} connectionString @param {number} seed @param {(client: pg.Client) => Promise<void>} work */
async function inDatabase(connectionString, seed, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await installSeededRandom(client, seed);
    await work(client);
  } finally {
    await client.end();
  }
}

/** @param {ApiClient} api @returns {Promise<Record<string, import('../bench/measure.mjs').Figures>>} */
async function measureLists(api) {
  /** @type {Record<string, import('../bench/measure.mjs').Figures>} */ const figures = {};
  for (const [title, path] of Object.entries(LISTS))
    figures[title] = await measure(() => api.get(path), { callers: CALLERS, seconds: SECONDS, warmUpSeconds: 2 });
  return figures;
}

/** @param {Record<string, { p50: number, p95: number }>} small @param {Record<string, { p50: number, p95: number }>} large */
const listTable = (small, large) =>
  table(
    ['list, ms', 'small p50', 'small p95', 'large p50', 'large p95', 'p95 ratio'],
    Object.entries(large).map(([title, { p50, p95 }]) => {
      const before = small[title] ?? { p50: NaN, p95: NaN };
      return [title, ...[before.p50, before.p95, p50, p95].map((ms) => ms.toFixed(1)), (p95 / before.p95).toFixed(2)];
    }),
  );

/**
 * @param {Suite} suite @param {import('./own-suite.mjs').Terminal} terminal @param {Findings} findings @param {number} events @param {number} seed
 */
async function measureEvents(suite, { step }, findings, events, seed) {
  const progress = new EventProgress(suite, PROGRESS);
  // Shown at once too: such a run takes an hour, and what is after it can fail.
  const note = (/** @type {string} */ what, /** @type {string} */ value) => {
    findings.note(what, value);
    console.log(`  ${what}: ${value}`);
  };
  try {
    const before = await diskUse(suite);
    const since = performance.now();
    await step(`${count(events)} events`, () =>
      inDatabase(suite.databaseUrls.quality.owner, seed, (client) => addEvents(client, 0, events)),
    );
    await step('Until every consumer has handled them', () => progress.handled());
    const handledMs = performance.now() - since;
    const after = await diskUse(suite);
    note('events inserted, sealed, published and handled', `${count(events)} in ${seconds(handledMs)}`);
    for (const name of /** @type {const} */ (['eventLog', 'auditTrail', 'inbox', 'databases', 'stream']))
      note(
        `disk per 1,000,000 events: ${name}`,
        `${count(Math.round(((after[name] - before[name]) * MILLION) / events))} MB`,
      );
    const again = performance.now();
    await suite.rebuildEvents();
    await step('Rebuilding all read models and the stream', async () => {
      while (
        !(await progress.position().then(
          (last) => last > 0,
          () => false,
        ))
      )
        await sleep(200);
      await progress.handled();
    });
    note('rebuild of all read models and the stream', seconds(performance.now() - again));
  } finally {
    await progress.close();
  }
}

import { addFiles, addRecords } from './list-data.mjs';
import { ownSuite } from './own-suite.mjs';
import { HttpClient } from './http-client.mjs';
import { loadSentence, machine, markdown, ms, saveResults } from './report.mjs';
import { productSaver } from './saving.mjs';
import { vacuum } from './subject.mjs';
import { changedTurn, readTurn } from './turns.mjs';

/** @typedef {{ first: number, p50: number, p95: number, failed: number }} Cost in ms */

const MOST_FILES = 50_000;
const SERVICES = /** @type {const} */ (['suppliers', 'quality', 'documents', 'program']);
const NO_CPU = { node: 0, postgres: 0, nats: 0 };

/** Calls that lists and screens make, by the service that answers. @param {number} size @returns {Record<typeof SERVICES[number], [title: string, path: string][]>} */
const callsAt = (size) => ({
  suppliers: [
    ['suppliers, newest', '/api/suppliers?limit=50'],
    ['suppliers, approved', '/api/suppliers?status=approved'],
    ['suppliers, overdue', '/api/suppliers?fsvpStatus=overdue'],
    ['suppliers by name', '/api/suppliers?sort=name'],
    ['suppliers, last page', `/api/suppliers?offset=${size - 60}`],
    ['suppliers, search of a rare word', '/api/suppliers?search=nekkanti'],
    ['suppliers, search of a frequent word', '/api/suppliers?search=foods'],
    ['suppliers, search of two letters', '/api/suppliers?search=an'],
    ['dashboard', '/api/dashboard/stats'],
  ],
  quality: [
    ['inspections, newest', '/api/receiving-inspections?limit=50'],
    ['inspections, failed', '/api/receiving-inspections?status=failed'],
    ['inspections by product', '/api/receiving-inspections?sort=productName'],
    ['inspections by supplier', '/api/receiving-inspections?sort=supplierName'],
    ['inspections, last page', `/api/receiving-inspections?offset=${size - 60}`],
    ['inspections, search of half of all', '/api/receiving-inspections?search=shrimp'],
    ['inspections, search of 1 %', '/api/receiving-inspections?search=black+tiger+shrimp,+cooked'],
    ['inspections, search of two characters', '/api/receiving-inspections?search=l2'],
  ],
  documents: [
    ['documents, newest', '/api/documents?limit=50'],
    ['documents, certificates', '/api/documents?type=certificate'],
    ['documents by title', '/api/documents?sort=title'],
    ['documents by supplier', '/api/documents?sort=supplierName'],
    ['documents, last page', `/api/documents?offset=${size - 60}`],
    ['documents, search of a frequent word', '/api/documents?search=certificate'],
    ['documents, search of nothing', '/api/documents?search=no+such+document'],
  ],
  program: [
    ['FSVP files, newest', '/api/fsvp-files?limit=50'],
    ['FSVP files by readiness', '/api/fsvp-files?sort=readiness'],
    ['FSVP files not ready, by readiness', '/api/fsvp-files?sort=readiness&verdict=not_ready'],
    ['FSVP files, search', '/api/fsvp-files?sort=readiness&search=Supplier%2012'],
    ['FSVP files, counts', '/api/fsvp-files/counts'],
    ['portfolio', '/api/fsvp-portfolio'],
    ['my work of everybody', '/api/work-items?who=everybody&limit=100'],
  ],
});

/**
 * Lists of one suite while suppliers, inspections, documents and FSVP files become more: one client, and the first call after a start of the service. A call to
 * svc-suppliers follows a change of a supplier, since its responses are cached until then.
 * @param {import('./options.mjs').BenchOptions} options @param {import('./own-suite.mjs').Step} step
 */
export async function measureGrowth({ growth, seconds }, step) {
  const begin = machine();
  const { suite, end } = await ownSuite('.local/bench-growth', step, async () => undefined);
  const client = new HttpClient(suite.url, 1);
  /** @type {Map<string, Cost>[]} */ const columns = [];
  try {
    let present = 0;
    for (const size of growth) {
      const more = size - present;
      await step(`Up to ${whole(size)} suppliers, inspections and documents`, () =>
        addRecords(suite, { suppliers: more, inspections: more, documents: more }, growth.indexOf(size) + 1),
      );
      const files = Math.min(size, MOST_FILES);
      if (files > Math.min(present, MOST_FILES))
        await step(`${whole(files)} FSVP files, judged`, () => addFiles(suite, files));
      present = size;
      await step('Vacuum, and until nothing else runs', () => vacuum(suite));
      await client.login(suite.password);
      columns.push(await step('Measuring', () => costsAt(suite, client, size, seconds)));
    }
    const end = machine();
    printGrowth(growth, columns);
    console.log(`\n${loadSentence(begin, end)}`);
    saveResults('growth', {
      machine: { begin, end },
      growth,
      columns: columns.map((column) => Object.fromEntries(column)),
    });
  } finally {
    await client.close();
    await end();
  }
}

/** @param {import('../../suite.mjs').Suite} suite @param {HttpClient} client @param {number} size @param {number} seconds @returns {Promise<Map<string, Cost>>} */
async function costsAt(suite, client, size, seconds) {
  const costs = new Map();
  const { save, close } = await productSaver(suite);
  const side = { client, cpu: () => NO_CPU };
  for (const service of SERVICES) {
    await suite.restart(service);
    for (const [title, path] of callsAt(size)[service]) {
      const request = () => client.get(path);
      const since = performance.now();
      const works = await request().then(
        () => true,
        () => false,
      );
      const first = works ? performance.now() - since : Number.NaN;
      const { p50, p95, failed } = await (service === 'suppliers'
        ? changedTurn(side, request, 2 * seconds, save)
        : readTurn(side, request, seconds, 1));
      costs.set(title, { first, p50, p95, failed });
    }
  }
  await close();
  return costs;
}

/** @param {number[]} sizes @param {Map<string, Cost>[]} columns */
function printGrowth(sizes, columns) {
  const figures = (/** @type {Cost | undefined} */ cost) =>
    [cost?.p50, cost?.p95, cost?.first].map((value) => ms(value ?? Number.NaN));
  const [smallest] = columns;
  const rows = [...(smallest?.keys() ?? [])].map((title) => [
    title,
    ...columns.flatMap((column) => figures(column.get(title))),
    (Number(columns.at(-1)?.get(title)?.p50) / Number(smallest?.get(title)?.p50)).toFixed(2),
  ]);
  console.log(
    `\nOne client, ms; "first" is the first such call after a start of the service; ${whole(MOST_FILES)} FSVP files at most\n`,
  );
  console.log(
    markdown(
      ['call', ...sizes.flatMap((size) => [`${whole(size)}: p50`, 'p95', 'first']), 'p50, largest : smallest'],
      rows,
    ),
  );
  const failed = columns.flatMap((column) =>
    [...column].filter(([, cost]) => cost.failed || Number.isNaN(cost.first)).map(([title]) => title),
  );
  if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`);
}

const whole = (/** @type {number} */ value) => value.toLocaleString('en-US');

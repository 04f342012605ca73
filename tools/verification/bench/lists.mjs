import { findPgbench } from './pgbench.mjs';
import { FILE_CASES, LIST_TABLES, OTHER_CASES } from './list-cases.mjs';
import { addFiles, addRecords, withClient } from './list-data.mjs';
import { inTurns, pgbenchTurn, readTurn } from './turns.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {import('./requests.mjs').Result & { rows: number }} ListResult */

const OTHER_RECORDS = 10_000;

/**
 * Measures the lists of the other services beside an earlier build and pgbench.
 * @param {{ subject: Subject, before?: Subject }} products @param {import('./options.mjs').BenchOptions} options @param {import('./own-suite.mjs').Step} step
 * @returns {Promise<ListResult[]>}
 */
export async function measureLists({ subject, before }, options, step) {
  const { only } = options;
  const suites = [subject, ...(before ? [before] : [])].map(({ suite }) => suite);
  const results = [];
  const other = OTHER_CASES.filter(({ key }) => only.includes(key));
  const amounts = { suppliers: 0, inspections: OTHER_RECORDS, documents: OTHER_RECORDS };
  if (other.length) {
    await step('Inspections and documents', () => Promise.all(suites.map((suite) => addRecords(suite, amounts))));
    results.push(...(await measureCases({ subject, before }, other, OTHER_RECORDS, options, step)));
  }
  const ofFiles = FILE_CASES.filter(({ key }) => only.includes(key));
  for (const files of ofFiles.length ? options.files : []) {
    for (const [number, suite] of suites.entries())
      await step(`${files.toLocaleString('en-US')} FSVP files, judged${number ? ', in the earlier build' : ''}`, () =>
        addFiles(suite, files),
      );
    results.push(...(await measureCases({ subject, before }, ofFiles, files, options, step)));
  }
  return results;
}

/**
 * @param {{ subject: Subject, before?: Subject }} products @param {import('./list-cases.mjs').ListCase[]} cases @param {number} rows
 * @param {import('./options.mjs').BenchOptions} options @param {import('./own-suite.mjs').Step} step
 */
async function measureCases({ subject, before }, cases, rows, { seconds, rounds, peers }, step) {
  const { databaseUrls } = subject.suite;
  const program = peers.includes('pgbench') ? findPgbench() : undefined;
  await copyTables(databaseUrls, new Set(cases.map(({ database }) => database)));
  const results = [];
  for (const { key, title, path, database, sql, callers } of cases) {
    const ask =
      (/** @type {Subject} */ side) =>
      (length = seconds) =>
        readTurn(side, (client) => client.get(path), length, callers);
    const sides = { product: ask(subject), ...(before && { before: ask(before) }) };
    const plan = {
      program: String(program),
      name: key,
      sql,
      url: databaseUrls[database].owner,
      seconds,
      clients: callers,
    };
    const turns = await step(title, async () => {
      for (const take of Object.values(sides)) await take(1);
      return inTurns({ ...sides, ...(program && { pgbench: () => pgbenchTurn(subject.cpu, plan) }) }, rounds);
    });
    results.push({ key, title, rows, turns });
  }
  return results;
}

/** @param {Record<string, { owner: string }>} urls @param {Set<string>} databases */
async function copyTables(urls, databases) {
  for (const [name, { database, rows, indexes }] of Object.entries(LIST_TABLES)) {
    if (!databases.has(database)) continue;
    const total = name === 'files' ? `, count(*) filter (where verdict = 'not_ready')::int as not_ready` : '';
    await withClient(String(urls[database]?.owner), async (client) => {
      await client.query(`create schema if not exists bench; drop table if exists bench.${name}, bench.${name}_total;
        create table bench.${name} as ${rows};
        alter table bench.${name} drop column if exists search_text;
        ${indexes.map((columns) => `create index on bench.${name} (${columns});`).join('\n')}
        create table bench.${name}_total as select count(*)::int as total${total} from bench.${name}`);
      await client.query(`vacuum analyze bench.${name}`);
    });
  }
}

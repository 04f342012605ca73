import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.mjs';
import { Findings } from './findings.mjs';
import { REPLICAS, withSuite } from './own-suite.mjs';
import { count, seconds } from './table.mjs';

const CALLERS = 8;
const REQUESTS_PER_SECOND = 60;
/** Of ten requests three are writes. */
const READS = [
  '/api/suppliers?limit=20',
  '/api/dashboard/stats',
  '/api/verification-activities?limit=20',
  '/api/documents?limit=20',
  '/api/corrective-actions?limit=20',
  '/api/fsvp-files?limit=20',
  '/',
  '/api/notifications',
];

/** @typedef {import('./own-suite.mjs').Terminal} Terminal */
/** @typedef {{ failures: string[], answered: number, repeated: number, created: number, slowest: number }} Load */

/**
 * Restarts every process, one after the other, under load: a replica stops, drains and starts again on its port; with one of each, its
 * replacement starts first. No request may fail.
 * @param {Terminal} terminal @param {Record<string, number | undefined>} numbers @param {Record<string, boolean>} switches
 */
export async function runRolling(terminal, numbers, { single }) {
  const requests = Number(numbers.requests);
  return withSuite(terminal, { replicas: single ? undefined : REPLICAS }, async (suite) => {
    const client = new Client(suite);
    const findings = new Findings();
    try {
      await client.signIn();
      const load = { failures: [], answered: 0, repeated: 0, created: 0, slowest: 0 };
      let rounds = 0;
      const loading = holdLoad(client, load, requests, () => rounds > 0 || terminal.signal.aborted);
      let restarted = 0;
      const since = performance.now();
      for (const over = () => rounds > 0 && load.answered >= requests; !over() && !terminal.signal.aborted; rounds += 1)
        for (const { name } of suite.status()) {
          if (over() || terminal.signal.aborted) break;
          const part = /** @type {import('../../suite.mjs').PartName} */ (name);
          // The only database cannot be replaced without an interruption.
          if (part === 'postgres') continue;
          if (single || part === 'nats' || part === 'redis') await suite.restart(part);
          else {
            await suite.stopPart(part);
            await suite.startPart(part);
          }
          restarted += 1;
          await sleep(1_000);
        }
      await loading;
      terminal.signal.throwIfAborted();
      findings.note('processes and servers restarted', `${restarted} in ${seconds(performance.now() - since)}`);
      findings.note('requests answered', count(load.answered));
      findings.note('GETs sent again after a lost answer', String(load.repeated));
      findings.note('longest answer', seconds(load.slowest));
      findings.expectNone('failed requests', load.failures);
      const { body } = await client.call('GET', '/api/suppliers?search=Rolled&limit=1');
      findings.expectEqual('acknowledged suppliers in the list', body.total, load.created);
      console.log(`\n${findings.report()}\n`);
      return findings.kept;
    } finally {
      client.close();
    }
  });
}

/**
 * @param {Client} client @param {Load} load @param {number} requests at least so many @param {() => boolean} mayEnd
 */
async function holdLoad(client, load, requests, mayEnd) {
  const begin = performance.now();
  let number = 0;
  const request = async () => {
    const planned = begin + ((number += 1) * 1000) / REQUESTS_PER_SECOND;
    await sleep(Math.max(0, planned - performance.now()));
    const since = performance.now();
    const answer = await (number % 10 < 7 ? read(client, load, number) : write(client, load, number));
    load.slowest = Math.max(load.slowest, performance.now() - since);
    load.answered += 1;
    if (answer.status === 0 || answer.status >= 400)
      load.failures.push(`${answer.request} answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 200)}`);
  };
  const caller = async () => {
    while (load.answered < requests || !mayEnd()) await request();
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

/** @param {Client} client @param {Load} load @param {number} number */
async function read(client, load, number) {
  const path = String(READS[number % READS.length]);
  const first = await client.call('GET', path);
  if (first.status !== 0) return { ...first, request: `GET ${path}` };
  load.repeated += 1;
  return { ...(await client.call('GET', path)), request: `GET ${path}, sent again` };
}

/** @param {Client} client @param {Load} load @param {number} number */
async function write(client, load, number) {
  const body = { name: `Rolled ${number}`, country: 'Chile' };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await client.call('POST', '/api/suppliers', { body, headers });
  if (answer.status === 201) load.created += 1;
  return { ...answer, request: 'POST /api/suppliers' };
}

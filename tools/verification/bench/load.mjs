import { setTimeout as sleep } from 'node:timers/promises';
import { productProcesses } from '../../processes.mjs';
import { residentMb } from './cpu.mjs';
import { line } from './line.mjs';
import { measure, summarize } from './measure.mjs';
import { parseLoadOptions } from './options.mjs';
import { saveResults } from './report.mjs';
import { startSubject } from './subject.mjs';

const CONNECTIONS = 64;
const CALIBRATION = { callers: 8, seconds: 15, warmUpSeconds: 5 };
const MINUTE_MS = 60_000;

/** @typedef {import('./http-client.mjs').HttpClient} HttpClient */
/** @typedef {import('./own-suite.mjs').Step} Step */
/** @typedef {{ latencies: number[], failed: number }} Minute */

const SEARCHES = ['foods', 'seafood', 'trading', 'nekkanti', 'an', 'no such firm'];
const READS = [
  '/api/suppliers?limit=50&offset=0',
  '/api/suppliers?status=approved&limit=50&offset=0',
  '/api/suppliers?sort=name&limit=50&offset=0',
  '/api/suppliers/fsvp-summary',
  '/api/dashboard/stats',
  '/api/verification-activities?limit=50&offset=0',
  '/api/corrective-actions?limit=50&offset=0',
];

/**
 * Holds a fixed rate of requests. The schedule does not wait for answers: a latency counts from the planned start, so that a pause of
 * the product delays all requests that fall into it.
 * @param {Step} step @param {string[]} args
 */
export async function runLoad(step, args) {
  const { minutes, rate: given, rows } = parseLoadOptions(args);
  const subject = await startSubject(step, { suppliers: rows, connections: CONNECTIONS, home: '.local/bench-suite' });
  try {
    await step('Vacuum, and until nothing else runs', subject.vacuum);
    const requests = await mixOf(subject.client);
    let number = 0;
    const next = () => requests((number += 1));
    const rate =
      given ?? Math.max(1, Math.round((await step('Calibrating', () => measure(next, CALIBRATION))).perSecond / 2));
    console.log(`\n${rate} requests/s for ${minutes} minutes: 70 % reads, 20 % searches, 10 % writes; latency in ms\n`);
    console.log(line(['minute', 'answered', 'p50', 'p99', 'failed', 'memory MB']));
    const memoryOf = () => readMemory(subject.suite);
    let early = memoryOf();
    /** @type {Minute[]} */ const all = [];
    await hold(next, rate, minutes, (minute) => {
      const memory = memoryOf();
      if (all.length === 0) early = memory;
      all.push({ ...minute, latencies: [...minute.latencies] });
      const { count, p50, p99, failed } = summarize(minute.latencies, { seconds: 60, failed: minute.failed });
      const total = Object.values(memory).reduce((sum, mb) => sum + mb, 0);
      console.log(
        line([String(all.length), String(count), p50.toFixed(1), p99.toFixed(1), String(failed), total.toFixed(0)]),
      );
    });
    const failed = all.reduce((sum, minute) => sum + minute.failed, 0);
    const figures = summarize(
      all.flatMap(({ latencies }) => latencies),
      { seconds: minutes * 60, failed },
    );
    const errorRate = failed / (failed + figures.count);
    console.log(
      `\nFailed ${(errorRate * 100).toFixed(3)} %; p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms`,
    );
    const late = memoryOf();
    console.log(`\n${line(['memory in MB', 'minute 1', 'end'])}`);
    for (const [name, mb] of Object.entries(late))
      console.log(line([name, Number(early[name]).toFixed(0), mb.toFixed(0)]));
    saveResults('load', { rate, minutes, errorRate, figures, memory: { minute1: early, end: late } });
  } finally {
    await subject.end();
  }
}

/**
 * Starts `request` at a fixed rate, and reports each minute when its requests have ended.
 * @param {() => Promise<unknown>} request @param {number} rate per second @param {number} minutes @param {(minute: Minute) => void} report
 */
async function hold(request, rate, minutes, report) {
  const begin = performance.now();
  const plannedAt = (/** @type {number} */ number) => begin + (number * 1000) / rate;
  const perMinute = rate * 60;
  let number = 0;
  /** @type {Promise<void>} */ let reported = Promise.resolve();
  for (let minute = 1; minute <= minutes; minute += 1) {
    /** @type {Minute} */ const figures = { latencies: [], failed: 0 };
    /** @type {Promise<void>[]} */ const sent = [];
    for (; number < minute * perMinute; number += 1) {
      const planned = plannedAt(number);
      const early = planned - performance.now();
      if (early > 0) await sleep(early);
      sent.push(
        request().then(
          () => void figures.latencies.push(performance.now() - planned),
          () => void (figures.failed += 1),
        ),
      );
    }
    reported = Promise.all([reported, ...sent]).then(() => report(figures));
  }
  await sleep(Math.max(0, begin + minutes * MINUTE_MS - performance.now()));
  await reported;
}

/** The n-th request of the mix: of each ten seven reads, two searches and a write. @param {HttpClient} client */
async function mixOf(client) {
  const { suppliers } = await client.getJson('/api/suppliers?limit=100&offset=0');
  /** @type {string[]} */ const ids = suppliers.map((/** @type {{ id: string }} */ { id }) => id);
  /** @type {{ id: string, version: number }[]} */ const created = [];
  const pick = (/** @type {readonly string[]} */ list, /** @type {number} */ number) =>
    String(list[number % list.length]);
  const write = async (/** @type {number} */ number) => {
    // Each record is changed once, so that no two requests change it at the same time.
    const changed = number % 20 < 10 ? created.shift() : undefined;
    if (changed)
      return client.sendJson(
        'PUT',
        `/api/suppliers/${changed.id}`,
        { notes: `Changed ${number}` },
        { 'if-match': `"${changed.version}"` },
      );
    created.push(await client.sendJson('POST', '/api/suppliers', { name: `Benchmark ${number}`, country: 'Chile' }));
  };
  return (/** @type {number} */ number) => {
    const turn = number % 10;
    const round = Math.floor(number / 10);
    if (turn === 0) return write(number);
    if (turn === 3 || turn === 7) {
      const status = round % 2 ? '&status=approved' : '';
      return client.get(
        `/api/suppliers?search=${encodeURIComponent(pick(SEARCHES, round + turn))}${status}&limit=50&offset=0`,
      );
    }
    return turn % 2
      ? client.get(`/api/suppliers/${pick(ids, number * 7)}`)
      : client.get(pick(READS, round * 4 + turn / 2));
  };
}

/** Memory in MB by process. @param {import('../../suite.mjs').Suite} suite @returns {Record<string, number>} */
function readMemory(suite) {
  const names = [
    ...productProcesses.map(({ name }) => name),
    /** @type {const} */ ('postgres'),
    /** @type {const} */ ('nats'),
    /** @type {const} */ ('redis'),
  ];
  return Object.fromEntries(names.map((name) => [name, residentMb(Number(suite.pidOf(name)))]));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { medians } from './figures.mjs';
import { measure, summarize } from './measure.mjs';
import { runPgbench } from './pgbench.mjs';
import { cpuSince, resultsFolder } from './subject.mjs';
import { whileSaving } from './saving.mjs';

/** @typedef {import('./http-client.mjs').HttpClient} HttpClient */
/** @typedef {import('./subject.mjs').Cpu} Cpu */
/** @typedef {{ perSecond: number, p50: number, p95: number, failed: number, nodeMs: number, pgMs: number }} Turn CPU is of one request */
/** @typedef {{ client: HttpClient, cpu: () => Cpu, progress?: import('./event-progress.mjs').EventProgress }} Side of which events are followed */

export const CONNECTIONS = 8;
const WARM_UP_SECONDS = 0.3;
/** After a change, until its event is handled. */
const SETTLE_MS = 80;

/** Measures sides alternately, so that a change of the machine's load meets all of them. @param {Record<string, () => Promise<Turn>>} sides @param {number} rounds @returns {Promise<Record<string, Turn>>} */
export async function inTurns(sides, rounds) {
  /** @type {Record<string, Turn[]>} */ const turns = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [side, take] of Object.entries(sides)) (turns[side] ??= []).push(await take());
  return Object.fromEntries(
    Object.entries(turns).map(([side, all]) => {
      const failed = all.reduce((sum, turn) => sum + turn.failed, 0);
      return [side, { ...medians(/** @type {any[]} */ (all)), failed }];
    }),
  );
}

/** @param {Side} side @param {(client: HttpClient) => Promise<unknown>} request @param {number} seconds @param {number} [callers] @returns {Promise<Turn>} */
export async function readTurn({ client, cpu }, request, seconds, callers = CONNECTIONS) {
  const work = () => request(client);
  await measure(work, { callers, seconds: WARM_UP_SECONDS, warmUpSeconds: 0 });
  const before = cpu();
  const figures = await measure(work, { callers, seconds, warmUpSeconds: 0 });
  return toTurn(figures, cpuSince(before, cpu()));
}

/** The same while another client saves. @param {Side} side @param {(client: HttpClient) => Promise<unknown>} request @param {number} seconds @param {import('./saving.mjs').Save} save */
export const savingTurn = (side, request, seconds, save) => whileSaving(save, () => readTurn(side, request, seconds));

/**
 * One client asks once after each change.
 * @param {Pick<Side, 'client'>} side @param {(client: HttpClient) => Promise<unknown>} request @param {number} seconds @param {import('./saving.mjs').Save} save @returns {Promise<Turn>}
 */
export async function changedTurn({ client }, request, seconds, save) {
  /** @type {number[]} */ const latencies = [];
  let failed = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until;) {
    await save();
    const since = performance.now();
    await request(client).then(
      () => latencies.push(performance.now() - since),
      () => (failed += 1),
    );
    await sleep(SETTLE_MS);
  }
  // CPU would be that of the changes, too.
  return toTurn(summarize(latencies, { seconds, failed }), {
    node: Number.NaN,
    postgres: Number.NaN,
    nats: Number.NaN,
  });
}

/** Counts until every consumer has handled the events: a rate that can be sustained. @param {Side} side @param {(client: HttpClient) => Promise<unknown>} request @param {number} seconds @returns {Promise<Turn>} */
export async function writeTurn({ client, cpu, progress }, request, seconds) {
  const work = () => request(client);
  await measure(work, { callers: CONNECTIONS, seconds: WARM_UP_SECONDS, warmUpSeconds: 0 });
  await progress?.handled();
  const before = cpu();
  const since = performance.now();
  const figures = await measure(work, { callers: CONNECTIONS, seconds, warmUpSeconds: 0 });
  await progress?.handled();
  const took = (performance.now() - since) / 1000;
  return { ...toTurn(figures, cpuSince(before, cpu())), perSecond: figures.count / took };
}

/**
 * @param {() => Cpu} cpu
 * @param {{ program: string, name: string, sql: string, url: string, seconds: number, clients?: number, perSecond?: number }} plan @returns {Promise<Turn>}
 */
export async function pgbenchTurn(cpu, { sql, clients = CONNECTIONS, ...plan }) {
  const before = cpu();
  const figures = await runPgbench({ ...plan, folder: resultsFolder, script: `${sql};\n`, clients });
  return toTurn(figures, { ...cpuSince(before, cpu()), node: 0 });
}

/** @param {import('./measure.mjs').Figures} figures @param {Cpu} used @returns {Turn} */
const toTurn = ({ count, perSecond, p50, p95, failed }, { node, postgres }) => ({
  perSecond,
  p50,
  p95,
  failed,
  nodeMs: node / count,
  pgMs: postgres / count,
});

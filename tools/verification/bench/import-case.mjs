import { setTimeout as sleep } from 'node:timers/promises';
import { anonymousMb } from './cpu.mjs';
import { HttpClient } from './http-client.mjs';
import { checkpoint, measureImportLimit, startOfImport } from './import-limit.mjs';
import { summarize } from './measure.mjs';
import { cpuSum } from './subject.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {Awaited<ReturnType<typeof measureImport>>} Import */

const QUIET_MS = 15_000;
const READ_EVERY_MS = 100;
const LISTS = ['/api/suppliers?limit=50&offset=0', '/api/verification-activities?limit=50&offset=0'];

/**
 * Imports suppliers while another client reads lists, before and meanwhile, until every read model follows.
 * @param {Subject} subject @param {number} total how many suppliers there are afterwards
 */
export async function measureImport(subject, total) {
  const { suite } = subject;
  await subject.vacuum();
  await checkpoint(suite);
  const quiet = await startReading(suite);
  await sleep(QUIET_MS);
  const before = await quiet.stop();
  const since = await startOfImport(suite);
  const reading = await startReading(suite);
  const { created, answered, published, handled, cpu } = await subject.importUpTo(total);
  const during = await reading.stop();
  return {
    since,
    created,
    answered: answered / 1000,
    published: published / 1000,
    seconds: handled / 1000,
    cpu,
    cpuSeconds: cpuSum(cpu) / 1000,
    quietP95: before.p95,
    p95: during.p95,
    failed: before.failed + during.failed,
    quietMb: before.peakMb,
    peakMb: during.peakMb,
  };
}

/**
 * The import of the present build, of the earlier one, and the plain SQL that does the same work, one after the other.
 * @param {import('./own-suite.mjs').Step} step @param {Subject} subject @param {Subject | undefined} before @param {number} total
 */
export async function measureImports(step, subject, before, total) {
  const rows = (total - subject.suppliers).toLocaleString('en-US');
  const product = await step(`Import of ${rows} suppliers`, () => measureImport(subject, total));
  const earlier = before && (await step('The same by the earlier build', () => measureImport(before, total)));
  await subject.vacuum();
  const limit = await step('Plain SQL that does the same work', () =>
    measureImportLimit(subject, { since: product.since, suppliers: product.created }),
  );
  return { product, before: earlier, limit };
}

/** Another client that reads a list ten times a second, and the memory of svc-suppliers. @param {Subject['suite']} suite */
async function startReading(suite) {
  const client = new HttpClient(suite.url, 4);
  await client.login(suite.password);
  /** @type {number[]} */ const latencies = [];
  let failed = 0;
  let peakMb = 0;
  let number = 0;
  /** @type {Promise<void>[]} */ const sent = [];
  const timer = setInterval(() => {
    const since = performance.now();
    const list = String(LISTS[(number += 1) % LISTS.length]);
    sent.push(
      client.get(list).then(
        () => void latencies.push(performance.now() - since),
        () => void (failed += 1),
      ),
    );
    peakMb = Math.max(peakMb, anonymousMb(Number(suite.pidOf('suppliers'))));
  }, READ_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(sent);
      await client.close();
      return { ...summarize(latencies, { seconds: 1, failed }), peakMb };
    },
  };
}

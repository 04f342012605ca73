import pg from 'pg';
import { keyIdOf } from '@fsvp/service-kit/events/hash-chain';
import { readAcceptances } from '@fsvp/service-kit/events/unkeyed-acceptance';
import { ChainVerifier, countUnsealed, inSnapshot, sealedRows } from '@fsvp/service-kit/events/verify-chain';
import { messageOf, OperatorError } from '../operator-error.mjs';
import { compareRecords } from './records.mjs';
import { TrailComparison } from './trail.mjs';

/** In a log that was rewritten from some point on, every later row is a finding. */
const SHOWN = 20;

/**
 * @typedef {object} Expectations
 * @property {import('./checkpoint.mjs').Heads} [checkpoint] where the logs ended at an earlier check
 * @property {import('@fsvp/service-kit/events/hash-chain').ChainKey[]} [keys] of the hash chains
 * @property {Record<string, string>} [unkeyedUntil] by service, the last entry from before there were keys
 */

/**
 * @typedef {object} Result
 * @property {number} entries
 * @property {number} problems signs that somebody changed a log, the audit trail or a record
 * @property {number} gaps entries that did not reach the audit trail through a fault
 * @property {import('./checkpoint.mjs').Heads} heads where the logs end
 */

/**
 * Verifies the logs of these services, each against its chain and its records, and all against the audit trail where that is among them.
 * @param {Record<string, string>} urls databases by service
 * @param {Expectations} expectations
 * @param {(line: string) => void} print
 * @returns {Promise<Result>}
 */
export async function verifyAudit(urls, expectations, print) {
  /** @type {Result} */ const result = { entries: 0, problems: 0, gaps: 0, heads: {} };
  const trail = urls.documents ? await connect('documents', urls.documents) : undefined;
  try {
    for (const [service, url] of Object.entries(urls)) {
      const problem = listFirst(service, print);
      const gap = listFirst(service, print);
      const { head, sealed } = await verifyService({ service, url, trail, expectations, problem, gap, print });
      result.heads[service] = head;
      result.entries += sealed;
      result.problems += problem.count;
      result.gaps += gap.count;
    }
  } finally {
    await trail?.end();
  }
  return result;
}

/** @param {string} service @param {(line: string) => void} print */
function listFirst(service, print) {
  const list = {
    count: 0,
    add(/** @type {string[]} */ findings) {
      for (const finding of findings) {
        list.count += 1;
        if (list.count <= SHOWN) print(`${service}: ${finding}`);
        else if (list.count === SHOWN + 1) print(`${service}: and more. The first ones show where it began.`);
      }
    },
  };
  return list;
}

/**
 * @param {{ service: string, url: string, trail: pg.Client | undefined, expectations: Expectations,
 *   problem: ReturnType<typeof listFirst>, gap: ReturnType<typeof listFirst>, print: (line: string) => void }} task
 */
async function verifyService({ service, url, trail, expectations, problem, gap, print }) {
  const log = await connect(service, url);
  const note = (/** @type {string} */ text) => print(`${''.padEnd(10)} ${text}`);
  try {
    const { checkpoint, keys, unkeyedUntil } = expectations;
    const accepted = await readAcceptances(log, service, keys);
    const chain = new ChainVerifier({
      checkpoint: checkpoint?.[service],
      keys,
      unkeyedUntil: unkeyedUntil?.[service],
      accepted,
    });
    const comparison = trail && new TrailComparison(trail, service);
    let sealed = 0;
    const unsealed = await inSnapshot(log, async () => {
      for await (const rows of sealedRows(log)) {
        sealed += rows.length;
        const authentic = new Set();
        for (const row of rows) {
          const findings = chain.add(row);
          problem.add(findings);
          if (findings.length === 0 && keyIdOf(row.hash)) authentic.add(row.id);
        }
        if (comparison) problem.add(await comparison.add(rows, authentic));
      }
      for await (const findings of compareRecords(log, service)) problem.add(findings);
      return countUnsealed(log);
    });
    problem.add(chain.end());
    for (const { first, last } of chain.unkeyed)
      note(
        `If you returned to release 0.2.0 at that time, accept what it wrote: npm run audit:verify -- --accept-unkeyed ${service}=${first.seq}-${last.seq}`,
      );
    const compared = await comparison?.end(log);
    problem.add(compared?.findings ?? []);
    gap.add(compared?.gaps ?? []);
    print(`${service.padEnd(10)} ${sealed} entries, sealed to ${chain.head.hash.slice(0, 16)}…`);
    if (unsealed) note(`not sealed yet: ${unsealed}. The service does that within a second while it runs.`);
    if (chain.unkeyedUntil && keys?.length)
      note(`hashed without a key, from before there was one: up to entry ${chain.unkeyedUntil}.`);
    for (const { first, last, acceptedBy, acceptedAt } of accepted)
      note(`hashed without a key, and accepted by ${acceptedBy} on ${acceptedAt}: entries ${first} to ${last}.`);
    if (compared?.onTheWay)
      note(`not yet in the audit trail: ${compared.onTheWay}. They arrive within seconds while the suite runs.`);
    return { head: chain.head, sealed };
  } finally {
    await log.end();
  }
}

/** @param {string} service @param {string} connectionString */
export async function connect(service, connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, options: '-c timezone=UTC' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new OperatorError(`The database of ${service} does not answer (${messageOf(error)}).`, error);
  }
}

import pg from 'pg';
import { ChainVerifier, countUnsealed, inSnapshot, sealedRows } from '@fsvp/service-kit/events/verify-chain';
import { messageOf, OperatorError } from '../operator-error.mjs';
import { TrailComparison } from './trail.mjs';

/** In a log that was rewritten from some point on, every later row is a finding. */
const SHOWN = 20;

/**
 * Verifies the logs of these services, each against its chain, and all against the audit trail where that is among them.
 * @param {Record<string, string>} urls databases by service
 * @param {import('./witness.mjs').Heads} witness
 * @param {(line: string) => void} print
 * @returns {Promise<{ entries: number, problems: number, heads: import('./witness.mjs').Heads }>}
 */
export async function verifyAudit(urls, witness, print) {
  /** @type {import('./witness.mjs').Heads} */ const heads = {};
  let entries = 0;
  let problems = 0;
  const trail = urls.documents ? await connect('documents', urls.documents) : undefined;
  try {
    for (const [service, url] of Object.entries(urls)) {
      let shown = 0;
      const tell = (/** @type {string[]} */ findings) => {
        problems += findings.length;
        for (const finding of findings) {
          shown += 1;
          if (shown <= SHOWN) print(`${service}: ${finding}`);
          else if (shown === SHOWN + 1) print(`${service}: and more. The first ones show where it began.`);
        }
      };
      const { head, sealed } = await verifyService({ service, url, trail, witness: witness[service], tell, print });
      heads[service] = head;
      entries += sealed;
    }
  } finally {
    await trail?.end();
  }
  return { entries, problems, heads };
}

/**
 * @param {{ service: string, url: string, trail: pg.Client | undefined, witness: import('./witness.mjs').Heads[string] | undefined,
 *   tell: (findings: string[]) => void, print: (line: string) => void }} task
 */
async function verifyService({ service, url, trail, witness, tell, print }) {
  const log = await connect(service, url);
  try {
    const chain = new ChainVerifier(witness);
    const comparison = trail && new TrailComparison(trail, service);
    let sealed = 0;
    const unsealed = await inSnapshot(log, async () => {
      for await (const rows of sealedRows(log)) {
        sealed += rows.length;
        tell(rows.flatMap((row) => chain.add(row)));
        if (comparison) tell(await comparison.add(rows));
      }
      return countUnsealed(log);
    });
    tell(chain.end());
    const compared = await comparison?.end(log);
    tell(compared?.findings ?? []);
    print(`${service.padEnd(10)} ${sealed} entries, sealed to ${chain.head.hash.slice(0, 16)}…`);
    if (unsealed)
      print(`${''.padEnd(10)} not sealed yet: ${unsealed}. The service does that within a second while it runs.`);
    if (compared?.onTheWay)
      print(
        `${''.padEnd(10)} not yet in the audit trail: ${compared.onTheWay}. They arrive within seconds while the suite runs.`,
      );
    return { head: chain.head, sealed };
  } finally {
    await log.end();
  }
}

/** @param {string} service @param {string} connectionString */
async function connect(service, connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, options: '-c timezone=UTC' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new OperatorError(`The database of ${service} does not answer (${messageOf(error)}).`, error);
  }
}

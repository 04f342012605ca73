import { checkAccess } from './check-access.mjs';
import { checkEverything } from './check-everything.mjs';
import { checkLive } from './check-live.mjs';
import { checkOnce } from './check-once.mjs';
import { Client } from './client.mjs';
import { Findings } from './findings.mjs';
import { Ledger } from './ledger.mjs';
import { Outcomes } from './outcomes.mjs';
import { REPLICAS, withSuite } from './own-suite.mjs';
import { RelayWatch } from './relay-watch.mjs';
import { seconds } from './table.mjs';
import { writeAll } from './write-all.mjs';

const WRITES_PER_MINUTE = 1_000;

/**
 * Several replicas of every process: whatever each of them does, its effect must be there once.
 * @param {import('./own-suite.mjs').Terminal} terminal @param {Record<string, number | undefined>} numbers
 */
export async function runReplicas(terminal, numbers) {
  const writes = Number(numbers.writes);
  return withSuite(terminal, { replicas: REPLICAS }, async (suite) => {
    const client = new Client(suite);
    const tools = { client, ledger: new Ledger(), outcomes: new Outcomes() };
    const relays = new RelayWatch(suite.adminDatabaseUrl);
    const findings = new Findings();
    try {
      await client.signIn();
      await terminal.step(`${writes} writes`, () =>
        writeAll(tools, {
          writes,
          minutes: writes / WRITES_PER_MINUTE,
          seed: Number(numbers.seed),
          signal: terminal.signal,
        }),
      );
      terminal.signal.throwIfAborted();
      const kept = await checkEverything(suite, tools, terminal);
      await terminal.step('Live updates', () => checkLive(client, findings));
      await terminal.step('Snapshots and reminders', () => checkOnce(suite, client, findings));
      findings.note('until every relay ran again after that', seconds(await relays.untilAll()));
      await terminal.step('Sign-in and lockout', () => checkAccess(suite, client, Client, findings));
      for (const [service, most] of Object.entries(relays.most))
        findings.expectEqual(`relays of ${service} at once, in ${relays.samples} samples`, most, 1);
      console.log(`\n${findings.report()}\n`);
      return kept && findings.kept;
    } finally {
      await relays.stop().catch(() => undefined);
      client.close();
    }
  });
}

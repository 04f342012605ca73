import { readArguments } from './audit-verify/arguments.mjs';
import { findDatabases } from './audit-verify/find-databases.mjs';
import { verifyAudit } from './audit-verify/verify.mjs';
import { readWitness, writeWitness } from './audit-verify/witness.mjs';
import { readConfig } from './config.mjs';
import { exitWith } from './progress.mjs';

// npm run audit:verify: recomputes the hash chain of every service's event log and compares the logs with the audit trail.
try {
  const { databases, witness } = readArguments(process.argv.slice(2));
  const urls = databases ?? (await findDatabases(readConfig()));
  const { heads, entries, problems } = await verifyAudit(urls, witness ? readWitness(witness) : {}, (line) =>
    console.log(line),
  );
  const services = Object.keys(urls).length;
  if (problems > 0) {
    console.log(
      `${problems} ${problems === 1 ? 'problem' : 'problems'} found in ${entries} entries of ${services} services.`,
    );
    process.exitCode = 1;
  } else {
    if (witness) writeWitness(witness, heads);
    console.log(`${entries} entries of ${services} services verified.`);
  }
} catch (error) {
  exitWith(error);
}

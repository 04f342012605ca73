import { createRecoveryLink, VALID_HOURS } from './accounts/recovery-link.mjs';
import { findDatabases } from './audit-verify/find-databases.mjs';
import { readConfig } from './config.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith } from './progress.mjs';

// npm run recovery-link -- EMAIL: a link to choose a new password, when no administrator can sign in to make one.
// GATEWAY_DATABASE_URL names the gateway's database; without it, that of the suite on this machine.
try {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length) throw new OperatorError('Use: npm run recovery-link -- EMAIL');
  const config = readConfig();
  const url = process.env.GATEWAY_DATABASE_URL || (await findDatabases(config)).gateway;
  if (!url) throw new OperatorError("Set GATEWAY_DATABASE_URL to the address of the gateway's database.");
  const path = await createRecoveryLink(url, email);
  const origin = process.env.PUBLIC_URL?.replace(/\/+$/, '') || `http://localhost:${config.port}`;
  console.log(`Open within ${VALID_HOURS} hour: ${origin}${path}`);
} catch (error) {
  exitWith(error);
}

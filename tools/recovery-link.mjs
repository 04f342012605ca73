import { readConfig as readSettings } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';
import { createRecoveryLink, VALID_HOURS } from './accounts/recovery-link.mjs';
import { findDatabases } from './audit-verify/find-databases.mjs';
import { readConfig } from './config.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith } from './progress.mjs';
import { publicAddress } from './public-address.mjs';

const REMOVE = '--remove-second-factor';
const settings = z.object({ GATEWAY_DATABASE_URL: z.optional(z.url()) });

// npm run recovery-link -- EMAIL: a link to choose a new password, when no administrator can sign in to make one. It asks for
// the code of the account's second factor; with --remove-second-factor, for somebody who lost it, the link removes the factor.
// GATEWAY_DATABASE_URL, or a file that GATEWAY_DATABASE_URL_FILE names, has the gateway's database; without it, that of the suite on this machine.
try {
  const given = process.argv.slice(2);
  const removeSecondFactor = given.includes(REMOVE);
  const [email, ...more] = given.filter((argument) => argument !== REMOVE);
  if (!email || more.length || email.startsWith('-'))
    throw new OperatorError(
      `Use: npm run recovery-link -- EMAIL [${REMOVE}]\nThe link asks for a code from the second factor, if the account has one. ${REMOVE}: it removes the second factor instead.`,
    );
  const config = readConfig();
  const url = readSettings(settings).GATEWAY_DATABASE_URL ?? (await findDatabases(config)).gateway;
  if (!url) throw new OperatorError("Set GATEWAY_DATABASE_URL to the address of the gateway's database.");
  const path = await createRecoveryLink(url, email, removeSecondFactor);
  console.log(`Open within ${VALID_HOURS} hour: ${publicAddress(config)}${path}`);
} catch (error) {
  exitWith(error);
}

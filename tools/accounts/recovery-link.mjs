import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { OperatorError } from '../operator-error.mjs';

export const VALID_HOURS = 1;

/**
 * Makes a link with which somebody chooses a new password, for an administrator who cannot sign in any more. Earlier links
 * of the account end. Accepting it is an event of the account.
 * @param {string} databaseUrl of the gateway's database @param {string} email
 * @param {boolean} removeSecondFactor for somebody who lost it; else the link asks for its code
 * @returns {Promise<string>} path of the link
 * @throws {OperatorError} when there is no such account
 */
export async function createRecoveryLink(databaseUrl, email, removeSecondFactor) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const token = randomBytes(32).toString('base64url');
    const { rowCount } = await client.query(
      `with account as (select id from users where lower(email) = lower($1) and status in ('invited', 'active')),
         earlier as (delete from invitations where user_id in (select id from account))
       insert into invitations (token_hash, user_id, expires_at, remove_second_factor)
       select $2, id, now() + make_interval(hours => $3), $4 from account`,
      [email.trim(), createHash('sha256').update(token).digest('hex'), VALID_HOURS, removeSecondFactor],
    );
    if (!rowCount) throw new OperatorError(`There is no account of ${email} that may sign in.`);
    return `/#invitation=${token}`;
  } finally {
    await client.end();
  }
}

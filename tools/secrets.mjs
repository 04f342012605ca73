import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { databaseOwners } from './infrastructure/databases.mjs';
import { writePrivateFile } from './private-file.mjs';

/** @typedef {import('./infrastructure/databases.mjs').RolePasswords} RolePasswords */
/**
 * @typedef {object} Secrets
 * @property {string} postgresPassword
 * @property {string} natsPassword of the embedded server
 * @property {string} redisPassword of the embedded server
 * @property {string} internalTokenSecret
 * @property {string} appPassword
 * @property {string[]} eventLogKeys of the hash chains, the newest first; earlier ones are needed to verify
 * @property {Record<string, string> | null} unkeyedUntil by service, the last entry from before there were keys; null until it is known
 * @property {Record<typeof databaseOwners[number], RolePasswords>} roles
 */

const secret = () => randomBytes(32).toString('base64url');

/** What a home of version 0.2.0 does not have. */
const sinceRelease020 = () => ({
  eventLogKeys: [secret()],
  unkeyedUntil: null,
  natsPassword: secret(),
  redisPassword: secret(),
});

const everyKeyed = () => Object.fromEntries(databaseOwners.map((name) => [name, '0']));

const newRoles = () =>
  /** @type {Secrets['roles']} */ (
    Object.fromEntries(databaseOwners.map((name) => [name, { application: secret(), owner: secret() }]))
  );

/** Adds what a home of an earlier version lacks for services that are new since then. @param {Secrets} kept @returns {Secrets} */
const withNewServices = ({ unkeyedUntil, roles, ...others }) => ({
  ...others,
  unkeyedUntil: unkeyedUntil && { ...everyKeyed(), ...unkeyedUntil },
  roles: { ...newRoles(), ...roles },
});

/** Four groups of letters and digits that are not confused when read aloud or typed. */
export function readablePassword() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  // 248 is a multiple of 31: larger bytes are drawn again, so that every character is equally likely.
  const draw = () => {
    for (;;) {
      const byte = randomBytes(1)[0];
      if (byte < 248) return letters[byte % letters.length];
    }
  };
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, draw).join('')).join('-');
}

/**
 * The secrets of one home, generated at its first start, in a file that only its owner can read.
 * @param {string} home
 * @returns {Secrets}
 */
export function secretsOf(home) {
  const file = join(home, 'secrets.json');
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    const secrets = withNewServices({ ...sinceRelease020(), ...kept });
    return isDeepStrictEqual(kept, secrets) ? secrets : writeSecrets(home, secrets);
  }
  const secrets = {
    ...sinceRelease020(),
    postgresPassword: secret(),
    internalTokenSecret: secret(),
    appPassword: readablePassword(),
    unkeyedUntil: everyKeyed(),
    roles: newRoles(),
  };
  mkdirSync(home, { recursive: true });
  return writeSecrets(home, secrets);
}

/**
 * Remembers outside of the databases where the entries without a key end. Does nothing if that is known.
 * @param {string} home
 * @param {() => Promise<Record<string, string>>} readEnds the last entry of each service's log
 */
export async function rememberUnkeyedEntries(home, readEnds) {
  const secrets = secretsOf(home);
  if (!secrets.unkeyedUntil) writeSecrets(home, { ...secrets, unkeyedUntil: await readEnds() });
}

/** @param {string} home @param {Secrets} secrets */
function writeSecrets(home, secrets) {
  writePrivateFile(join(home, 'secrets.json'), JSON.stringify(secrets, null, 2));
  return secrets;
}

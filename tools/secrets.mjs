import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOwners } from './infrastructure/databases.mjs';

/** @typedef {import('./infrastructure/databases.mjs').RolePasswords} RolePasswords */
/**
 * @typedef {object} Secrets
 * @property {string} postgresPassword
 * @property {string} internalTokenSecret
 * @property {string} appPassword
 * @property {Record<typeof databaseOwners[number], RolePasswords>} roles
 */

const secret = () => randomBytes(32).toString('base64url');

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
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const secrets = {
    postgresPassword: secret(),
    internalTokenSecret: secret(),
    appPassword: readablePassword(),
    roles: /** @type {Secrets['roles']} */ (
      Object.fromEntries(databaseOwners.map((name) => [name, { application: secret(), owner: secret() }]))
    ),
  };
  mkdirSync(home, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return secrets;
}

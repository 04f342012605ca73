import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { OperatorError } from '../operator-error.mjs';

/** @typedef {Record<string, import('@fsvp/service-kit/events/verify-chain').Head>} Heads */

/**
 * Where each log ended at the last verification; none before the first.
 * @param {string} file @returns {Heads}
 */
export function readCheckpoint(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')).heads;
  } catch (error) {
    throw new OperatorError(
      `${file} is not a readable checkpoint file. Restore it, or name another file to start again.`,
      error,
    );
  }
}

/** @param {string} file @param {Heads} heads */
export function writeCheckpoint(file, heads) {
  writeFileSync(`${file}.new`, `${JSON.stringify({ verifiedAt: new Date().toISOString(), heads }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

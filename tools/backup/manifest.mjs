import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { OperatorError } from '../operator-error.mjs';

const digits = z.string().check(z.regex(/^\d+$/));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const file = z.object({ file: z.string().check(z.regex(/^[\w./-]+$/)), bytes: z.number(), sha256: hash });

const sequence = z.object({ name: z.string(), last: digits, called: z.boolean() });

const manifest = z.object({
  format: z.literal(1),
  release: z.string(),
  /** The moment up to which the backup contains every change. */
  cut: z.string(),
  timeZone: z.string(),
  /** Names of the keys with which entries of the event logs were hashed; not the keys. */
  keys: z.array(z.string()),
  databases: z.record(
    z.string(),
    z.object({
      migrations: z.array(z.string()),
      tables: z.array(z.extend(file, { name: z.string(), columns: z.array(z.string()), rows: z.number() })),
      /** Absent in a backup of a release that had none. */
      sequences: z._default(z.array(sequence), []),
      log: z.object({
        entries: z.number(),
        /** The last entry in the hash chain, as in a checkpoint of `audit:verify`. */
        head: z.object({ seq: digits, hash: z.string() }),
        /** The last entry up to which all consumers have handled every event. */
        delivered: digits,
      }),
    }),
  ),
  objects: z.extend(file, { count: z.number(), size: z.number(), missing: z.array(hash) }),
});

/** @typedef {z.output<typeof manifest>} Manifest */
/** @typedef {z.output<typeof file>} BackupFile */
/** @typedef {z.output<typeof sequence>} Sequence the last number that was given, or the first one if none was */

const NAME = 'manifest.json';

/** Written last: a folder without it is no backup. @param {string} folder @param {Manifest} content */
export function writeManifest(folder, content) {
  const path = join(folder, `${NAME}.new`);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(path, join(folder, NAME));
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

/** @param {string} folder @returns {Manifest} */
export function readManifest(folder) {
  let text;
  try {
    text = readFileSync(join(folder, NAME), 'utf8');
  } catch (error) {
    throw new OperatorError(`${folder} has no ${NAME}: it is no backup, or one that was interrupted.`, error);
  }
  try {
    return z.parse(manifest, JSON.parse(text));
  } catch (error) {
    throw new OperatorError(`${NAME} in ${folder} is damaged, or of a newer release. Use another backup.`, error);
  }
}

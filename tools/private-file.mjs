import { chmodSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file by one that only its owner can read, also when others could read the earlier one.
 * @param {string} file @param {string} text
 */
export function writePrivateFile(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}

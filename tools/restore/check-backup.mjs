import { join } from 'node:path';
import { stat } from 'node:fs/promises';
import { hashFile } from '../backup/files.mjs';
import { readManifest } from '../backup/manifest.mjs';
import { listObjects } from '../backup/objects.mjs';
import { OperatorError } from '../operator-error.mjs';

/**
 * Compares all files of a backup with their checksums.
 * @param {string} folder @returns {Promise<import('../backup/manifest.mjs').Manifest>}
 */
export async function checkBackup(folder) {
  const manifest = readManifest(folder);
  const tables = Object.values(manifest.databases).flatMap((database) => database.tables);
  for (const { file, bytes, sha256 } of [...tables, manifest.objects]) await checkFile(folder, file, bytes, sha256);
  const missing = new Set(manifest.objects.missing);
  let count = 0;
  for await (const { sha256, size } of listObjects(folder)) {
    count += 1;
    if (!missing.has(sha256)) await checkFile(folder, join('objects', sha256.slice(0, 2), sha256), size, sha256);
  }
  if (count !== manifest.objects.count) throw damaged(folder, manifest.objects.file, 'is not complete');
  return manifest;
}

/** @param {string} folder @param {string} file @param {number} bytes @param {string} sha256 */
async function checkFile(folder, file, bytes, sha256) {
  const found = await stat(join(folder, file)).catch(() => undefined);
  if (!found) throw damaged(folder, file, 'is missing');
  if (found.size !== bytes || (await hashFile(join(folder, file))) !== sha256)
    throw damaged(folder, file, 'does not have the content that was backed up');
}

/** @param {string} folder @param {string} file @param {string} what */
const damaged = (folder, file, what) =>
  new OperatorError(`The backup in ${folder} is damaged: ${file} ${what}. Nothing was restored. Use another backup.`);

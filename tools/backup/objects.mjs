import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';
import { readCompressed, writeCompressed } from './files.mjs';

/** @typedef {{ sha256: string, size: number }} StoredObject */

const LIST = 'objects.ndjson.gz';
const ROWS_PER_FETCH = 5000;

/** All files that records of the snapshot refer to. */
const REFERENCED = `
  select sha256, max(size)::float as size from (
    select sha256, file_size::bigint as size from document_versions
    union all select sha256, size from uploads where sha256 is not null
    union all select file.value->>'sha256', (file.value->>'size')::bigint from report_runs, jsonb_each(files) as file) as referenced
  where sha256 > $1 group by sha256 order by sha256 limit ${ROWS_PER_FETCH}`;

/**
 * Copies the files that the snapshot of svc-documents refers to. Missing and damaged ones are listed.
 * @param {import('pg').Client} client @param {string} folder @param {string} objectStoreUrl @param {AbortSignal} signal
 * @returns {Promise<import('./manifest.mjs').Manifest['objects']>}
 */
export async function saveObjects(client, folder, objectStoreUrl, signal) {
  let [count, size] = [0, 0];
  const lines = async function* () {
    for (let after = ''; ;) {
      const { rows } = await client.query(REFERENCED, [after]);
      if (!rows.length) return;
      for (const row of rows) {
        count += 1;
        size += row.size;
        yield `${JSON.stringify(row)}\n`;
      }
      after = rows[rows.length - 1].sha256;
    }
  };
  const list = await writeCompressed(folder, LIST, Readable.from(lines()), signal);
  const missing = await copyObjects('save', folder, objectStoreUrl, signal);
  return { ...list, count, size, missing };
}

/**
 * Copies between a backup and the object store, in a process of svc-documents, which knows the stores.
 * @param {'save' | 'load'} mode @param {string} folder of the backup @param {string} objectStoreUrl @param {AbortSignal} [signal]
 * @returns {Promise<string[]>} the files that could not be read
 */
export async function copyObjects(mode, folder, objectStoreUrl, signal) {
  const script = join(repoRoot, 'svc-documents', 'dist', 'copy-objects.js');
  const child = spawn(process.execPath, ['--enable-source-maps', script, mode, folder], {
    env: { ...process.env, NODE_OPTIONS: '', OBJECT_STORE_URL: objectStoreUrl },
    signal,
  });
  const ended = once(child, 'close');
  // Awaited below.
  ended.catch(() => undefined);
  /** @type {string[]} */ const missing = [];
  let problem = '';
  child.stderr.on('data', (text) => (problem += text));
  const reading = (async () => {
    for await (const line of createInterface({ input: child.stdout })) missing.push(JSON.parse(line).sha256);
  })();
  // A child that ends early has written why.
  await pipeline(readCompressed(folder, LIST), child.stdin).catch(() => undefined);
  const [code] = await ended;
  await reading;
  if (code !== 0)
    throw Object.assign(new OperatorError(`The stored files could not be copied: ${problem.trim()}`), {
      code: problem.includes('ENOSPC') ? 'ENOSPC' : undefined,
    });
  return missing;
}

/** @param {string} folder @returns {AsyncGenerator<StoredObject>} the files of a backup */
export async function* listObjects(folder) {
  for await (const line of createInterface({ input: readCompressed(folder, LIST) })) yield JSON.parse(line);
}

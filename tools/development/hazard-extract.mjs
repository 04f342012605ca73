import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { repoRoot } from '../paths.mjs';
import { buildExtract } from './hazard-extract/extract.mjs';

// Rebuilds the public counts and rows that templates of hazards are made of, from a folder with the public files.

export const EXTRACT = join(repoRoot, 'svc-program/data/hazard-extract');

/** The text of a file of the extract; undefined if there is none yet. @param {string} file */
export async function readExtract(file) {
  try {
    return gunzipSync(await readFile(join(EXTRACT, `${file}.gz`))).toString();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} folder */
async function writeExtract(folder) {
  for (const [file, text] of Object.entries(await buildExtract(folder))) {
    if (file.endsWith('.json')) await writeFile(join(EXTRACT, file), text);
    // The compressed bytes depend on the release of Node, so a file is only written where its text changed.
    else if ((await readExtract(file)) !== text)
      await writeFile(join(EXTRACT, `${file}.gz`), gzipSync(text, { level: 9 }));
  }
}

if (import.meta.filename === process.argv[1]) {
  const folder = process.argv[2] ?? process.env.FSVP_DATA_DIR;
  if (folder) await writeExtract(folder);
  else {
    console.error('Name the folder with the public files: npm run hazards:extract -- FOLDER');
    process.exitCode = 1;
  }
}

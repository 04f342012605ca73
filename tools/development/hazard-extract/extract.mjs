import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { csvOf } from '../../csv.mjs';
import { byText, chargesOf, countsOf, industriesOf, notificationsOf, recallEventsOf } from './rows.mjs';
import { SOURCES } from './sources.mjs';

/** @param {string | Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The day on which the public files were read from their repositories; change it with the files. */
const RETRIEVED_ON = '2026-11-24';

/** @param {string} folder @param {import('./sources.mjs').Source} source */
async function readSource(folder, { file, day, ...origin }) {
  const bytes = await readFile(join(folder, file));
  /** @type {Record<string, string>[]} */
  const rows = parse(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true, bom: true });
  const days = rows
    .map((row) => /^\d{4}-\d\d-\d\d/.exec(row[day ?? ''] ?? '')?.[0] ?? '')
    .filter(Boolean)
    .sort(byText);
  const period = days.length > 0 ? { from: days[0], to: days.at(-1) } : {};
  return {
    rows,
    input: { file, ...origin, ...period, retrievedOn: RETRIEVED_ON, rows: rows.length, sha256: sha256(bytes) },
  };
}

/**
 * What the product ships of the public files, which are in a folder. The same files give the same bytes.
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} texts by the name of the file
 */
export async function buildExtract(folder) {
  const names = /** @type {(keyof typeof SOURCES)[]} */ (Object.keys(SOURCES));
  const read = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readSource(folder, SOURCES[name])])),
  );
  const { counts, charges, industries, recalls, enforcement, notifications } = read;
  const tables = {
    'charges.csv': [['chargeId', 'charge', 'statement'], ...chargesOf(charges.rows)],
    'industries.csv': [['industryCode', 'industry'], ...industriesOf(industries.rows)],
    'refusal-counts.csv': [['industry', 'chargeId', 'charge', 'refusals'], ...countsOf(counts.rows)],
    'recall-events.csv': [
      ['eventId', 'class', 'day', 'firm', 'country', 'products', 'product', 'reasons'],
      ...recallEventsOf(recalls.rows, enforcement.rows),
    ],
    'rasff-notifications.csv': [
      ['reference', 'day', 'category', 'subject', 'hazards', 'classification', 'risk', 'notifiedBy', 'origin'],
      ...notificationsOf(notifications.rows),
    ],
  };
  const texts = Object.fromEntries(Object.entries(tables).map(([file, rows]) => [file, csvOf(rows)]));
  const files = Object.entries(tables).map(([file, { length }]) => ({
    file,
    rows: length - 1,
    sha256: sha256(texts[file]),
  }));
  return {
    'origin.json': `${JSON.stringify({ inputs: names.map((name) => read[name].input), files }, null, 2)}\n`,
    ...texts,
  };
}

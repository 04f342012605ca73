import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { csvOf } from '../csv.mjs';
import { repoRoot } from '../paths.mjs';
import { dayFrom } from './days.mjs';

/**
 * A firm as the sources publish it, in the import's fields.
 * @typedef {{ sourceId: string, name: string, address: string, city: string, state: string, postalCode: string, country: string, fei: string, approvalNumbers: string, notes: string }} Firm
 */

const sampleFile = new URL('../sample/suppliers.csv', import.meta.url);
const columns = /** @type {const} */ ([
  'name',
  'address',
  'city',
  'state',
  'postalCode',
  'country',
  'status',
  'riskLevel',
  'fsvpRequired',
  'verificationFrequencyMonths',
  'lastVerificationDate',
  'fei',
  'approvalNumbers',
  'notes',
]);

const tidy = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
const region = (/** @type {string} */ text) => (/NOTA$|^none of the above$/i.test(text) ? '' : tidy(text));

/** @param {string | URL} file @returns {Record<string, string>[]} */
const readRows = (file) => parse(readFileSync(file), { columns: true, bom: true });

/** @returns {string | null} the folder with the full public data, when there is one */
export function dataFolder() {
  const folder = process.env.FSVP_DATA_DIR || join(repoRoot, '..', 'shared', 'data');
  return existsSync(join(folder, 'suppliers.csv')) ? folder : null;
}

/** @param {string | null} folder @returns {Firm[]} those of the full data, and the shipped ones last: lists show the newest first */
export function readFirms(folder) {
  const shipped = readRows(sampleFile).map((row) => ({
    sourceId: row.fei,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    postalCode: row.postalCode,
    country: row.country,
    fei: row.fei,
    approvalNumbers: '',
    notes: `Products: ${row.productCategories}.`,
  }));
  if (!folder) return shipped;
  const known = new Set(shipped.map((firm) => firm.sourceId));
  const more = readRows(join(folder, 'suppliers.csv'))
    .filter((row) => !(row.source === 'FDA' && known.has(row.fei)))
    .map((row) => ({
      sourceId: row.source_id,
      name: tidy(row.name),
      address: tidy(
        [row.address_line1, row.address_line2]
          .filter((line) => line && !/^(unknown( street)?|-)$/i.test(line))
          .join(', '),
      ),
      city: tidy(row.city),
      state: region(row.state_province),
      postalCode: tidy(row.postal_code),
      country: tidy(row.country),
      fei: row.source === 'FDA' ? row.source_id : '',
      approvalNumbers: row.source === 'FDA' ? '' : row.source_id,
      notes: [
        row.source === 'FDA' ? 'Published by FDA.' : `Of the ${row.source} list.`,
        row.product_categories && `Products: ${tidy(row.product_categories)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    }));
  return [...more, ...shipped];
}

/**
 * Status, risk and dates are generated, evenly distributed and the same at each run.
 * @param {Firm} firm @param {number} index
 */
function importersView(firm, index) {
  const turn = (index * 37) % 100;
  const status = turn < 72 ? 'approved' : turn < 88 ? 'pending' : turn < 95 ? 'suspended' : 'rejected';
  const riskLevel = ['medium', 'low', 'high', 'medium', 'low'][index % 5];
  const months = riskLevel === 'high' ? 6 : riskLevel === 'medium' ? 12 : 24;
  const windowDays = months * 30;
  // Of ten: six well inside their window, one due soon, one overdue, two never verified.
  const age = [0.1, 0.3, 0.45, 0.6, 0.2, 0.7][index % 10];
  const days =
    index % 10 === 6
      ? windowDays - 15
      : index % 10 === 7
        ? windowDays + 40
        : age === undefined
          ? null
          : Math.round(windowDays * age);
  return {
    status,
    riskLevel,
    fsvpRequired: index % 25 === 24 ? 'false' : 'true',
    verificationFrequencyMonths: String(months),
    lastVerificationDate: days === null || status === 'pending' ? '' : dayFrom(-days),
    notes: `${firm.notes} Status, risk and dates are sample values.`,
  };
}

/** @param {Firm[]} firms @returns {string} CSV for POST /api/suppliers/import */
export function suppliersCsv(firms) {
  const rows = firms.map((firm, index) => {
    const row = { ...firm, ...importersView(firm, index) };
    return columns.map((column) => row[column]);
  });
  return csvOf([[...columns], ...rows]);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { repoRoot } from '../../paths.mjs';

/** @typedef {{ name: string, address: string, city: string, state: string, postalCode: string, country: string }} Firm */

const COLUMNS =
  'name,address,city,state,postalCode,country,contactPerson,email,status,riskLevel,fsvpRequired,verificationFrequencyMonths,lastVerificationDate';
const MONTHS = { low: 24, medium: 12, high: 6 };

/** A pseudo-random number below `limit`, the same in every run. @param {number} index @param {number} limit @param {number} die */
function seededRandom(index, limit, die) {
  let bits = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(die + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return ((bits ^ (bits >>> 13)) >>> 0) % limit;
}

/**
 * CSV of `count` suppliers starting with number `from`: the firms of the sample, then combinations of their names, so that word frequencies
 * and names resemble a real directory. A number is the same supplier in every run.
 * @param {number} count @param {number} [from]
 */
export function supplierCsv(count, from = 0) {
  /** @type {Firm[]} */
  const firms = parse(readFileSync(join(repoRoot, 'tools', 'sample', 'suppliers.csv')), { columns: true, bom: true });
  const firmAt = (/** @type {number} */ index) => /** @type {Firm} */ (firms[index % firms.length]);
  const quote = (/** @type {string} */ text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = Array.from({ length: count }, (_, row) => {
    const index = from + row;
    const round = Math.floor(index / firms.length);
    const place = firmAt(index + round * 7);
    const [first, ...rest] = firmAt(index).name.split(' ');
    const tail = round
      ? firmAt(index + round * 3)
          .name.split(' ')
          .slice(1)
          .join(' ')
      : rest.join(' ');
    const name = round
      ? `${first} ${rest[0] ?? ''} ${tail} ${round > 133 ? round : ''}`.replace(/\s+/g, ' ').trim()
      : firmAt(index).name;
    const person = `${['Ana', 'Wei', 'Priya', 'Jonas', 'Fatima', 'Kenji'][seededRandom(index, 6, 1)]} ${first}`;
    const email = seededRandom(index, 3, 2)
      ? `${person.toLowerCase().replace(/[^a-z]+/g, '.')}${index}@example.com`
      : '';
    const turn = seededRandom(index, 100, 3);
    const status = turn < 72 ? 'approved' : turn < 88 ? 'pending' : turn < 95 ? 'suspended' : 'rejected';
    const risk = /** @type {const} */ (['low', 'medium', 'medium', 'high'])[seededRandom(index, 4, 4)] ?? 'medium';
    const verified = seededRandom(index, 5, 5)
      ? new Date(Date.now() - seededRandom(index, MONTHS[risk] * 33, 6) * 86_400_000).toISOString()
      : '';
    const required = seededRandom(index, 20, 7) ? 'true' : 'false';
    return [
      name,
      place.address,
      place.city,
      place.state,
      place.postalCode,
      place.country,
      person,
      email,
      status,
      risk,
      required,
      String(MONTHS[risk]),
      verified,
    ]
      .map(quote)
      .join(',');
  });
  return `${COLUMNS}\n${rows.join('\n')}\n`;
}

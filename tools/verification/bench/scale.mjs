import { measure } from './measure.mjs';

/** Typical requests of the directory, the FSVP screen, the pickers and the dashboard. @param {number} suppliers @returns {[title: string, path: string][]} */
const casesAt = (suppliers) => [
  ['list', '/api/suppliers?limit=50&offset=0'],
  ['last page', `/api/suppliers?offset=${suppliers - 60}`],
  ...['name', 'country', 'status', 'riskLevel', 'lastVerificationDate', 'nextVerificationDate'].map(
    (sort) =>
      /** @type {[string, string]} */ ([`sorted by ${sort}, descending`, `/api/suppliers?sort=${sort}&order=desc`]),
  ),
  ['search, rare word', '/api/suppliers?search=nekkanti'],
  ['search, frequent word', '/api/suppliers?search=foods'],
  ['search, two letters', '/api/suppliers?search=an'],
  ['search, one letter', '/api/suppliers?search=s'],
  ['search, nothing found', '/api/suppliers?search=no+such+firm'],
  ['filter, approved', '/api/suppliers?status=approved'],
  ['filter, high risk', '/api/suppliers?riskLevel=high'],
  ['filter, rejected and low risk', '/api/suppliers?status=rejected&riskLevel=low'],
  ['filter, overdue', '/api/suppliers?fsvpStatus=overdue'],
  ['filter, due soon', '/api/suppliers?fsvpStatus=due_soon'],
  ['search and filter', '/api/suppliers?search=foods&status=approved&fsvpStatus=overdue'],
  ['picker', '/api/suppliers?search=seafood&limit=100'],
  ['tiles', '/api/suppliers/fsvp-summary'],
  ['dashboard', '/api/dashboard/stats'],
];

/** The time of each call with one client. @param {import('./http-client.mjs').HttpClient} client @param {number} suppliers @returns {Promise<Map<string, number>>} p50 in ms */
export async function costsAt(client, suppliers) {
  const costs = new Map();
  for (const [title, path] of casesAt(suppliers)) {
    const { p50, failed } = await measure(() => client.get(path), { callers: 1, seconds: 1.5, warmUpSeconds: 0.5 });
    costs.set(title, failed ? Number.NaN : p50);
  }
  return costs;
}

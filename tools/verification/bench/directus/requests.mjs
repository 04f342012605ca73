/** @typedef {import('../http-client.mjs').HttpClient} HttpClient */

const list = (/** @type {object[]} */ ...conditions) =>
  `/items/suppliers?${new URLSearchParams({
    filter: JSON.stringify({ _and: conditions }),
    sort: '-created_at,-id',
    limit: '50',
    meta: 'filter_count',
  })}`;
const get = (/** @type {string} */ path) => (/** @type {HttpClient} */ client) => client.get(path);
const approved = { status: { _eq: 'approved' } };
const search = (/** @type {string} */ text) => list({ search_text: { _contains: text } }, approved);

const aggregate = (/** @type {string[][]} */ ...parameters) =>
  `/items/suppliers?${new URLSearchParams([['aggregate[count]', '*'], ...parameters])}`;
const compliant = {
  _and: [approved, { _or: [{ fsvp_required: { _eq: false } }, { next_verification_day: { _gte: '$NOW' } }] }],
};
const DASHBOARD = [
  aggregate(['groupBy[]', 'status'], ['groupBy[]', 'risk_level']),
  aggregate(['filter', JSON.stringify(compliant)]),
  '/items/verifications?sort=due_date,id&limit=5',
  '/items/actions?sort=-rank,due_date,id&limit=5',
];

/**
 * The benchmark's cases by the REST API of Directus. The dashboard takes four calls at once.
 * @param {string} id of a supplier @param {() => string} newSearch a text that was never searched for @returns {Record<string, (client: HttpClient) => Promise<unknown>>}
 */
export const directusRequests = (id, newSearch) => ({
  search: get(search('trading')),
  'new-search': (client) => client.get(search(newSearch())),
  status: get(list(approved)),
  newest: get('/items/suppliers?sort=-created_at,-id&limit=50&meta=filter_count'),
  get: get(`/items/suppliers/${id}`),
  dashboard: (client) => Promise.all(DASHBOARD.map((path) => client.get(path))),
  create: (client) =>
    client.sendJson('POST', '/items/suppliers', {
      name: `Benchmark ${Math.floor(Math.random() * 2e9)}`,
      country: 'Chile',
    }),
});

/** @param {HttpClient} client @param {string} id @param {string} postalCode */
export const saveInDirectus = (client, id, postalCode) =>
  client.sendJson('PATCH', `/items/suppliers/${id}`, { postal_code: postalCode });

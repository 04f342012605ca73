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

/**
 * The benchmark's cases by the REST API of Directus. The dashboard is one call with counts by status and risk.
 * @param {string} id of a supplier @returns {Record<string, (client: HttpClient) => Promise<unknown>>}
 */
export const directusRequests = (id) => ({
  search: get(list({ search_text: { _contains: 'foods' } }, approved)),
  status: get(list(approved)),
  newest: get('/items/suppliers?sort=-created_at,-id&limit=50&meta=filter_count'),
  get: get(`/items/suppliers/${id}`),
  dashboard: get(
    `/items/suppliers?${new URLSearchParams([
      ['aggregate[count]', '*'],
      ['groupBy[]', 'status'],
      ['groupBy[]', 'risk_level'],
    ])}`,
  ),
  create: (client) =>
    client.sendJson('POST', '/items/suppliers', {
      name: `Benchmark ${Math.floor(Math.random() * 2e9)}`,
      country: 'Chile',
    }),
});

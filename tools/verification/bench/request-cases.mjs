import { SEARCHES } from './new-searches.mjs';
import { BY_ID, CREATE_WITH_EVENT, DASHBOARD, NEW_SEARCH, NEWEST, SEARCH, STATUS } from './peer-sql.mjs';

/** @typedef {import('./http-client.mjs').HttpClient} HttpClient */
/**
 * @typedef {object} RequestCase
 * @property {string} key @property {string} title
 * @property {(client: HttpClient) => Promise<unknown>} request to the product or the spike
 * @property {string} asked which request of Directus is the same
 * @property {string} sql what pgbench runs
 * @property {'saving' | 'changed' | 'writing'} [kind] saving: while another client saves 10 suppliers a second; changed: one client, after each
 *   change; writing: each request makes one event
 */

/** @param {string} id of a supplier @param {() => string} newSearch a text that was never searched for @returns {RequestCase[]} */
export function requestCases(id, newSearch) {
  const get = (/** @type {string} */ path) => (/** @type {HttpClient} */ client) => client.get(path);
  const searchPath = (/** @type {string} */ text) =>
    `/api/suppliers?${new URLSearchParams({ search: text, status: 'approved', limit: '50', offset: '0' })}`;
  const number = () => Math.floor(Math.random() * 2e9);
  const neverAsked = {
    asked: 'new-search',
    request: (/** @type {HttpClient} */ client) => client.get(searchPath(newSearch())),
    sql: `\\set number random(1, ${SEARCHES})\nselect text from bench.searches where number = :number \\gset\n${NEW_SEARCH.replaceAll('$1', ':text')}`,
  };
  const search = { asked: 'search', request: get(searchPath('trading')), sql: SEARCH };
  const status = { asked: 'status', request: get('/api/suppliers?status=approved&limit=50&offset=0'), sql: STATUS };
  const newest = { asked: 'newest', request: get('/api/suppliers?limit=50&offset=0'), sql: NEWEST };
  return [
    { key: 'new-search', title: 'search never asked before', ...neverAsked },
    {
      key: 'saving-new-search',
      title: 'search never asked before, while 10/s are saved',
      kind: 'saving',
      ...neverAsked,
    },
    { key: 'saving-search', title: 'search, while 10/s are saved', kind: 'saving', ...search },
    { key: 'saving-status', title: 'one status, while 10/s are saved', kind: 'saving', ...status },
    { key: 'changed-search', title: 'first search after a change', kind: 'changed', ...search },
    { key: 'changed-status', title: 'first list of one status after a change', kind: 'changed', ...status },
    { key: 'search', title: 'repeated search', ...search },
    { key: 'status', title: 'one status, repeated', ...status },
    { key: 'newest', title: 'newest 50, repeated', ...newest },
    {
      key: 'get',
      title: 'get by id',
      asked: 'get',
      request: get(`/api/suppliers/${id}`),
      sql: BY_ID.replaceAll('$1', `'${id}'`),
    },
    { key: 'dashboard', title: 'dashboard', asked: 'dashboard', request: get('/api/dashboard/stats'), sql: DASHBOARD },
    {
      key: 'create',
      title: 'create, until all consumers handled it',
      kind: 'writing',
      asked: 'create',
      request: (client) =>
        client.sendJson('POST', '/api/suppliers', { name: `Benchmark ${number()}`, country: 'Chile' }),
      sql: `\\set number random(1, 2000000000)\n${CREATE_WITH_EVENT.replaceAll('$1', ':number')}`,
    },
  ];
}

export const REQUEST_KEYS = requestCases('', () => '').map(({ key }) => key);

import { SEARCHES } from './new-searches.mjs';
import {
  BY_ID,
  CREATE_WITH_EVENT,
  DASHBOARD,
  NEW_SEARCH,
  NEWEST,
  SEARCH,
  STATUS,
  STATUS_COUNTED,
} from './peer-sql.mjs';

/** @typedef {import('./http-client.mjs').HttpClient} HttpClient */
/**
 * @typedef {object} RequestCase
 * @property {string} key @property {string} title
 * @property {(client: HttpClient) => Promise<unknown>} request to the product or the spike
 * @property {string} sql what pgbench runs
 * @property {string} [countingSql] the same with a count instead of a kept total
 * @property {boolean} [writes] each request makes one event
 */

export const REQUEST_KEYS = ['search', 'new-search', 'status', 'newest', 'get', 'dashboard', 'create'];

/**
 * @param {string} id of a supplier @param {() => string} newSearch a text that was never searched for
 * @returns {RequestCase[]} the case that writes is the last one
 */
export function requestCases(id, newSearch) {
  const get = (/** @type {string} */ path) => (/** @type {HttpClient} */ client) => client.get(path);
  const search = (/** @type {string} */ text) =>
    `/api/suppliers?${new URLSearchParams({ search: text, status: 'approved', limit: '50', offset: '0' })}`;
  const number = () => Math.floor(Math.random() * 2e9);
  const withNumber = (/** @type {string} */ sql) =>
    `\\set number random(1, 2000000000)\n${sql.replaceAll('$1', ':number')}`;
  return [
    {
      key: 'search',
      title: 'search and one status, total',
      request: get(search('trading')),
      sql: SEARCH,
    },
    {
      key: 'new-search',
      title: 'search never asked before',
      request: (client) => client.get(search(newSearch())),
      sql: `\\set number random(1, ${SEARCHES})\nselect text from bench.searches where number = :number \\gset\n${NEW_SEARCH.replaceAll('$1', ':text')}`,
    },
    {
      key: 'status',
      title: 'newest 50 of one status, total',
      request: get('/api/suppliers?status=approved&limit=50&offset=0'),
      sql: STATUS,
      countingSql: STATUS_COUNTED,
    },
    { key: 'newest', title: 'newest 50, total', request: get('/api/suppliers?limit=50&offset=0'), sql: NEWEST },
    { key: 'get', title: 'get by id', request: get(`/api/suppliers/${id}`), sql: BY_ID.replaceAll('$1', `'${id}'`) },
    { key: 'dashboard', title: 'dashboard stats', request: get('/api/dashboard/stats'), sql: DASHBOARD },
    {
      key: 'create',
      title: 'create, its event handled',
      writes: true,
      request: (client) =>
        client.sendJson('POST', '/api/suppliers', { name: `Benchmark ${number()}`, country: 'Chile' }),
      sql: withNumber(CREATE_WITH_EVENT),
    },
  ];
}

import { Pool } from 'undici';

const IMPORT_TIMEOUT_MS = 900_000;

/** HTTP client of the benchmarks: keeps its connections and decodes nothing it is not asked for, to leave the processors to the measured side. */
export class HttpClient {
  /** @type {Record<string, string>} */
  #headers;
  #pool;

  /** @param {string} url @param {number} connections @param {Record<string, string>} [headers] of each request */
  constructor(url, connections, headers = {}) {
    this.#headers = { ...headers };
    this.#pool = new Pool(url, {
      connections,
      pipelining: 1,
      headersTimeout: IMPORT_TIMEOUT_MS,
      bodyTimeout: IMPORT_TIMEOUT_MS,
    });
  }

  /** @param {string} password */
  async login(password) {
    const { headers } = await this.#send('POST', '/api/login', { body: JSON.stringify({ password }) });
    this.#headers.cookie = [headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Requests a path as a browser does, with compression, and reads the response to its end. @param {string} path */
  async get(path) {
    const { body } = await this.#send('GET', path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    await body.dump({ limit: Number.MAX_SAFE_INTEGER });
  }

  /** @param {string} path @returns {Promise<any>} */
  async getJson(path) {
    return (await this.#send('GET', path)).body.json();
  }

  /** @param {'POST' | 'PUT' | 'PATCH'} method @param {string} path @param {object} value @param {Record<string, string>} [headers] @returns {Promise<any>} */
  async sendJson(method, path, value, headers) {
    return (await this.#send(method, path, { body: JSON.stringify(value), headers })).body.json();
  }

  /** @param {string} path @param {string} csv @returns {Promise<any>} */
  async postCsv(path, csv) {
    return (await this.#send('POST', path, { body: csv, headers: { 'content-type': 'text/csv' } })).body.json();
  }

  close() {
    return this.#pool.close();
  }

  /**
   * @param {'GET' | 'POST' | 'PUT' | 'PATCH'} method @param {string} path
   * @param {{ body?: string, headers?: Record<string, string> }} [content]
   */
  async #send(method, path, { body, headers } = {}) {
    const response = await this.#pool.request({
      method,
      path,
      body,
      headers: { ...(body && { 'content-type': 'application/json' }), ...this.#headers, ...headers },
    });
    if (response.statusCode < 300) return response;
    throw new Error(`${method} ${path} answered ${response.statusCode}: ${await response.body.text()}`);
  }
}

import { randomUUID } from 'node:crypto';
import { OperatorError } from '../operator-error.mjs';
import { sendAgain } from './send-again.mjs';

/** API client of a signed-in user. What the suite can't answer at the moment is sent again. */
export class ApiClient {
  #cookie = '';

  /** @param {string} url */
  constructor(url) {
    this.url = url;
  }

  /**
   * Signs in with the shared password, or with an account.
   * @param {string} password @param {{ email?: string, code?: string }} [account]
   */
  async login(password, account = {}) {
    const answer = await this.#send('POST', '/api/login', JSON.stringify({ password, ...account }), 'application/json');
    if (!answer.ok) throw new OperatorError(`The suite refused the sign-in: ${await answer.text()}`);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** @param {string} path @returns {Promise<any>} */
  async get(path) {
    return this.#read(await this.#send('GET', path), path);
  }

  /** @param {string} path @param {unknown} [body] @returns {Promise<any>} */
  async post(path, body) {
    return this.#read(await this.#send('POST', path, JSON.stringify(body ?? {}), 'application/json'), path);
  }

  /** Changes a record. @param {string} path @param {unknown} body @returns {Promise<any>} */
  async change(path, body) {
    return this.#read(await this.#send('PUT', path, JSON.stringify(body), 'application/json'), path);
  }

  /** @param {string} path @param {string} csv @returns {Promise<any>} */
  async postCsv(path, csv) {
    return this.#read(await this.#send('POST', path, csv, 'text/csv'), path);
  }

  /** @param {string} address @param {Uint8Array<ArrayBuffer>} bytes */
  async put(address, bytes) {
    return this.#read(await this.#send('PUT', address, bytes, 'application/octet-stream'), address);
  }

  /** @param {string} method @param {string} path @param {string | Uint8Array<ArrayBuffer>} [body] @param {string} [type] */
  #send(method, path, body, type) {
    /** @type {Record<string, string>} */
    const headers = { origin: new URL(this.url).origin };
    if (this.#cookie) headers.cookie = this.#cookie;
    if (type) headers['content-type'] = type;
    if (method === 'POST' && this.#cookie) headers['idempotency-key'] = randomUUID();
    return sendAgain(new URL(path, this.url), { method, headers, body, redirect: 'manual' });
  }

  /** @param {Response} answer @param {string} path */
  async #read(answer, path) {
    const text = await answer.text();
    if (!answer.ok) throw new OperatorError(`${path} answered ${answer.status}: ${detailOf(text)}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}

/** The sentence of a problem, or the beginning of another answer. @param {string} text */
function detailOf(text) {
  try {
    const { detail, errors } = JSON.parse(text);
    return [detail, ...(errors ?? []).map((/** @type {{ message: string }} */ { message }) => message)].join(' ');
  } catch {
    return text.slice(0, 1_000);
  }
}

import { request } from 'node:http';

/** @typedef {(method: string, path: string, body?: string, type?: string) => Promise<string>} Call rejects unless answered 2xx */

/** @param {string} url @param {string} password @param {import('node:http').Agent} agent @returns {Promise<Call>} */
export async function signIn(url, password, agent) {
  let cookie = '';
  const call = (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {string | undefined} */ body,
    type = 'application/json',
  ) =>
    new Promise((/** @type {(text: string) => void} */ resolve, reject) => {
      const headers = { cookie, ...(body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }) };
      const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
        cookie ||= (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () =>
          (response.statusCode ?? 500) < 300
            ? resolve(text)
            : reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text}`)),
        );
      });
      sent.on('error', reject).end(body);
    });
  await call('POST', '/api/login', JSON.stringify({ password }));
  return call;
}

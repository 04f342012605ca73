import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { OperatorError, messageOf } from '../operator-error.mjs';

/** @typedef {{ name: string, state: string, pid: number | null }} PartStatus */
/** @typedef {Record<import('../infrastructure/databases.mjs').DatabaseName, import('../infrastructure/databases.mjs').DatabaseUrls>} Databases */
/** @typedef {{ status: () => PartStatus[], databases: Databases, addresses: Record<string, string>, act: (action: string, name: string) => Promise<void> }} Controlled */

/** @param {string} home */
const controlFile = (home) => join(home, 'control.json');

/**
 * Lets `tools/control.mjs` and tests stop, start and restart single parts of a running suite.
 * Loopback only, with the token in the home folder.
 * @param {string} home @param {Controlled} suite
 * @returns {Promise<() => void>} closes it
 */
export async function openControl(home, suite) {
  const token = randomBytes(24).toString('base64url');
  const server = createServer(async (request, response) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`)) return void response.writeHead(401).end();
    const [action, name = ''] = (request.url ?? '/').slice(1).split('/');
    try {
      if (request.method === 'POST') await suite.act(action, name);
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(action === 'databases' || action === 'addresses' ? suite[action] : suite.status()));
    } catch (error) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(messageOf(error));
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  server.unref();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  writeFileSync(controlFile(home), JSON.stringify({ port, token }), { mode: 0o600 });
  return () => {
    server.close();
    rmSync(controlFile(home), { force: true });
  };
}

/**
 * Asks a running suite.
 * @param {string} home @param {'GET' | 'POST'} method @param {string} path
 * @returns {Promise<PartStatus[]>}
 */
export const askControl = (home, method, path) => ask(home, method, path);

/** The database addresses of a running suite. @param {string} home @returns {Promise<Databases>} */
export const askDatabases = (home) => ask(home, 'GET', 'databases');

/** Where the first replica of each process of a running suite listens. @param {string} home @returns {Promise<Record<string, string>>} */
export const askAddresses = (home) => ask(home, 'GET', 'addresses');

/** @param {string} home @param {string} method @param {string} path @returns {Promise<any>} */
async function ask(home, method, path) {
  const { port, token } = readControl(home);
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null);
  if (!answer) throw new OperatorError('No suite is running here: start it with `npm start`.');
  if (!answer.ok) throw new OperatorError(await answer.text());
  return answer.json();
}

/** @param {string} home @returns {{ port: number, token: string }} */
function readControl(home) {
  try {
    return JSON.parse(readFileSync(controlFile(home), 'utf8'));
  } catch {
    throw new OperatorError('No suite is running here: start it with `npm start`.');
  }
}

/** @param {string} one @param {string} other */
function sameText(one, other) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

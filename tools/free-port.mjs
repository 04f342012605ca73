import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { OperatorError } from './operator-error.mjs';

/** @param {number} port @param {string} host @returns {Promise<number>} the port it could bind */
const bindOnce = (port, host) =>
  new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen({ port, host, exclusive: true }, () => {
      const bound = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
      server.close(() => done(bound));
    });
  });

/** Below the ports that operating systems use for outgoing connections, so that none of those takes it meanwhile. */
const [firstPort, lastPort] = [20_000, 32_000];

/** Two services that were given the same port would share it without an error: they are workers of one cluster. */
const reserved = /** @type {Set<number>} */ (new Set());

/** Keeps `freePort` from choosing a port that is not in use yet. @param {number} port */
export const reservePort = (port) => void reserved.add(port);

/** A port that is currently free, and that this process has not chosen before. @returns {Promise<number>} */
export async function freePort(host = '127.0.0.1') {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const port = randomInt(firstPort, lastPort + 1);
    if (reserved.has(port) || (await portState(port, host)) !== 'free') continue;
    reservePort(port);
    return port;
  }
  throw new OperatorError(`There is no free port from ${firstPort} to ${lastPort} on ${host}.`);
}

/**
 * @param {number} port @param {string} [host]
 * @returns {Promise<'free' | 'taken' | 'forbidden' | 'no-address'>}
 */
export async function portState(port, host = '127.0.0.1') {
  try {
    await bindOnce(port, host);
    return 'free';
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'EACCES') return 'forbidden';
    return code === 'EADDRINUSE' ? 'taken' : 'no-address';
  }
}

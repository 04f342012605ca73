import { createServer } from 'node:net';

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

/** A port that is currently free. */
export const freePort = (host = '127.0.0.1') => bindOnce(0, host);

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

/** Addresses of a suite that listens on all or on loopback interfaces, and people open as localhost. */
const LOCAL = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * The address at which a suite of this machine answers.
 * @param {string} host that it listens on @param {number | string} port
 */
export function ownAddress(host, port) {
  const name = LOCAL.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * The address under which people open a suite, as the gateway determines it: for everything that is printed.
 * @param {{ host: string, port: number }} suite
 */
export function publicAddress({ host, port }) {
  const { PUBLIC_URL, PUBLIC_PORT } = process.env;
  return PUBLIC_URL?.replace(/\/+$/, '') || ownAddress(host, PUBLIC_PORT || port);
}

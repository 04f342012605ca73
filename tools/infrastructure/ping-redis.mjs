import { connect } from 'node:net';
import { connect as connectWithTls } from 'node:tls';

const answerMs = 5_000;

/**
 * Sends the credentials of a URL, if any, and PING.
 * @param {string} url
 * @returns {Promise<string>} the reply to PING, such as '+PONG', '-NOAUTH …' or '-LOADING …'
 */
export function pingRedis(url) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const credentials = [username, password].filter(Boolean).map(decodeURIComponent);
  const commands = [...(password ? [['AUTH', ...credentials]] : []), ['PING']];
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) };
  return new Promise((done, failed) => {
    const socket = protocol === 'rediss:' ? connectWithTls(address) : connect(address);
    socket.setTimeout(answerMs, () => socket.destroy(new Error(`no answer within ${answerMs / 1000} s`)));
    let text = '';
    socket.on('data', (data) => {
      text += data;
      const replies = text.split('\r\n').slice(0, -1);
      if (replies.length < commands.length) return;
      done(replies[commands.length - 1]);
      socket.destroy();
    });
    socket.once('error', failed);
    socket.once('close', () => failed(new Error('the connection was closed')));
    socket.write(commands.map(toRequest).join(''));
  });
}

/** @param {string[]} command */
const toRequest = (command) =>
  [`*${command.length}`, ...command.flatMap((part) => [`$${Buffer.byteLength(part)}`, part]), ''].join('\r\n');

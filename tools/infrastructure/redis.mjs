import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { ManagedProcess } from '../supervisor/managed-process.mjs';
import { serverProgram } from './debian-packages.mjs';
import { untilAnswers } from './until-answers.mjs';

/**
 * Redis for the report queue: append-only file, no eviction, because a queue must not lose keys.
 * @param {{ home: string, note?: (text: string) => void }} options
 */
export async function prepareRedis({ home, note }) {
  const { command, env } = await serverProgram({
    program: 'redis-server',
    packages: ['redis-server', 'redis-tools'],
    advice: 'install Redis 6.2 or newer (Debian package redis-server), or set REDIS_URL to one that runs.',
  });
  const port = await freePort();
  const dir = join(home, 'redis');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir,
    save: '',
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
  const server = new ManagedProcess({
    name: 'redis',
    home,
    note,
    stopMs: 10_000,
    launch: (logFd) =>
      spawn(command, args, { stdio: ['ignore', logFd, logFd], detached: true, env: { ...process.env, ...env } }),
    ready: (_, givenUp) => untilAnswers(() => answersPing(port), { givenUp }),
  });
  return { server, url: `redis://127.0.0.1:${port}` };
}

/** @param {number} port @returns {Promise<boolean>} */
const answersPing = (port) =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (data) => {
      done(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
  });

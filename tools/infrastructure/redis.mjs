import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { writePrivateFile } from '../private-file.mjs';
import { ManagedProcess } from '../supervisor/managed-process.mjs';
import { serverProgram } from './debian-packages.mjs';
import { pingRedis } from './ping-redis.mjs';
import { untilAnswers } from './until-answers.mjs';

/**
 * Redis for the report queue: append-only file, no eviction, because a queue must not lose keys.
 * @param {{ home: string, password: string, note?: (text: string) => void }} options
 */
export async function prepareRedis({ home, password, note }) {
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
    requirepass: password,
    bind: '127.0.0.1',
    port: String(port),
    dir,
    save: '',
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
  };
  const config = join(dir, 'redis.conf');
  writePrivateFile(
    config,
    Object.entries(settings)
      .map(([key, value]) => `${key} ${JSON.stringify(value)}\n`)
      .join(''),
  );
  const url = `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const server = new ManagedProcess({
    name: 'redis',
    home,
    note,
    stopMs: 10_000,
    launch: (logFd) =>
      spawn(command, [config], { stdio: ['ignore', logFd, logFd], detached: true, env: { ...process.env, ...env } }),
    ready: (_, givenUp) => untilAnswers(async () => (await pingRedis(url)) === '+PONG', { givenUp }),
  });
  return { server, url };
}

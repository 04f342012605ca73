import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { writePrivateFile } from '../private-file.mjs';
import { ManagedProcess } from '../supervisor/managed-process.mjs';
import { serverProgram } from './debian-packages.mjs';
import { untilAnswers } from './until-answers.mjs';

const user = 'fsvp';
const mostStoreBytes = 4 * 1024 ** 3;
const mostStreamBytes = 512 * 1024 ** 2;

/**
 * The store may use a quarter of the volume: on a full disk the server hangs. The size of the volume counts, not its free
 * space, because NATS does not load a stream that is larger than its limit.
 * @param {{ blocks: number, bsize: number }} volume
 */
export const storeLimit = ({ blocks, bsize }) => Math.min(mostStoreBytes, Math.floor((blocks * bsize) / 4));

/**
 * NATS with JetStream, for one machine.
 * @param {{ home: string, password?: string, note?: (text: string) => void }} options
 *   password: without one, every process of this machine can connect
 */
export async function prepareNats({ home, password, note }) {
  const { command, env } = await serverProgram({
    program: 'nats-server',
    packages: ['nats-server'],
    advice:
      'install NATS server 2.9 or newer (Debian package nats-server), or set NATS_URL to one that runs with JetStream.',
  });
  const [port, monitorPort] = [await freePort(), await freePort()];
  const dir = join(home, 'nats');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
  const storeBytes = storeLimit(statfsSync(dir));
  const config = join(dir, 'nats-server.conf');
  writePrivateFile(
    config,
    [
      `listen: "127.0.0.1:${port}"`,
      `http: "127.0.0.1:${monitorPort}"`,
      ...(password ? [`authorization { user: ${user}, password: ${JSON.stringify(password)} }`] : []),
      'max_payload: 4MB',
      'ping_interval: "10s"',
      'write_deadline: "5s"',
      `jetstream { store_dir: ${JSON.stringify(join(dir, 'store'))}, max_memory_store: 64MB, max_file_store: ${storeBytes} }`,
      '',
    ].join('\n'),
  );
  const server = new ManagedProcess({
    name: 'nats',
    home,
    note,
    stopMs: 10_000,
    launch: (logFd) =>
      spawn(command, ['-c', config], {
        stdio: ['ignore', logFd, logFd],
        detached: true,
        env: { ...process.env, ...env },
      }),
    // Shorter than for services, because a restart takes a quarter of a second and loses nothing.
    probeMs: 2_000,
    // After a failed write JetStream hangs, also when there is space again, but /healthz still reports ok.
    probe: async (signal) => {
      const response = await fetch(`http://127.0.0.1:${monitorPort}/jsz?streams=true`, { signal });
      if (/** @type {{ disabled?: boolean }} */ (await response.json()).disabled)
        throw new Error('JetStream is disabled');
    },
    ready: (_, givenUp) =>
      untilAnswers(async () => (await fetch(`http://127.0.0.1:${monitorPort}/healthz`)).ok, { givenUp }),
  });
  return {
    server,
    url: `nats://${password ? `${user}:${encodeURIComponent(password)}@` : ''}127.0.0.1:${port}`,
    streamBytes: Math.min(mostStreamBytes, Math.floor(storeBytes / 2)),
  };
}

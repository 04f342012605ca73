import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trackTestServers } from '../verification/checks/leftovers.mjs';
import { clearHome, rememberProcess, rememberedProcesses } from '../supervisor/pid-files.mjs';

/** @type {string} */ let local;
/** @type {import('node:child_process').ChildProcess[]} */ let children;

beforeEach(() => {
  local = mkdtempSync(join(tmpdir(), 'fsvp-leftovers-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(local, { recursive: true, force: true });
});

/** @param {string} name */
function startServer(name) {
  const home = join(local, name);
  mkdirSync(home, { recursive: true });
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  children.push(child);
  rememberProcess(home, 'postgres', Number(child.pid), 'SIGTERM');
  return home;
}

test('stops only the servers that tests have started since the call', async () => {
  const earlier = startServer('test/earlier');
  const stopTestServers = trackTestServers(local);
  const homes = [startServer('test/start-1'), startServer('faults-1')];
  await stopTestServers();
  expect(homes.flatMap(rememberedProcesses)).toEqual([]);
  expect(rememberedProcesses(earlier)).toHaveLength(1);
});

test('a home that a command uses is not cleared; servers that a killed one left there are ended first', async () => {
  const home = startServer('bench');
  const forget = rememberProcess(home, 'supervisor', process.ppid, 'SIGTERM');
  await expect(clearHome(home)).rejects.toThrow(/^A suite is already running in /);
  expect(rememberedProcesses(home)).toHaveLength(2);
  forget();
  await clearHome(home);
  expect(existsSync(home)).toBe(false);
  const [child] = children;
  expect(child?.exitCode ?? child?.signalCode).not.toBeNull();
});

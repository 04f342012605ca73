import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandScanner } from './command-scanner.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fsvp-scan-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Scans `/a file` with a script. */
async function scanWith(script: string, ms = 5000) {
  const program = join(folder, 'scanner');
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return new CommandScanner([program, '--option']).scan('/a file', AbortSignal.timeout(ms));
}

it('is clean for exit code 0, with the path as the last argument and no shell', async () => {
  expect(await scanWith('[ "$1" = --option ] && [ "$2" = "/a file" ] && [ $# = 2 ]')).toBeUndefined();
});

it('names the signature for exit code 1', async () => {
  expect(await scanWith('echo "$2: Win.Test.EICAR_HDB-1 FOUND"; exit 1')).toBe('Win.Test.EICAR_HDB-1');
  expect(await scanWith('echo bad file >&2; exit 1')).toBe('a virus');
});

it.each(['echo no database >&2; exit 2', 'exit 127', 'kill -9 $$'])('has no result after: %s', async (script) => {
  await expect(scanWith(script)).rejects.toThrow(/scanner ended with (2: no database|127|SIGKILL)/);
});

it('has no result when it takes too long, and leaves no process', async () => {
  const file = join(folder, 'written');
  await expect(scanWith(`(touch ${file}; sleep 1; echo late >> ${file}) & wait`, 500)).rejects.toThrow(/timeout/);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(readFileSync(file, 'utf8')).toBe('');
});

it('does not get the environment of this process', async () => {
  process.env.FSVP_TEST_SECRET = 'secret';
  expect(await scanWith('[ -z "$FSVP_TEST_SECRET" ] && [ -n "$PATH" ]')).toBeUndefined();
  delete process.env.FSVP_TEST_SECRET;
});

it('names the setting when there is no such program', async () => {
  const missing = join(folder, 'missing');
  await expect(new CommandScanner([missing]).check()).rejects.toThrow(
    `UPLOAD_SCAN_COMMAND: ${missing} is not a program that this user may run.`,
  );
  await expect(new CommandScanner([folder]).check()).rejects.toThrow('is not a program');
  await new CommandScanner(['/bin/sh']).check();
});

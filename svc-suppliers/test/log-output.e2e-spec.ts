import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LogOutput } from '@fsvp/service-kit/observability/log-output';

let folder: string;
let log: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fsvp-log-'));
  log = openSync(join(folder, 'log'), 'a');
});
afterEach(() => {
  closeSync(log);
  rmSync(folder, { recursive: true });
});

const failOnFullDisk = (): number => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};
const written = () => readFileSync(join(folder, 'log'), 'utf8');

it('loses lines on a full disk without an error, and reports how many as soon as there is space', () => {
  let full = false;
  const output: LogOutput = new LogOutput(
    (lines) => output.write(`${lines} lost\n`),
    (bytes) => (full ? failOnFullDisk() : writeSync(log, bytes)),
  );
  output.write('1\n');
  full = true;
  for (const line of ['2\n', '3\n', '4\n']) output.write(line);
  full = false;
  output.write('5\n');
  output.write('6\n');
  expect(written()).toBe('1\n5\n3 lost\n6\n');
});

it('begins a new line after a line that was written only in part', () => {
  let space = 3;
  const output: LogOutput = new LogOutput(
    (lines) => output.write(`${lines} lost\n`),
    (bytes) => {
      if (space === 0) return failOnFullDisk();
      const part = bytes.subarray(0, space);
      space -= part.length;
      return writeSync(log, part);
    },
  );
  output.write('first\n');
  output.write('second\n');
  space = 100;
  output.write('third\n');
  expect(written()).toBe('fir\nthird\n2 lost\n');
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const command = fileURLToPath(new URL('../verification/drill.mjs', import.meta.url));

test.each([
  ['random faults', ['--writes', '500', '--minutes', '4', '--seed', '5']],
  ['replicas', ['replicas', '--writes', '500']],
  ['rolling restart', ['rolling', '--requests', '2000']],
])(
  'a small drill keeps every promise: %s',
  async (_, args) => {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args]).catch((error) => error);
    expect(stdout).toContain('Every promise was kept.');
    expect(stdout).not.toContain('BROKEN');
  },
  900_000,
);

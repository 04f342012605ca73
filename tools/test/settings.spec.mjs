import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { productProcesses } from '../processes.mjs';
import { repoRoot } from '../paths.mjs';

test.each(productProcesses)(
  '$name ends with exit code 78 and a line for each missing setting',
  ({ workspace, entry }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(repoRoot, workspace, 'dist', entry)], {
      env: { PATH: process.env.PATH, PORT: 'x' },
      encoding: 'utf8',
    });
    expect(status).toBe(78);
    expect(stdout).toBe('');
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toEqual(expect.arrayContaining(['PORT: must be a port number', 'DATABASE_URL is missing']));
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+(:| is) /);
  },
);

import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fixtures } from '../verification/lint/fixtures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('lint rejects', () => {
  /** @type {string[][]} */
  let broken;
  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/verification/lint/lint-fixtures.mjs'], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    broken = JSON.parse(stdout.slice(stdout.indexOf('[[')));
  }, 180_000);

  it.each(fixtures.map((fixture, index) => ({ ...fixture, index })))('$title', ({ index, rule }) => {
    expect(broken[index]).toContain(rule);
  });
});

import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { repoRoot } from '../paths.mjs';
import { checkBackup } from '../restore/check-backup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fsvp-backup-'));
const backup = join(folder, 'backup');
const home = join(folder, 'home');
afterAll(() => rmSync(folder, { recursive: true }));

const sha256 = (/** @type {string | Buffer} */ content) => createHash('sha256').update(content).digest('hex');

/** Writes a file of the backup. @param {string} name @param {string | Buffer} content */
function put(name, content) {
  const path = join(backup, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return { file: name, bytes: content.length, sha256: sha256(content) };
}

const stored = 'a certificate';
const objectPath = join('objects', sha256(stored).slice(0, 2), sha256(stored));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  const users = put('gateway/users.copy.gz', gzipSync('1\tann\n'));
  put(objectPath, stored);
  const list = put(
    'objects.ndjson.gz',
    gzipSync(`${JSON.stringify({ sha256: sha256(stored), size: stored.length })}\n`),
  );
  const manifest = {
    format: 1,
    release: '0.2.0',
    cut: '2026-01-01T00:00:00.000Z',
    timeZone: 'UTC',
    keys: ['0a1b2c3d'],
    databases: {
      gateway: {
        migrations: ['Platform1700000000000'],
        tables: [{ name: 'users', columns: ['id', 'name'], rows: 1, ...users }],
        log: { entries: 0, head: { seq: '0', hash: '0'.repeat(64) }, delivered: '0' },
      },
    },
    objects: { ...list, count: 1, size: stored.length, missing: [] },
  };
  put('manifest.json', JSON.stringify(manifest));
});

test('a damaged backup, and one without manifest, is refused', async () => {
  expect(await checkBackup(backup)).toMatchObject({ cut: '2026-01-01T00:00:00.000Z' });

  appendFileSync(join(backup, 'gateway/users.copy.gz'), 'x');
  await expect(checkBackup(backup)).rejects.toThrow(
    `The backup in ${backup} is damaged: gateway/users.copy.gz does not have the content that was backed up. Nothing was restored. Use another backup.`,
  );
  put('gateway/users.copy.gz', gzipSync('1\tann\n'));
  put(objectPath, stored.toUpperCase());
  await expect(checkBackup(backup)).rejects.toThrow(`${objectPath} does not have the content that was backed up`);
  rmSync(join(backup, objectPath));
  await expect(checkBackup(backup)).rejects.toThrow(`${objectPath} is missing`);
  put('manifest.json', '{');
  await expect(checkBackup(backup)).rejects.toThrow('manifest.json in');
  rmSync(join(backup, 'manifest.json'));
  await expect(checkBackup(backup)).rejects.toThrow(
    `${backup} has no manifest.json: it is no backup, or one that was interrupted.`,
  );
});

test('restore needs the keys of the suite that was backed up, before it writes anything', async () => {
  const run = promisify(execFile)(process.execPath, [join(repoRoot, 'tools', 'restore.mjs'), backup], {
    env: { PATH: process.env.PATH, FSVP_HOME: home },
  });
  await expect(run).rejects.toMatchObject({
    stderr: expect.stringContaining('The event log was hashed with other keys'),
  });
  expect(existsSync(home)).toBe(false);
});

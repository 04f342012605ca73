import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { dayFromToday, ApiClient, unique } from '../fixtures/api-client.js';

const url = process.env.E2E_URL ?? '';
const program = fileURLToPath(new URL('../../packages/cli/bin/fsvp.mjs', import.meta.url));

interface Result {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the built command line with files of its own. */
function runIn(folder: string, words: string[], input = ''): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, XDG_CONFIG_HOME: folder },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

test('a person with a token signs in, writes, imports twice, follows changes, exports and downloads a report', async () => {
  const administrator = await new ApiClient(url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
  const given = await administrator.call('POST', '/api/api-tokens', {
    name: unique('CLI'),
    scopes: ['read', 'suppliers:write'],
    expiresOn: dayFromToday(1),
  });
  const token = given.body.text as string;
  const folder = mkdtempSync(join(tmpdir(), 'fsvp-'));
  const fsvp = (words: string[], input?: string) => runIn(folder, words, input);
  const done = async (...words: string[]) => {
    const result = await fsvp(words);
    expect(result.code, result.err).toBe(0);
    return result.out;
  };
  const title = unique('Command Foods');
  try {
    const wrong = await fsvp(['login', '--url', url, '--token', '-'], `${token.slice(0, -4)}AAAA`);
    expect(wrong.code).toBe(3);
    expect(wrong.err).toContain('does not accept the token');
    expect(wrong.err).not.toContain(token.slice(20, 40));
    const login = await fsvp(['login', '--url', url, '--token', '-'], token);
    expect([login.code, login.err]).toEqual([0, expect.stringContaining('Alma Reyes')]);

    const created = await fsvp(
      ['create', 'suppliers', '--data', '-'],
      JSON.stringify({ name: title, country: 'Peru' }),
    );
    const { id } = JSON.parse(created.out) as { id: string };
    expect(await done('list', 'suppliers', '--search', title, '--csv', '--fields', 'name')).toContain(`${id},${title}`);

    writeFileSync(
      join(folder, 'vendors.csv'),
      `no,Firm,Country,Postal code\n${title} 1,${title} A,Peru,\n${title} 2,"${title}, B",Bolivia,0012\n`,
    );
    const sync = ['import', 'suppliers', 'vendors.csv', '--source', 'cli', '--id-column', 'no', '--map', 'Firm=name'];
    expect(await done(...sync, '--dry-run')).toContain('created: 2, updated: 0');
    expect(await done(...sync)).toContain('created: 2, updated: 0, unchanged: 0, refused: 0');
    expect(await done(...sync)).toContain('created: 0, updated: 0, unchanged: 2, refused: 0');
    const all = await done('import', 'suppliers', 'vendors.csv', '--dry-run', '--map', 'Firm=name', '--json');
    expect(JSON.parse(all)).toMatchObject({ rows: 2, created: 0, skipped: 2, errors: [] });

    // A change is in the feed within about a second.
    const changes = ['changes', '--types', 'supplier', '--cursor-file', 'cursor'];
    let tail = '';
    await expect.poll(async () => (tail += await done(...changes))).toContain(`${title}, B`);
    const names = tail.split('\n').filter((line) => line.includes(title));
    expect(names).toHaveLength(3);

    await done('export', 'suppliers', '--output', 'suppliers.csv');
    expect(readFileSync(join(folder, 'suppliers.csv'), 'utf8')).toContain(`"${title}, B"`);
    await done('reports', 'run', 'compliance', '--format', 'pdf', '--output', 'report.pdf');
    expect(readFileSync(join(folder, 'report.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    await done('delete', 'suppliers', id);
    expect((await fsvp(['get', 'suppliers', id])).code).toBe(1);
  } finally {
    await administrator.registerForCleanUp(title);
    await administrator.cleanUp();
    await administrator.call('POST', `/api/api-tokens/${given.body.token.id}/revoke`);
    rmSync(folder, { recursive: true, force: true });
  }
  expect((await runIn(tmpdir(), ['list', 'suppliers'])).code).toBe(3);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countKnownHeadings } from '../find-heading.js';
import { detectDialect } from '@fsvp/service-kit/tables/text/detect-dialect';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fsvp-dialect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function detect(text: string) {
  const path = join(folder, 'body');
  await writeFile(path, text);
  return detectDialect(path, 'utf-8', {}, countKnownHeadings);
}

describe('detectDialect', () => {
  it('detects the separator from the first 64 KB', async () => {
    const start = `name,country\n${`Alpha,${'x'.repeat(1000)}\n`.repeat(66)}`;
    const rest = 'a;b;c;d;e;f\n'.repeat(100);
    expect(start.length).toBeGreaterThan(64 * 1024);
    expect(await detect(start + rest)).toEqual({ separator: 'comma', quotes: 'double' });
    expect(await detect(rest + start)).toEqual({ separator: 'semicolon', quotes: 'double' });
  });

  it('takes the separator of the headings, however many commas addresses have', async () => {
    const row = 'Andes;Calle 1, Piso 2, Lima, 15001;Peru\n'.repeat(50);
    expect(await detect(`name;address;country\n${row}`)).toMatchObject({ separator: 'semicolon' });
    expect(await detect(`Exported on March 5, 2026, by A, B, C\n\nFirm;Street;Country\n${row}`)).toMatchObject({
      separator: 'semicolon',
    });
    expect(await detect(`Bezeichnung;Wo;Woher\n${row}`)).toMatchObject({ separator: 'semicolon' });
  });

  it('takes the separator of a line sep=', async () => {
    expect(await detect('sep=|\r\na|b,c,d\r\n')).toMatchObject({ separator: 'pipe' });
  });

  it('detects the quotes from all rows', async () => {
    const rows = 'Alpha;Peru\n'.repeat(10_000);
    expect(await detect(`${rows}"Beta" Inc;Peru\n`)).toEqual({ separator: 'semicolon', quotes: 'none' });
  });
});

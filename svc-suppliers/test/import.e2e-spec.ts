import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { TEST_PRINCIPAL, TEST_SECRET, type TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());
beforeEach(() => service.database.dataSource.query('update suppliers set deleted_at = now()'));

const send = (csv: string | Uint8Array, query = '') =>
  service.request('POST', `/api/suppliers/import${query}`, csv, { 'content-type': 'text/csv' });
const TOO_LARGE = [413, 'A file may have at most 64 MB. Split it and import the parts.'];
const countSuppliers = async () => (await service.request('GET', '/api/suppliers')).body.total;

describe('import', () => {
  it('reads quotes, line breaks, plain headings and a BOM, and reports ignored columns', async () => {
    const { status, body } = await send(
      '\ufeffName,Country,Postal Code,Contact Person,Shoe size\r\n"UAB ""Eladus"", Kaunas",Lithuania,00123,"Törőcsik\nDezső",42\r\n',
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: { rows: 1, created: 1, updated: 0, skipped: 0, errors: [], duplicates: [], ignoredColumns: ['Shoe size'] },
    });
    const { body: list } = await service.request('GET', '/api/suppliers?search=eladus');
    expect(list.suppliers[0]).toMatchObject({
      name: 'UAB "Eladus", Kaunas',
      postalCode: '00123',
      contactPerson: 'Törőcsik\nDezső',
      riskLevel: 'medium',
    });
  });

  it('writes nothing when any row is invalid, and lists every invalid cell', async () => {
    const csv = 'name,country,riskLevel\nGood,Peru,low\n,Peru,extreme\nAlso good,Chile,\n';
    const { status, body } = await send(csv);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { row: 3, path: 'name', message: 'Name is required', line: 3 },
      { row: 3, path: 'riskLevel', message: 'Choose low, medium or high', line: 3 },
    ]);
    expect(body).toMatchObject({ rows: 3, created: 2, title: 'Invalid input' });
    expect(await countSuppliers()).toBe(0);
    const dry = await send(csv, '?dryRun=true');
    expect(dry).toMatchObject({ status: 200, body: { rows: 3, created: 2 } });
    expect(await countSuppliers()).toBe(0);
  });

  it('leaves nothing behind when the file cannot be read after some rows were written', async () => {
    const rows = Array.from({ length: 450 }, (_, number) => `Supplier ${number},Peru`);
    const countEvents = async () =>
      (await service.database.dataSource.query('select count(*)::int as events from event_log'))[0].events;
    const before = await countEvents();
    expect((await send(`name,country\n${rows.join('\n')}\n"never closed,Peru\n`)).status).toBe(400);
    expect([await countSuppliers(), await countEvents()]).toEqual([0, before]);
  });

  it('skips duplicates, and reports and creates similar suppliers', async () => {
    await send('name,country,city\nPT. Bogatama Marinusa,Indonesia,Makassar\n');
    const csv =
      'name,country,city\nPt.Bogatama marinusa,Indonesia,MAKASSAR\nPT Bogatama Marinusa,Indonesia,Jakarta\nPT Bogatama Marinusa,Indonesia,jakarta\n';
    const { body } = await send(csv);
    expect(body).toMatchObject({ rows: 3, created: 1, skipped: 2 });
    expect(
      body.duplicates.map(({ row, ofRow, reason }: { row: number; ofRow?: number; reason: string }) => [
        row,
        ofRow,
        reason,
      ]),
    ).toEqual([
      [2, undefined, 'Same name, address, city and country'],
      [3, undefined, 'Same name and country'],
      [4, 3, 'Same name, address, city and country'],
    ]);
    expect((await send(csv, '?onDuplicate=create')).body).toMatchObject({ created: 3, skipped: 0 });
  });

  it('finds duplicates whatever form the name of the country has', async () => {
    await send('name,country,city\nMekong Seafood,Viet Nam,Can Tho\nAbidjan Cacao,Côte d’Ivoire,Abidjan\n');
    const csv =
      'name,country,city\nMekong Seafood,VNM,Can Tho\nMekong Seafood,Vietnam,Hue\nAbidjan Cacao,Ivory Coast,\n';
    const { body } = await send(csv);
    expect(body).toMatchObject({ created: 2, skipped: 1 });
    expect(body.duplicates.map(({ row, reason }: { row: number; reason: string }) => [row, reason])).toEqual([
      [2, 'Same name, address, city and country'],
      [3, 'Same name and country'],
      [4, 'Same name and country'],
    ]);
  });

  it('has the same report in a dry run as in the real run, also for duplicates of rows far above', async () => {
    const existing = (await service.request('POST', '/api/suppliers', { name: 'Old', country: 'Peru' })).body;
    const rows = Array.from(
      { length: 450 },
      (_, index) => `,Firm ${index % 220},Peru,${index < 440 ? 'Lima' : 'Cusco'}`,
    );
    const csv = `id,name,country,city\n${rows.join('\n')}\n${existing.id},New,Peru,\n,New,Peru,\n`;
    const reportOf = async (query: string) => {
      const { status, body } = await send(csv, query);
      const { duplicates, ...counts } = body as { duplicates: { of: string; ofRow?: number }[] };
      // A dry run does not know the ids of the real run.
      return { status, ...counts, duplicates: duplicates.map((one) => ({ ...one, of: one.ofRow ? '' : one.of })) };
    };
    for (const onDuplicate of ['skip', 'create']) {
      const dryRun = await reportOf(`?dryRun=true&onDuplicate=${onDuplicate}`);
      expect(dryRun).toMatchObject({ status: 200, rows: 452, errors: [] });
      expect(await countSuppliers()).toBe(1);
      expect(dryRun.duplicates).toContainEqual({
        row: 222,
        of: '',
        ofRow: 2,
        reason: 'Same name, address, city and country',
      });
      expect(dryRun.duplicates).toContainEqual({
        row: 453,
        of: existing.id,
        reason: 'Same name, address, city and country',
      });
      if (onDuplicate === 'create') expect(dryRun).toEqual(await reportOf('?onDuplicate=create'));
    }
    await service.database.dataSource.query(`update suppliers set deleted_at = now() where id <> $1`, [existing.id]);
    await service.request('PUT', `/api/suppliers/${existing.id}`, { name: 'Old' });
    expect(await reportOf('?dryRun=true')).toEqual(await reportOf(''));
  });

  it('exports a file that imports again without changes, with formulas neutralised', async () => {
    const created = [
      { name: '=HYPERLINK("http://x")', country: 'Peru', phone: '+51 1 234', notes: '-5 °C\n@cold' },
      {
        name: "'quoted",
        country: "Cote D'Ivoire",
        email: 'a@example.com',
        lastVerificationDate: '2026-01-31T12:00:00.123Z',
        fsvpRequired: false,
        verificationFrequencyMonths: 7,
      },
    ];
    for (const supplier of created) await service.request('POST', '/api/suppliers', supplier);
    const exported = await service.request('GET', '/api/suppliers/export.csv');
    expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(exported.text).toMatch(/^\ufeffid,name,.*,version\r\n/);
    expect((await service.request('GET', '/api/suppliers/export.csv?bom=false')).text).toBe(exported.text.slice(1));
    expect(exported.text).toContain('"\'=HYPERLINK(""http://x"")"');
    expect(exported.text).toContain("'+51 1 234");
    const before = (await service.request('GET', '/api/suppliers')).body;
    expect((await send(exported.text)).body).toMatchObject({ rows: 2, created: 0, updated: 0, skipped: 2, errors: [] });
    expect((await service.request('GET', '/api/suppliers')).body).toEqual(before);
    const changed = exported.text.replace('Peru', 'Chile');
    expect((await send(changed)).body).toMatchObject({ updated: 1, skipped: 1 });
    expect((await service.request('GET', '/api/suppliers?search=HYPERLINK')).body.suppliers[0]).toMatchObject({
      country: 'Chile',
      version: 2,
      phone: '+51 1 234',
    });
  });

  it('reads a file of 64 MB and rejects one that is a byte larger', async () => {
    const full = Buffer.alloc(67_108_864, 'city\n');
    expect((await send(full)).body.errors[0].message).toMatch(/no column 'name'/);
    const more = await send(Buffer.concat([full, Buffer.from('\n')]));
    expect([more.status, more.body.detail]).toEqual(TOO_LARGE);
    expect(await countSuppliers()).toBe(0);
  }, 60_000);

  it.each([
    [100, 'reads the whole body'],
    [200, 'closes the connection'],
  ])('rejects a file of %i MB and %s, so that no connection stays open', async (megabytes, how) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const token = await new ServiceTokens(TEST_SECRET).sign('suppliers', TEST_PRINCIPAL);
    const sendRequest = async (method: string, path: string, body?: Readable) => {
      const call = request(`${service.url}${path}`, {
        method,
        agent,
        headers: { [TOKEN_HEADER]: token, ...(body && { 'content-type': 'text/csv' }) },
      });
      pipeline(body ?? Readable.from([]), call).catch(() => undefined);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      return [response.statusCode, JSON.parse(await text(response)).detail];
    };
    const chunk = Buffer.alloc(1_048_576, 'name,country\n');
    const file = Readable.from(Array.from({ length: megabytes }, () => chunk));
    const response = sendRequest('POST', '/api/suppliers/import', file);
    // A disconnected client may miss the response.
    expect(await (how === 'closes the connection' ? response.catch(() => TOO_LARGE) : response)).toEqual(TOO_LARGE);
    expect(await sendRequest('GET', '/api/suppliers?limit=1')).toEqual([200, undefined]);
    agent.destroy();
  });

  it.each([
    [
      'a file that is not UTF-8',
      new Uint8Array([...new TextEncoder().encode('name,country\nC'), 0xf4, 0x74, 0x65]),
      /not UTF-8/,
    ],
    ['a missing heading', 'city\nLima\n', /no column 'name'/],
    ['an empty file', '', /empty/],
    ['a row with too few cells', 'name,country\nA,Peru\nB\n', /The row has fewer cells than the heading: 1, not 2/],
    ['an unclosed quote', 'name,country\n"A,Peru\n', /quote is never closed/],
  ])('returns an error for %s', async (_title, csv, message) => {
    const { status, body } = await send(csv);
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(message);
    expect(await countSuppliers()).toBe(0);
  });

  it('returns 415 for a body that is not a table', async () => {
    expect((await service.request('POST', '/api/suppliers/import', { name: 'x' })).status).toBe(415);
  });
});

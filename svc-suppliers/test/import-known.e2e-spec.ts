import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

interface Stored {
  id: string;
  name: string;
}

const send = (csv: string, query = '') =>
  service.request('POST', `/api/suppliers/import${query}`, csv, { 'content-type': 'text/csv' });
const read = async (id: string) => (await service.request('GET', `/api/suppliers/${id}`)).body;
const change = (id: string, body: object) => service.request('PUT', `/api/suppliers/${id}`, body);
const create = async (body: object = {}): Promise<Stored> =>
  (await service.request('POST', '/api/suppliers', { name: `Firm ${newId()}`, country: 'Peru', ...body })).body;
/** The heading of the export and the lines of these suppliers. */
async function exportOf(...suppliers: Stored[]): Promise<string> {
  const { text } = await service.request('GET', '/api/suppliers/export.csv?bom=false');
  const [heading, ...lines] = text.split('\r\n');
  return [heading, ...suppliers.map(({ id }) => lines.find((line) => line.includes(id))), ''].join('\r\n');
}

describe('import over known suppliers', () => {
  it('names the fields that change, with their values, and counts those that are cleared', async () => {
    const supplier = await create({ city: 'Paita', notes: 'x'.repeat(300), riskLevel: 'low' });
    const same = await create();
    const csv = `id,name,country,city,notes,riskLevel\n${supplier.id},${supplier.name},Chile,Lima,,\n${same.id},${same.name},Peru,,,\n`;
    const { body } = await send(csv, '?dryRun=true');
    expect(body).toMatchObject({ updated: 1, skipped: 1, errors: [], clearedFields: 1 });
    expect(body.changes).toEqual([
      {
        row: 2,
        line: 2,
        id: supplier.id,
        name: supplier.name,
        fields: [
          { path: 'city', from: 'Paita', to: 'Lima' },
          { path: 'country', from: 'Peru', to: 'Chile' },
          { path: 'notes', from: `${'x'.repeat(200)}…`, to: null },
        ],
      },
    ]);
    expect((await send(csv)).body.changes).toEqual(body.changes);
    expect(await read(supplier.id)).toMatchObject({ country: 'Chile', city: 'Lima', notes: null, riskLevel: 'low' });
  });

  it('lists no changes when an export is imported as it is', async () => {
    const { body } = await send(await exportOf(await create({ status: 'suspended' })));
    expect(body).toMatchObject({ updated: 0, skipped: 1, errors: [] });
    expect(body).not.toHaveProperty('changes');
  });

  it('refuses to overwrite what was changed since the export, unless that is confirmed', async () => {
    const supplier = await create({ city: 'Paita' });
    const csv = await exportOf(supplier);
    await change(supplier.id, { city: 'Lima' });
    const check = await send(csv, '?dryRun=true');
    expect(check.status).toBe(200);
    expect(check.body.changes).toMatchObject([
      { row: 2, changedSinceExport: true, fields: [{ path: 'city', from: 'Lima', to: 'Paita' }] },
    ]);
    const refused = await send(csv);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      {
        row: 2,
        line: 2,
        path: 'version',
        message: expect.stringMatching(/changed since this export.*version is 2 now/),
      },
    ]);
    expect(await read(supplier.id)).toMatchObject({ city: 'Lima' });
    expect((await send(csv, '?confirmApprovals=true')).status).toBe(400);
    expect(await send(csv, '?confirmOverwrites=true')).toMatchObject({ status: 200, body: { updated: 1 } });
    expect(await read(supplier.id)).toMatchObject({ city: 'Paita' });
  });

  it('leaves alone an older row that changes nothing', async () => {
    const supplier = await create({ city: 'Paita' });
    const csv = await exportOf(supplier);
    await change(supplier.id, { city: 'Lima' });
    await change(supplier.id, { city: 'Paita' });
    expect(await send(csv)).toMatchObject({ status: 200, body: { updated: 0, skipped: 1, errors: [] } });
  });

  it.each([
    ['9', /older than the row's/],
    ['x', /Enter the version/],
    ['1.5', /Enter the version/],
  ])('refuses the version %s', async (version, message) => {
    const { id, name } = await create();
    const { body } = await send(`id,name,country,version\n${id},${name},Chile,${version}\n`, '?dryRun=true');
    expect(body.errors).toEqual([{ row: 2, line: 2, path: 'version', message: expect.stringMatching(message) }]);
  });

  it.each(['suspended', 'rejected'])('approves a %s supplier only after a confirmation', async (status) => {
    const supplier = await create({ status });
    const csv = `id,name,country,status\n${supplier.id},${supplier.name},Peru,Approved\n`;
    const check = await send(csv, '?dryRun=true');
    expect(check.body.changes).toMatchObject([
      { row: 2, approves: true, fields: [{ path: 'status', from: status, to: 'approved' }] },
    ]);
    expect(check.body.errors).toEqual([
      { row: 2, line: 2, path: 'status', message: expect.stringContaining(`The supplier is ${status}`) },
    ]);
    for (const query of ['', '?confirmOverwrites=true', '?fixed=status:approved'])
      expect((await send(csv, query)).status).toBe(400);
    const fixed = `id,name,country\n${supplier.id},${supplier.name},Peru\n`;
    expect((await send(fixed, '?fixed=status:approved')).status).toBe(400);
    expect(await read(supplier.id)).toMatchObject({ status });
    expect((await send(csv, '?dryRun=true&confirmApprovals=true')).body).toMatchObject({ errors: [], updated: 1 });
    expect((await send(csv, '?confirmApprovals=true')).status).toBe(200);
    expect(await read(supplier.id)).toMatchObject({ status: 'approved' });
  });

  it('approves a pending supplier without asking', async () => {
    const { id, name } = await create();
    expect((await send(`id,name,country,status\n${id},${name},Peru,approved\n`)).status).toBe(200);
  });

  it.each([
    ['that lost a character', (id: string) => id.slice(0, -1), /is no id of a supplier/],
    ['of another system', () => 'V-100417', /is no id of a supplier/],
    ['that is an error of the spreadsheet', () => '#REF!', /has the error #REF!/],
    ['of no supplier', () => newId(), /No supplier has the id/],
  ])('refuses an id %s, and creates no supplier', async (_what, idOf, message) => {
    const { id, name } = await create();
    const csv = `id,name,country,city\n${idOf(id)},${name},Peru,Cusco\n`;
    const { status, body } = await send(csv);
    expect([status, body.created]).toEqual([400, 0]);
    expect(body.errors).toEqual([{ row: 2, line: 2, path: 'id', message: expect.stringMatching(message) }]);
  });

  it('refuses the id of a deleted supplier', async () => {
    const { id, name } = await create();
    await service.request('DELETE', `/api/suppliers/${id}`);
    const { body } = await send(`id,name,country\n${id},${name},Peru\n`, '?dryRun=true');
    expect(body.errors).toMatchObject([{ path: 'id', message: expect.stringContaining('deleted') }]);
  });

  it('refuses the same id twice, however far apart and in whatever case, and names both rows', async () => {
    const { id, name } = await create();
    const between = Array.from({ length: 300 }, (_, index) => `,New ${index},Peru,`).join('\n');
    const csv = `id,name,country,city\n${id},${name},Peru,Lima\n${between}\n${id.toUpperCase()},${name},Peru,Cusco\n`;
    const { body } = await send(csv, '?dryRun=true');
    expect(body.errors).toEqual([
      { row: 303, line: 303, path: 'id', message: 'Rows 2 and 303 have the same id. Keep one of them' },
    ]);
  });
});

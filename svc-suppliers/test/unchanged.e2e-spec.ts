import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { IGNORED_FIELDS_HEADER } from '@fsvp/service-kit/http/ignored-fields';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { findStoredNothings, updatedPaths } from '@fsvp/service-kit/testing/unchanged';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const create = async (body: object, path = '/api/suppliers') => {
  const { status, body: record, text } = await service.request('POST', path, { country: 'Peru', ...body });
  if (status !== 201) throw new Error(text);
  return record;
};
const ignoredOf = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await service.request(method, path, body, headers);
  if (response.status >= 300) throw new Error(response.text);
  return response.headers.get(IGNORED_FIELDS_HEADER);
};

describe('a change that changes nothing', () => {
  it('stores nothing of suppliers and products', async () => {
    expect(updatedPaths(service)).toEqual(['/api/suppliers/{id}', '/api/suppliers/{id}/products/{productId}']);
    const supplier = await create({
      name: 'Unchanged Foods',
      status: 'approved',
      email: 'a@unchanged.test',
      lastVerificationDate: today(),
      tradeNames: 'Sol',
      externalIds: { erp: 'U\\1/2' },
    });
    const path = `/api/suppliers/${supplier.id}`;
    const product = await create({ productName: 'Olives' }, `${path}/products`);
    expect(await findStoredNothings(service, service.request, path)).toEqual([]);
    expect(await findStoredNothings(service, service.request, `${path}/products/${product.id}`)).toEqual([]);
  });

  it('keeps who verified first when another person verifies on the same day', async () => {
    const { id, version, lastVerificationBy } = await create({ name: 'Twice', lastVerificationDate: today() });
    const other = await service.headersOf({
      id: '019aa27e-0000-7000-8000-000000000002',
      kind: 'user',
      grantee: 'editor',
    });
    const again = { lastVerificationDate: today(), verificationStatus: 'completed' };
    const { body } = await service.request('PUT', `/api/suppliers/${id}`, again, other);
    expect([body.version, body.lastVerificationBy]).toEqual([version, lastVerificationBy]);
  });

  it('is an item of a batch with the version that the record has', async () => {
    const { id } = await create({ name: 'Batch', city: 'Lima' });
    const items = [
      { op: 'update', id, ifMatch: 1, record: { city: 'Lima' } },
      { op: 'update', id, ifMatch: 1, record: { city: 'Ica' } },
    ];
    const { body } = await service.request('POST', '/api/suppliers/batch', { items });
    expect(body.results).toEqual([
      { status: 200, id, version: 1 },
      { status: 200, id, version: 2 },
    ]);
  });
});

describe('fields that are not stored', () => {
  it('are named, in nested objects too, and the others are stored', async () => {
    const body = { name: 'Typo', country: 'Peru', fone: '1', externalIds: { erp: 'T-1' } };
    const { headers, body: stored } = await service.request('POST', '/api/suppliers', body);
    expect(headers.get(IGNORED_FIELDS_HEADER)).toBe('"fone"');
    expect(stored).toMatchObject({ name: 'Typo', externalIds: { erp: 'T-1' } });
    expect('fone' in stored).toBe(false);
    const path = `/api/suppliers/${stored.id}`;
    expect(await ignoredOf('PATCH', path, { city: 'Lima', 'a"\\': 1, adres: { street: 'x' } })).toBe(
      String.raw`"a\"\\", "adres"`,
    );
    expect(await ignoredOf('PATCH', path, { Straße: 1, '\r\n%': 1 })).toBe('%"Stra%c3%9fe", %"%0d%0a%25"');
    expect(await ignoredOf('PATCH', path, { city: 'Ica' })).toBeNull();
  });

  it('do not include what a record that is sent back has, only what it should become', async () => {
    const supplier = await create({ name: 'Sent Back' });
    const path = `/api/suppliers/${supplier.id}`;
    expect(await ignoredOf('PUT', path, { ...supplier, city: 'Lima' })).toBeNull();
    expect(await ignoredOf('PUT', path, { ...supplier, approvedBy: supplier.id, id: 'mine', city: 'Ica' })).toBe(
      '"id", "approvedBy"',
    );
  });

  it('are at most 20 names of at most 150 characters', async () => {
    const { id } = await create({ name: 'Long' });
    const names = Array.from({ length: 25 }, (_, at) => `${String(at).padStart(2, '0')}${'ü'.repeat(300)}`);
    const header = await ignoredOf('PATCH', `/api/suppliers/${id}`, Object.fromEntries(names.map((name) => [name, 1])));
    expect(header).toMatch(/^%"00(?:%c3%bc){24}", (?:%"\d\d(?:%c3%bc){24}"(?:, )?){19};more=5$/);
  });

  it('are named again for a repeated request, and in each item of a batch', async () => {
    const key = { 'idempotency-key': 'ignored-1' };
    const body = { name: 'Repeated', country: 'Peru', fone: '1' };
    expect(await ignoredOf('POST', '/api/suppliers', body, key)).toBe('"fone"');
    expect(await ignoredOf('POST', '/api/suppliers', body, key)).toBe('"fone"');
    for (const mode of ['together', 'each']) {
      const items = [
        { op: 'create', record: { name: `Item ${mode}`, country: 'Peru' } },
        { op: 'create', record: { name: `Typo ${mode}`, country: 'Peru', fone: '1' }, note: 'x' },
      ];
      for (let time = 0; time < 2; time += 1) {
        const batch = await service.request(
          'POST',
          '/api/suppliers/batch',
          { mode, items, dry: true },
          {
            'idempotency-key': `ignored-${mode}`,
          },
        );
        expect(batch.headers.get(IGNORED_FIELDS_HEADER)).toBe('"items.1.note", "dry"');
        expect(batch.body.results.map((result: { ignoredFields?: string[] }) => result.ignoredFields)).toEqual([
          undefined,
          ['fone'],
        ]);
      }
    }
  });
});

describe('external ids', () => {
  it.each(['4711/A', 'EU\\17', 'a.b', '..x', '100%', 'a?b#c', '%2F', 'ü ö', '+1', '日本'.repeat(99)])(
    '%s create, update and find a record by an address',
    async (id) => {
      const path = `/api/suppliers/by-external-id/erp/${encodeURIComponent(id)}`;
      const created = await service.request('PUT', path, { name: `Named ${id}`.slice(0, 50), country: 'Peru' });
      expect([created.status, created.body.externalIds]).toEqual([201, { erp: id }]);
      const updated = await service.request('PUT', path, { city: 'Lima' });
      expect([updated.status, updated.body.id]).toEqual([200, created.body.id]);
      expect((await service.request('GET', path)).body).toEqual(updated.body);
    },
  );

  it.each(['.', '..'])('%s are refused when they are stored, and stay readable where they are', async (id) => {
    const refused = await service.request('POST', '/api/suppliers', {
      name: 'Point',
      country: 'Peru',
      externalIds: { erp: ` ${id} ` },
    });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'externalIds.erp', message: 'Enter another id: . and .. cannot be part of an address' }],
    ]);
    const supplier = await create({ name: `Stored ${id}` });
    await service.database.dataSource.query('update suppliers set external_ids = $2 where id = $1', [
      supplier.id,
      { erp: id },
    ]);
    const list = await service.request('GET', `/api/suppliers?externalSource=erp&externalId=${id}`);
    expect(list.body.suppliers).toMatchObject([{ id: supplier.id, externalIds: { erp: id } }]);
    const path = `/api/suppliers/${supplier.id}`;
    expect((await service.request('PATCH', path, { city: 'Lima' })).body).toMatchObject({ externalIds: { erp: id } });
    expect((await service.request('PATCH', path, { externalIds: { erp: null } })).body.externalIds).toEqual({});
  });
});

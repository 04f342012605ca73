import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays, dayOfInstant, today } from '@fsvp/contracts/core/calendar-day';
import { listSuppliers, supplier as supplierSchema } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUSES } from '@fsvp/contracts/suppliers/supplier-status';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { TEST_SECRET, TEST_USER_ID, type TestService } from '@fsvp/service-kit/testing/test-service';
import pg from 'pg';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const create = async (body: object) => (await service.request('POST', '/api/suppliers', body)).body;

/** A token that was created `ago` ms earlier. */
function createToken(ago: number): Promise<string> {
  jest.useFakeTimers({ now: Date.now() - ago });
  const token = new ServiceTokens(TEST_SECRET).sign('suppliers', null);
  jest.useRealTimers();
  return token;
}

describe('suppliers', () => {
  it('creates with the defaults of the form and returns the saved record', async () => {
    const { status, body, headers } = await service.request('POST', '/api/suppliers', {
      name: ' Nekkanti Sea Foods Limited ',
      country: 'India',
      createdBy: 'someone',
      email: '',
    });
    expect(status).toBe(201);
    expect(supplierSchema.parse(body)).toMatchObject({
      name: 'Nekkanti Sea Foods Limited',
      riskLevel: 'medium',
      status: 'pending',
      fsvpRequired: true,
      verificationFrequencyMonths: 12,
      email: null,
      createdBy: TEST_USER_ID,
      fsvpStatus: 'overdue',
    });
    expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
    expect(headers.get('etag')).toBe('"1"');
    const listed = await service.request('GET', '/api/suppliers?search=nekkanti');
    expect(listSuppliers.response?.parse(listed.body)).toMatchObject({ total: 1 });
    expect(listed.body.suppliers[0]).toEqual(body);
  });

  it('refuses an address that is too long', async () => {
    expect(await service.request('GET', `/api/suppliers/${'x'.repeat(2400)}`)).toMatchObject({
      status: 414,
      body: { code: 'address-too-long' },
    });
  });

  it('merges a PUT, clears with null, keeps nextVerificationDate equal to the due day and writes both sides to the event log', async () => {
    const { id } = await create({ name: 'Promarisco', country: 'Ecuador', city: 'Duran', notes: 'x' });
    const { body, status } = await service.request('PUT', `/api/suppliers/${id}`, {
      lastVerificationDate: '2024-01-31T12:30:00-02:00',
      verificationStatus: 'completed',
      verificationFrequencyMonths: '13',
      notes: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      city: 'Duran',
      notes: null,
      lastVerificationDate: '2024-01-31T00:00:00.000Z',
      nextVerificationDate: '2025-02-28T00:00:00.000Z',
      version: 2,
    });
    expect((await service.request('GET', `/api/suppliers/${id}`)).body).toEqual(body);
    const events = await service.database.dataSource.query(
      'select type, actor, request_id, before, after from event_log where aggregate_id = $1 order by aggregate_version',
      [id],
    );
    expect(events).toMatchObject([
      { type: 'supplier.created.v1', actor: TEST_USER_ID, before: null, after: { notes: 'x', version: 1 } },
      {
        type: 'supplier.updated.v1',
        actor: TEST_USER_ID,
        before: { notes: 'x', version: 1 },
        after: { notes: null, version: 2 },
      },
    ]);
    expect(events[1].request_id).toEqual(expect.any(String));
  });

  it('sets approvedBy and approvedAt with the approval, clears them with the status, and ignores values from the caller', async () => {
    const claimed = { approvedBy: 'someone', approvedAt: '2020-01-01' };
    const { id } = await create({ name: 'Approved Foods', country: 'Peru', status: 'approved', ...claimed });
    const { body: approved } = await service.request('GET', `/api/suppliers/${id}`);
    expect(approved).toMatchObject({ approvedBy: TEST_USER_ID });
    expect(dayOfInstant(approved.approvedAt)).toBe(today());
    const { body } = await service.request('PUT', `/api/suppliers/${id}`, { status: 'suspended', ...claimed });
    expect(body).toMatchObject({ approvedBy: null, approvedAt: null });
  });

  it('refuses a last verification in the future or before 1900, however it is sent', async () => {
    const erp = `future-${Date.now()}`;
    const { id } = await create({ name: 'Clock Foods', country: 'Peru', externalIds: { erp } });
    const whole = { name: 'Clock Foods', country: 'Peru' };
    const tomorrow = addDays(today(), 1);
    for (const [lastVerificationDate, message] of [
      [tomorrow, "Last verification date can't be in the future"],
      ['2036-01-01', "Last verification date can't be in the future"],
      [`${tomorrow}T00:30:00+07:00`, "Last verification date can't be in the future"],
      [`${tomorrow}T08:00:00`, "Last verification date can't be in the future"],
      ['0026-03-05', 'Enter a date between the years 1900 and 9999'],
    ]) {
      const fault = { path: 'lastVerificationDate', message };
      const refused = { status: 400, body: { errors: [fault] } };
      const body = { ...whole, lastVerificationDate };
      expect(await service.request('POST', '/api/suppliers', body)).toMatchObject(refused);
      expect(await service.request('PUT', `/api/suppliers/${id}`, { lastVerificationDate })).toMatchObject(refused);
      expect(await service.request('PUT', `/api/suppliers/by-external-id/erp/${erp}`, body)).toMatchObject(refused);
      const items = [
        { op: 'create', record: body },
        { op: 'update', id, record: { lastVerificationDate } },
      ];
      expect((await service.request('POST', '/api/suppliers/batch', { items })).body.errors).toEqual(
        [0, 1].map((at) => ({ path: `items.${at}.record.lastVerificationDate`, message })),
      );
      const csv = `id,name,country,lastVerificationDate\n,Clock New,Peru,${lastVerificationDate}\n${id},Clock Foods,Peru,${lastVerificationDate}\n`;
      const imported = await service.request('POST', '/api/suppliers/import', csv, { 'content-type': 'text/csv' });
      expect(imported.body.errors).toMatchObject([
        { row: 2, ...fault },
        { row: 3, ...fault },
      ]);
    }
    for (const [written, stored] of [
      [today(), `${today()}T00:00:00.000Z`],
      [`${today()}T23:59:00+14:00`, `${today()}T00:00:00.000Z`],
      // As Update Verification sends it.
      [new Date().toISOString(), undefined],
    ]) {
      const { status, body } = await service.request('PUT', `/api/suppliers/${id}`, { lastVerificationDate: written });
      expect([status, body.lastVerificationDate]).toEqual([200, stored ?? written]);
      expect(dayOfInstant(body.lastVerificationDate)).toBe(today());
    }
  });

  it('accepts any change of status', async () => {
    const { id } = await create({ name: 'Any Status', country: 'Peru' });
    for (const from of SUPPLIER_STATUSES)
      for (const to of SUPPLIER_STATUSES)
        for (const status of [from, to])
          expect((await service.request('PUT', `/api/suppliers/${id}`, { status })).body).toMatchObject({ status });
  });

  it('searches for the literal text', async () => {
    await create({ name: '100%_Pure \\ "Juice"', country: 'Chile', city: 'Viña del Mar', contactPerson: 'Ana ÖZIL' });
    const total = async (search: string) =>
      (await service.request('GET', `/api/suppliers?search=${encodeURIComponent(search)}`)).body.total;
    expect(await total('100%_pure \\ "')).toBe(1);
    expect(await total('özil')).toBe(1);
    expect(await total('viña')).toBe(1);
    expect(await total('100__')).toBe(0);
    expect(await total("'; drop table suppliers; --")).toBe(0);
  });

  it('filters by every status, sorts and pages in a stable order', async () => {
    await create({
      name: 'Soon Due',
      country: 'Norway',
      status: 'approved',
      riskLevel: 'high',
      lastVerificationDate: addDays(today(), -355),
    });
    await create({
      name: 'Well Verified',
      country: 'Norway',
      status: 'approved',
      riskLevel: 'low',
      lastVerificationDate: today(),
    });
    await create({ name: 'Exempt', country: 'Norway', fsvpRequired: false });
    const names = async (query: string) =>
      (await service.request('GET', `/api/suppliers?search=norway&${query}`)).body.suppliers.map(
        (row: { name: string }) => row.name,
      );
    expect(await names('fsvpStatus=due_soon')).toEqual(['Soon Due']);
    expect(await names('fsvpStatus=compliant&fsvpStatus=not_required&sort=name')).toEqual(['Exempt', 'Well Verified']);
    expect(await names('status=approved&riskLevel=low')).toEqual(['Well Verified']);
    expect(await names('fsvpRequired=false')).toEqual(['Exempt']);
    expect(await names('sort=riskLevel&order=desc&limit=1&offset=0')).toEqual(['Soon Due']);
    expect(await names('')).toEqual(['Exempt', 'Well Verified', 'Soon Due']);
  });

  it('distinguishes lists that differ only after many filters', async () => {
    const filters =
      'search=a&status=approved&riskLevel=low&fsvpRequired=true&fsvpStatus=compliant&fsvpStatus=due_soon&fsvpStatus=overdue&fsvpStatus=not_required';
    for (let round = 0; round < 2; round += 1) {
      for (const sort of ['lastVerificationDate', 'nextVerificationDate']) {
        for (const order of ['asc', 'desc'])
          expect((await service.request('GET', `/api/suppliers?${filters}&sort=${sort}&order=${order}`)).status).toBe(
            200,
          );
      }
    }
  });

  it('keeps deleted suppliers and products, and returns their directory entry to other services', async () => {
    const { id } = await create({ name: 'Deleted Ltd', country: 'Fiji' });
    const product = await service.request('POST', `/api/suppliers/${id}/products`, {
      productName: 'Tuna',
      fdaFoodCode: '16AEE02',
    });
    expect(product.status).toBe(201);
    expect((await service.request('DELETE', `/api/suppliers/${id}`)).status).toBe(204);
    expect((await service.request('GET', `/api/suppliers/${id}`)).status).toBe(404);
    expect((await service.request('GET', `/api/suppliers/${id}/products`)).status).toBe(404);
    expect((await service.request('PUT', `/api/suppliers/${id}`, { name: 'Back' })).status).toBe(404);
    expect((await service.request('GET', `/internal/suppliers/${id}/directory-entry`)).body).toMatchObject({
      name: 'Deleted Ltd',
      lastVerificationDate: null,
      deleted: true,
      version: 2,
    });
    const deleted = await service.database.dataSource.query('select deleted_at from supplier_products where id = $1', [
      product.body.id,
    ]);
    expect(deleted[0].deleted_at).not.toBeNull();
  });

  it('has products and a history of evaluations', async () => {
    const { id } = await create({ name: 'Maker', country: 'Italy' });
    const product = (await service.request('POST', `/api/suppliers/${id}/products`, { productName: 'Olives' })).body;
    expect(
      (await service.request('PUT', `/api/suppliers/${id}/products/${product.id}`, { description: 'Green' })).body,
    ).toMatchObject({ productName: 'Olives', description: 'Green', version: 2 });
    expect((await service.request('DELETE', `/api/suppliers/${id}/products/${product.id}`)).status).toBe(204);
    expect((await service.request('GET', `/api/suppliers/${id}/products`)).body).toEqual({
      products: [],
      total: 0,
      next: null,
    });
    const scored = await service.request('POST', `/api/suppliers/${id}/performance`, {
      evaluationDate: '2026-02-01',
      qualityScore: '97.25',
      overallScore: 99.99,
    });
    expect(scored.body).toMatchObject({
      qualityScore: 97.25,
      overallScore: 99.99,
      deliveryScore: null,
      evaluatedBy: TEST_USER_ID,
    });
    expect((await service.request('GET', `/api/suppliers/${id}/performance`)).body).toEqual({
      evaluations: [scored.body],
      total: 1,
      next: null,
    });
    expect(
      (
        await service.request('POST', `/api/suppliers/${id}/performance`, {
          evaluationDate: '2026-02-01',
          qualityScore: 100,
        })
      ).status,
    ).toBe(400);
  });

  it('returns the first response for a repeated Idempotency-Key, and rejects another body with the same key', async () => {
    const send = (name: string) =>
      service.request('POST', '/api/suppliers', { name, country: 'Spain' }, { 'idempotency-key': 'form-1' });
    const [first, second] = await Promise.all([send('Once'), send('Once')]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await service.request('GET', '/api/suppliers?search=Once')).body.total).toBe(1);
    expect((await send('Twice')).status).toBe(422);
  });

  it('creates a supplier, its event and the stored response in one statement, also after the key has expired', async () => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const send = (name: string) =>
      service.request('POST', '/api/suppliers', { name, country: 'Spain' }, { 'idempotency-key': 'one-statement' });
    const { body } = await send('First');
    const writing = query.mock.calls.filter((statement) => JSON.stringify(statement.slice(0, 2)).includes('First'));
    query.mockRestore();
    expect(writing).toHaveLength(1);
    const { dataSource } = service.database;
    expect(
      await dataSource.query('select type, after from event_log where aggregate_id = $1', [body.id]),
    ).toMatchObject([{ type: 'supplier.created.v1', after: { id: body.id, name: 'First', version: 1 } }]);
    await dataSource.query(
      `update idempotency set created_at = now() - interval '25 hours' where key = 'one-statement'`,
    );
    expect([(await send('Second')).body.name, (await send('Second')).body.name]).toEqual(['Second', 'Second']);
    expect((await service.request('GET', '/api/suppliers?search=Second')).body.total).toBe(1);
  });

  it('returns 412 and the current record for a stale If-Match', async () => {
    const { id } = await create({ name: 'Raced', country: 'Ghana' });
    expect(
      (await service.request('PUT', `/api/suppliers/${id}`, { city: 'Accra' }, { 'if-match': '"1"' })).status,
    ).toBe(200);
    const stale = await service.request('PUT', `/api/suppliers/${id}`, { city: 'Tema' }, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { current: { city: 'Accra', version: 2 } } });
  });

  it('counts every supplier once on the dashboard and in the tiles', async () => {
    const counts = (await service.request('GET', '/internal/supplier-counts')).body;
    expect(counts.compliantSuppliers + counts.pendingVerification + counts.nonCompliant).toBe(counts.totalSuppliers);
    const { total } = (await service.request('GET', '/api/suppliers')).body;
    expect(counts.totalSuppliers).toBe(total);
    const tiles = (await service.request('GET', '/api/suppliers/fsvp-summary')).body;
    expect(tiles.compliant + tiles.dueSoon + tiles.overdue).toBe(tiles.total);
    expect(tiles.total + tiles.notRequired).toBe(total);
  });

  it('lists the suppliers that share a name, and leaves out the others', async () => {
    const [first, second, alone, deleted] = [
      await create({ name: 'Namesake Foods', country: 'Peru', city: 'Paita', fei: '3014771933' }),
      await create({ name: 'NAMESAKE foods', country: 'Chile' }),
      await create({ name: 'Alone Foods', country: 'Peru' }),
      await create({ name: 'Alone Foods', country: 'Chile' }),
    ].map(({ id }) => id as string);
    await service.request('DELETE', `/api/suppliers/${deleted}`);
    const query = [first, second, alone, deleted].map((id) => `supplierId=${id}`).join('&');
    const { status, body } = await service.request('GET', `/api/suppliers/namesakes?${query}`);
    expect(status).toBe(200);
    expect(body.suppliers).toHaveLength(2);
    expect(body.suppliers).toEqual(
      expect.arrayContaining([
        { supplierId: first, fei: '3014771933', city: 'Paita', country: 'Peru' },
        { supplierId: second, fei: null, city: null, country: 'Chile' },
      ]),
    );
    expect((await service.request('GET', '/api/suppliers/namesakes')).body).toEqual({ suppliers: [] });
  });

  it('requires a valid service token', async () => {
    const bare = await fetch(`${service.url}/api/suppliers`);
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ title: 'Unauthorized', code: 'service-token-required' });
    const [old, fresh] = await Promise.all([createToken(70_000), createToken(30_000)]);
    const statusWith = async (token: string) =>
      (await fetch(`${service.url}/api/suppliers`, { headers: { [TOKEN_HEADER]: token } })).status;
    expect([await statusWith(old), await statusWith(fresh)]).toEqual([401, 200]);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });
});

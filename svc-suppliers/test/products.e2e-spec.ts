import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listSupplierProducts } from '@fsvp/contracts/suppliers/supplier';
import { eventually, TEST_USER_ID, type TestService } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const add = async (supplierId: string, body: object) =>
  (await service.request('POST', `/api/suppliers/${supplierId}/products`, body)).body;
const newSupplier = async (): Promise<string> =>
  (await service.request('POST', '/api/suppliers', { name: 'Maker', country: 'Italy' })).body.id;

it('stores FDA product codes in upper case, and rejects invalid ones', async () => {
  const products = `/api/suppliers/${await newSupplier()}/products`;
  const { body } = await service.request('POST', products, { productName: 'Tuna', fdaFoodCode: ' 16aee02 ' });
  expect(body).toMatchObject({ fdaFoodCode: '16AEE02' });
  const rejected = await service.request('PUT', `${products}/${body.id}`, { fdaFoodCode: '16AEE0' });
  expect(rejected).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'fdaFoodCode', message: expect.stringContaining('7 characters') }] },
  });
  expect((await service.request('GET', `${products}?search=16aee`)).body.products).toEqual([body]);
  expect((await service.request('PUT', `${products}/${body.id}`, { fdaFoodCode: '' })).body).toMatchObject({
    fdaFoodCode: null,
  });
});

it('returns the directory entry of a product to other services, also when it is deleted', async () => {
  const supplierId = await newSupplier();
  const groups = { productCategory: 'Fruit', fdaFoodCode: '24FGC12' };
  const product = { productName: 'Olives', ...groups };
  const { id } = (await service.request('POST', `/api/suppliers/${supplierId}/products`, product)).body;
  const entry = async () => (await service.request('GET', `/internal/products/${id}`)).body;
  expect(await entry()).toEqual({ id, supplierId, ...product, version: 1, deleted: false });
  await service.request('DELETE', `/api/suppliers/${supplierId}/products/${id}`);
  expect(await entry()).toEqual({ id, supplierId, ...product, version: 2, deleted: true });
  expect((await service.request('GET', `/internal/products/${supplierId}`)).status).toBe(404);

  // All of them page by page, suppliers too.
  const all = async (path: string) => {
    const found: { id: string }[] = [];
    for (let after = ''; ;) {
      const { body: page } = await service.request('GET', `${path}?limit=2${after && `&after=${after}`}`);
      if (!page.length) return found;
      found.push(...page);
      after = page.at(-1).id;
    }
  };
  const counted = async (table: string) =>
    (await service.database.dataSource.query(`select count(*)::int as count from ${table}`))[0].count;
  const products = await all('/internal/products');
  expect(products).toHaveLength(await counted('supplier_products'));
  expect(products).toContainEqual(await entry());
  const suppliers = await all('/internal/suppliers');
  expect(suppliers).toHaveLength(await counted('suppliers'));
  const directoryEntry = await service.request('GET', `/internal/suppliers/${supplierId}/directory-entry`);
  // Which the copies of other services do not keep.
  const { lastVerificationDate: _, ...copied } = directoryEntry.body;
  expect(suppliers).toContainEqual(copied);
});

it('lists the products of a supplier by page, search and order', async () => {
  const [one, other] = [await newSupplier(), await newSupplier()];
  for (const productName of ['olives, black', 'Anchovies', 'Passata'])
    await add(one, { productName, productCategory: productName === 'Passata' ? 'Tomato_100%' : null });
  await add(other, { productName: 'Olives of another supplier' });
  const list = async (query: string) => (await service.request('GET', `/api/suppliers/${one}/products?${query}`)).body;
  const names = async (query: string) =>
    (await list(query)).products.map(({ productName }: { productName: string }) => productName);
  expect(listSupplierProducts.response?.parse(await list(''))).toMatchObject({ total: 3 });
  expect(await names('')).toEqual(['Passata', 'Anchovies', 'olives, black']);
  expect(await names('sort=productName')).toEqual(['Anchovies', 'olives, black', 'Passata']);
  expect(await names('sort=productName&order=desc')).toEqual(['Passata', 'olives, black', 'Anchovies']);
  expect(await list('limit=1&offset=1')).toMatchObject({ total: 3, products: [{ productName: 'Anchovies' }] });
  expect(await names('search=OLIVES')).toEqual(['olives, black']);
  expect(await names('search=o_100%25')).toEqual(['Passata']);
  expect(await names('search=%25')).toEqual(['Passata']);
});

it('is found only under its own supplier', async () => {
  const [one, other] = [await newSupplier(), await newSupplier()];
  const { id } = await add(one, { productName: 'Olives' });
  expect((await service.request('GET', `/api/suppliers/${one}/products/${id}`)).body).toMatchObject({
    id,
    supplierId: one,
    productName: 'Olives',
    createdBy: TEST_USER_ID,
  });
  for (const [method, body] of [['GET'], ['PUT', { productName: 'Moved' }], ['DELETE']] as const) {
    expect((await service.request(method, `/api/suppliers/${other}/products/${id}`, body)).status).toBe(404);
  }
  expect((await service.request('POST', `/api/suppliers/${id}/products`, { productName: 'No supplier' })).status).toBe(
    404,
  );
  expect((await service.request('GET', `/api/suppliers/${one}/products/${id}`)).body).toMatchObject({
    productName: 'Olives',
    version: 1,
  });
});

it("is saved once for a repeated key, and returns 412 instead of overwriting another user's change", async () => {
  const path = `/api/suppliers/${await newSupplier()}/products`;
  const send = () => service.request('POST', path, { productName: 'Once' }, { 'idempotency-key': 'product-form-1' });
  const [first, second] = [await send(), await send()];
  expect(second).toMatchObject({ status: 201, body: first.body });
  const product = `${path}/${first.body.id}`;
  expect(first.headers.get('etag')).toBe('"1"');
  expect((await service.request('PUT', product, { description: 'Green' }, { 'if-match': '"1"' })).status).toBe(200);
  expect(await service.request('PUT', product, { description: 'Black' }, { 'if-match': '"1"' })).toMatchObject({
    status: 412,
    body: { current: { description: 'Green', version: 2 } },
  });
  expect((await service.request('DELETE', product, undefined, { 'if-match': '"1"' })).status).toBe(412);
  expect((await service.request('DELETE', product, undefined, { 'if-match': '"2"' })).status).toBe(204);
  expect((await service.request('DELETE', product)).status).toBe(404);
});

it('writes every change into the event log, and keeps the deleted row', async () => {
  const supplierId = await newSupplier();
  const { id } = await add(supplierId, { productName: 'Olives', riskAssessment: 'low acid' });
  await service.request('PUT', `/api/suppliers/${supplierId}/products/${id}`, { riskAssessment: null });
  await service.request('DELETE', `/api/suppliers/${supplierId}/products/${id}`);
  const events = await service.database.dataSource.query(
    'select type, actor, before, after from event_log where aggregate_id = $1 order by aggregate_version',
    [id],
  );
  expect(events).toMatchObject([
    {
      type: 'supplier-product.created.v1',
      actor: TEST_USER_ID,
      before: null,
      after: { id, supplierId, riskAssessment: 'low acid', version: 1 },
    },
    {
      type: 'supplier-product.updated.v1',
      before: { riskAssessment: 'low acid' },
      after: { riskAssessment: null, version: 2 },
    },
    { type: 'supplier-product.deleted.v1', before: { productName: 'Olives', version: 2 }, after: null },
  ]);
  expect(
    await service.database.dataSource.query(
      'select version, deleted_at is null as live from supplier_products where id = $1',
      [id],
    ),
  ).toEqual([{ version: 3, live: false }]);
});

describe('whose removal is taken back', () => {
  const pathOf = (supplierId: string, id: string) => `/api/suppliers/${supplierId}/products/${id}`;
  const restore = (supplierId: string, id: string) => service.request('POST', `${pathOf(supplierId, id)}/restore`);

  it('is the same record, with its external ids, also when it is restored twice', async () => {
    const supplierId = await newSupplier();
    const product = await add(supplierId, { productName: 'Olives', externalIds: { erp: 'P-77' } });
    await service.request('DELETE', pathOf(supplierId, product.id));
    const { status, body } = await restore(supplierId, product.id);
    expect([status, body]).toEqual([200, { ...product, version: 3, updatedAt: body.updatedAt }]);
    expect((await restore(supplierId, product.id)).body).toEqual(body);
    const { products } = (await service.request('GET', `/api/suppliers/${supplierId}/products?externalId=P-77`)).body;
    expect(products).toEqual([body]);
    const [event] = await service.database.dataSource.query(
      'select type, before, after from event_log where aggregate_id = $1 order by aggregate_version desc limit 1',
      [product.id],
    );
    expect(event).toMatchObject({
      type: 'supplier-product.restored.v1',
      before: { version: 2, deletedAt: expect.any(String) },
      after: { version: 3, deletedAt: null, externalIds: { erp: 'P-77' } },
    });
    expect((await service.request('DELETE', pathOf(supplierId, product.id))).status).toBe(204);
  });

  it('stays removed if another product has its external id by now, or if its supplier was deleted', async () => {
    const supplierId = await newSupplier();
    const product = await add(supplierId, { productName: 'Olives', externalIds: { erp: 'P-78' } });
    await service.request('DELETE', pathOf(supplierId, product.id));
    await add(supplierId, { productName: 'Capers', externalIds: { erp: 'P-78' } });
    expect(await restore(supplierId, product.id)).toMatchObject({ status: 409, body: { code: 'external-id-taken' } });
    expect((await service.request('GET', pathOf(supplierId, product.id))).status).toBe(404);
    const other = await newSupplier();
    expect((await restore(other, product.id)).status).toBe(404);
    await service.request('DELETE', `/api/suppliers/${supplierId}`);
    expect((await restore(supplierId, product.id)).status).toBe(404);
  });
});

it('is deleted with its supplier, with changes made at the same time', async () => {
  const supplierId = await newSupplier();
  const { id } = await add(supplierId, { productName: 'Olives' });
  const other = new Client({ connectionString: service.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('update supplier_products set version = 2 where id = $1', [id]);
  const deletion = service.request('DELETE', `/api/suppliers/${supplierId}`);
  await eventually(
    async () =>
      (
        await service.database.dataSource.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length,
  );
  await other.query('commit');
  await other.end();
  expect((await deletion).status).toBe(204);
  expect((await service.request('GET', `/internal/products/${id}`)).body).toMatchObject({ version: 3, deleted: true });
});

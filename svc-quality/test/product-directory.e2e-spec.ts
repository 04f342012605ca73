import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  supplierDeleted,
  supplierProductCreated,
  supplierProductDeleted,
  supplierProductUpdated,
} from '@fsvp/contracts/suppliers/supplier.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { hazardAnalysis, listHazards, type HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { newId } from '@fsvp/service-kit/database/columns';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { waitUntilHandled, publish } from '@fsvp/service-kit/testing/publish';
import { startQuality, type TestQuality } from './start.js';

const PATH = '/api/hazard-analysis';
const NO_SUCH_PRODUCT = {
  status: 400,
  body: { errors: [{ path: 'productId', message: 'This supplier has no such product' }] },
};
let service: TestQuality;
let supplierId: string;
let otherSupplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Atlantic Cheese');
  otherSupplierId = service.suppliers.add('Pacific Shrimp');
});
afterAll(() => service.close());

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const post = (body: object) =>
  service.request('POST', PATH, { supplierId, hazardType: 'biological', hazardDescription: 'Listeria', ...body });
const create = async (body: object): Promise<HazardAnalysis> => {
  const response = await post(body);
  expect(response.status).toBe(201);
  return response.body;
};
const put = (id: string, body: object) => service.request('PUT', `${PATH}/${id}`, body);
const publishProduct = (definition: EventDefinition, product: { id: string; productName: unknown; version: number }) =>
  publish(service, definition, { supplierId, ...product });
const countRequests = (productId: string) =>
  service.suppliers.requestedPaths.filter((path) => path === `/internal/products/${productId}`).length;
/** Stores a hazard analysis like one from before products were checked. */
const insertOldAnalysis = async (productId: string): Promise<string> => {
  const { id } = await create({});
  await query('update hazard_analyses set product_id = $2 where id = $1', [id, productId]);
  return id;
};

describe('the product of a hazard analysis', () => {
  it('has its name in every response; svc-suppliers is requested once for an unknown product, and never for a known one', async () => {
    const known = newId();
    await waitUntilHandled(
      service,
      await publishProduct(supplierProductCreated, { id: known, productName: 'Brie', version: 1 }),
    );
    const created = await create({ productId: known });
    expect(hazardAnalysis.parse(created)).toEqual(created);
    expect(created).toMatchObject({ productId: known, productName: 'Brie', supplierName: 'Atlantic Cheese' });
    expect((await service.request('GET', `${PATH}/${created.id}`)).body).toEqual(created);
    expect(
      listHazards.response?.parse((await service.request('GET', `${PATH}?supplierId=${supplierId}&limit=1`)).body),
    ).toEqual([created]);
    const unknown = service.suppliers.addProduct(supplierId, 'Camembert');
    expect((await put(created.id, { productId: unknown })).body).toMatchObject({
      productId: unknown,
      productName: 'Camembert',
      version: 2,
    });
    expect((await post({ productId: unknown })).body).toMatchObject({ productName: 'Camembert' });
    expect([countRequests(known), countRequests(unknown)]).toEqual([0, 1]);
  });

  it('is optional, and null or blank clears it', async () => {
    const productId = service.suppliers.addProduct(supplierId, 'Gouda');
    expect(await create({})).toMatchObject({ productId: null, productName: null });
    expect(await create({ productId: '' })).toMatchObject({ productId: null, productName: null });
    const { id } = await create({ productId });
    expect((await put(id, { severity: 'high' })).body).toMatchObject({ productId, productName: 'Gouda', riskScore: 9 });
    expect((await put(id, { productId: null })).body).toMatchObject({
      productId: null,
      productName: null,
      riskScore: 9,
    });
  });

  it('is found by its current name; a deleted product keeps its last name and can be linked', async () => {
    const id = service.suppliers.addProduct(supplierId, 'Working title');
    const { id: hazardId } = await create({ productId: id });
    const search = async (text: string) =>
      (await service.request('GET', `${PATH}?search=${encodeURIComponent(text)}`)).body.map(
        (hazard: HazardAnalysis) => hazard.id,
      );
    expect(await search('WORKING t')).toEqual([hazardId]);
    await publishProduct(supplierProductUpdated, { id, productName: 'Roquefort 50%_blue', version: 2 });
    await eventually(
      async () => (await service.request('GET', `${PATH}/${hazardId}`)).body.productName === 'Roquefort 50%_blue',
      5000,
    );
    expect([await search('working t'), await search('%_BLUE'), await search('50__')]).toEqual([[], [hazardId], []]);
    await waitUntilHandled(
      service,
      await publishProduct(supplierProductDeleted, { id, productName: 'Roquefort 50%_blue', version: 3 }),
    );
    expect((await service.request('GET', `${PATH}/${hazardId}`)).body.productName).toBe('Roquefort 50%_blue');
    expect(await create({ productId: id })).toMatchObject({ productName: 'Roquefort 50%_blue' });
    expect(await query('select version, deleted from product_directory where id = $1', [id])).toEqual([
      { version: 3, deleted: true },
    ]);
  });

  it('keeps its name when its supplier and products are deleted', async () => {
    const deletedSupplier = service.suppliers.add('Deleted Ltd');
    const id = service.suppliers.addProduct(deletedSupplier, 'Feta');
    const created = await create({ supplierId: deletedSupplier, productId: id });
    await publish(service, supplierDeleted, {
      id: deletedSupplier,
      name: 'Deleted Ltd',
      status: 'approved',
      riskLevel: 'low',
      version: 2,
    });
    await waitUntilHandled(
      service,
      await publish(service, supplierProductDeleted, {
        id,
        supplierId: deletedSupplier,
        productName: 'Feta',
        version: 2,
      }),
    );
    expect((await service.request('GET', `${PATH}/${created.id}`)).body).toMatchObject({
      supplierName: 'Deleted Ltd',
      productName: 'Feta',
    });
    expect((await put(created.id, { severity: 'low' })).body).toMatchObject({ productName: 'Feta', riskScore: 3 });
    const unknownProduct = service.suppliers.addProduct(deletedSupplier, 'Halloumi', { deleted: true, version: 2 });
    expect((await put(created.id, { productId: unknownProduct })).body).toMatchObject({ productName: 'Halloumi' });
  });

  it('must belong to the supplier, at each change of either', async () => {
    const own = service.suppliers.addProduct(supplierId, 'Parmesan');
    const otherProduct = service.suppliers.addProduct(otherSupplierId, 'Prawns');
    for (const productId of [otherProduct, newId()]) expect(await post({ productId })).toMatchObject(NO_SUCH_PRODUCT);
    expect((await post({ productId: 'cheese' })).body.errors).toEqual([
      { path: 'productId', message: 'Not a valid id' },
    ]);
    const created = await create({ productId: own });
    for (const body of [
      { productId: otherProduct },
      { supplierId: otherSupplierId },
      { supplierId: otherSupplierId, productId: own },
      { supplierId: otherSupplierId, productId: newId() },
    ]) {
      expect(await put(created.id, body)).toMatchObject(NO_SUCH_PRODUCT);
    }
    expect((await service.request('GET', `${PATH}/${created.id}`)).body).toEqual(created);
    expect((await put(created.id, { supplierId: supplierId.toUpperCase(), productId: own.toUpperCase() })).status).toBe(
      200,
    );
    expect((await put(created.id, { supplierId: otherSupplierId, productId: otherProduct })).body).toMatchObject({
      supplierName: 'Pacific Shrimp',
      productName: 'Prawns',
    });
    expect((await put(created.id, { supplierId, productId: null })).body).toMatchObject({
      supplierName: 'Atlantic Cheese',
      productName: null,
    });
    expect((await put(newId(), { productId: own })).status).toBe(404);
  });

  it('belongs to the supplier even after concurrent changes of product and supplier', async () => {
    const otherProduct = service.suppliers.addProduct(otherSupplierId, 'Squid');
    const own = service.suppliers.addProduct(supplierId, 'Ricotta');
    for (let round = 0; round < 10; round += 1) {
      const { id } = await create(round % 2 ? { productId: own } : {});
      const responses = await Promise.all(
        round % 2
          ? [put(id, { supplierId: otherSupplierId, productId: otherProduct }), put(id, { supplierId, productId: own })]
          : [put(id, { supplierId: otherSupplierId }), put(id, { productId: own })],
      );
      for (const response of responses) if (response.status !== 200) expect(response).toMatchObject(NO_SUCH_PRODUCT);
    }
    expect(
      await query(
        'select from hazard_analyses h join product_directory p on p.id = h.product_id where p.supplier_id <> h.supplier_id',
      ),
    ).toEqual([]);
  });

  it('handles duplicate and out-of-order events', async () => {
    const id = newId();
    await waitUntilHandled(
      service,
      await publishProduct(supplierProductUpdated, { id, productName: 'Third', version: 3 }),
    );
    const late = await publishProduct(supplierProductUpdated, { id, productName: 'Second', version: 2 });
    await publish(service, supplierProductUpdated, { id, supplierId, productName: 'Second again', version: 2 }, late);
    await waitUntilHandled(
      service,
      await publishProduct(supplierProductCreated, { id, productName: 'First', version: 1 }),
    );
    await waitUntilHandled(service, late);
    expect(await query('select name, version from product_directory where id = $1', [id])).toEqual([
      { name: 'Third', version: 3 },
    ]);
    expect(await query('select count(*)::int as times from inbox where event_id = $1', [late])).toEqual([{ times: 1 }]);
  });
});

describe('products of old analyses whose events no longer exist', () => {
  const readName = (id: string, path: string) => async () =>
    [(await service.request('GET', path)).body].flat().find((hazard: HazardAnalysis) => hazard.id === id)?.productName;

  it('get their names after they are read, in the list or as a single record', async () => {
    const [listedProduct, singleProduct] = ['Edam', 'Tilsit'].map((name) =>
      service.suppliers.addProduct(supplierId, name),
    ) as [string, string];
    const [inList, single] = [await insertOldAnalysis(listedProduct), await insertOldAnalysis(singleProduct)];
    expect(await readName(single, `${PATH}/${single}`)()).toBeNull();
    await eventually(readName(single, `${PATH}/${single}`), 5000);
    await eventually(readName(inList, `${PATH}?supplierId=${supplierId}`), 5000);
    expect([
      await readName(inList, PATH)(),
      await readName(single, PATH)(),
      countRequests(listedProduct),
      countRequests(singleProduct),
    ]).toEqual(['Edam', 'Tilsit', 1, 1]);
  });

  it('are requested once if they do not exist, and get a name from a later event', async () => {
    const missing = newId();
    const id = await insertOldAnalysis(missing);
    await readName(id, PATH)();
    await eventually(async () => (await query('select from product_directory where id = $1', [missing])).length, 5000);
    expect([await readName(id, PATH)(), await readName(id, `${PATH}/${id}`)(), countRequests(missing)]).toEqual([
      null,
      null,
      1,
    ]);
    expect((await put(id, { severity: 'high', supplierId, productId: missing })).body).toMatchObject({
      productId: missing,
      productName: null,
      riskScore: 9,
    });
    expect(await post({ productId: missing })).toMatchObject(NO_SUCH_PRODUCT);
    await waitUntilHandled(
      service,
      await publishProduct(supplierProductCreated, { id: missing, productName: 'Late event', version: 1 }),
    );
    expect(await readName(id, PATH)()).toBe('Late event');
  });
});

describe('during an outage', () => {
  it('products are checked and have names while NATS is down', async () => {
    const isolated = await startQuality({ NATS_URL: 'nats://127.0.0.1:1' });
    const supplier = isolated.suppliers.add('Island Foods');
    const productId = isolated.suppliers.addProduct(supplier, 'Pesto');
    const body = { supplierId: supplier, hazardType: 'chemical', hazardDescription: 'Aflatoxin', productId };
    const { status, body: created } = await isolated.request('POST', PATH, body);
    expect([status, created.productName]).toEqual([201, 'Pesto']);
    expect((await isolated.request('GET', `${PATH}?search=pesto`)).body).toEqual([created]);
    expect(await isolated.request('POST', PATH, { ...body, productId: newId() })).toMatchObject(NO_SUCH_PRODUCT);
    await isolated.close();
  });

  it('an unknown product returns 503 while svc-suppliers is down, and known products still work', async () => {
    const known = service.suppliers.addProduct(supplierId, 'Known before the outage');
    const created = await create({ productId: known });
    const old = await insertOldAnalysis(newId());
    await service.suppliers.close();
    const rejected = await post({ productId: newId() });
    expect(rejected).toMatchObject({
      status: 503,
      body: { detail: 'The suppliers service is not responding. Try again in a moment.' },
    });
    expect(rejected.headers.get('retry-after')).toBe('2');
    expect((await put(created.id, { productId: newId() })).status).toBe(503);
    expect((await post({ productId: known })).status).toBe(201);
    const listed = await service.request('GET', PATH);
    expect([listed.status, listed.body.find((hazard: HazardAnalysis) => hazard.id === old)?.productName]).toEqual([
      200,
      null,
    ]);
    const { productId } = (await service.request('GET', `${PATH}/${old}`)).body;
    expect((await put(old, { supplierId, productId, severity: 'low' })).body).toMatchObject({
      riskScore: 3,
      productName: null,
    });
  });
});

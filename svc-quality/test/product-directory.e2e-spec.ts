import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  supplierDeleted,
  supplierProductCreated,
  supplierProductDeleted,
  supplierProductUpdated,
  type EventDefinition,
} from '@fsvp/contracts/events';
import { hazardAnalysis, listHazards, type HazardAnalysis } from '@fsvp/contracts/hazard-analysis';
import { newId } from '@fsvp/service-kit/columns';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { handled, publish } from './publish.js';
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
  const answer = await post(body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const put = (id: string, body: object) => service.request('PUT', `${PATH}/${id}`, body);
const tell = (definition: EventDefinition, product: { id: string; productName: unknown; version: number }) =>
  publish(service, definition, { supplierId, ...product });
const timesAsked = (productId: string) =>
  service.suppliers.asked.filter((path) => path === `/internal/products/${productId}`).length;
/** A hazard analysis of before products were checked. */
const storeOld = async (productId: string): Promise<string> => {
  const { id } = await create({});
  await query('update hazard_analyses set product_id = $2 where id = $1', [id, productId]);
  return id;
};

describe('the product of a hazard analysis', () => {
  it('is named wherever the analysis is answered; svc-suppliers is asked once about one not heard of, never about one heard of', async () => {
    const heard = newId();
    await handled(service, await tell(supplierProductCreated, { id: heard, productName: 'Brie', version: 1 }));
    const made = await create({ productId: heard });
    expect(hazardAnalysis.parse(made)).toEqual(made);
    expect(made).toMatchObject({ productId: heard, productName: 'Brie', supplierName: 'Atlantic Cheese' });
    expect((await service.request('GET', `${PATH}/${made.id}`)).body).toEqual(made);
    expect(
      listHazards.response?.parse((await service.request('GET', `${PATH}?supplierId=${supplierId}&limit=1`)).body),
    ).toEqual([made]);
    const fresh = service.suppliers.addProduct(supplierId, 'Camembert');
    expect((await put(made.id, { productId: fresh })).body).toMatchObject({
      productId: fresh,
      productName: 'Camembert',
      version: 2,
    });
    expect((await post({ productId: fresh })).body).toMatchObject({ productName: 'Camembert' });
    expect([timesAsked(heard), timesAsked(fresh)]).toEqual([0, 1]);
  });

  it('is optional, and null or blank takes it away', async () => {
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

  it('is found by, and follows, its name of now; a removed product keeps its last name and may be named', async () => {
    const id = service.suppliers.addProduct(supplierId, 'Working title');
    const { id: hazardId } = await create({ productId: id });
    const found = async (search: string) =>
      (await service.request('GET', `${PATH}?search=${encodeURIComponent(search)}`)).body.map(
        (hazard: HazardAnalysis) => hazard.id,
      );
    expect(await found('WORKING t')).toEqual([hazardId]);
    await tell(supplierProductUpdated, { id, productName: 'Roquefort 50%_blue', version: 2 });
    await eventually(
      async () => (await service.request('GET', `${PATH}/${hazardId}`)).body.productName === 'Roquefort 50%_blue',
      5000,
    );
    expect([await found('working t'), await found('%_BLUE'), await found('50__')]).toEqual([[], [hazardId], []]);
    await handled(service, await tell(supplierProductDeleted, { id, productName: 'Roquefort 50%_blue', version: 3 }));
    expect((await service.request('GET', `${PATH}/${hazardId}`)).body.productName).toBe('Roquefort 50%_blue');
    expect(await create({ productId: id })).toMatchObject({ productName: 'Roquefort 50%_blue' });
    expect(await query('select version, deleted from product_directory where id = $1', [id])).toEqual([
      { version: 3, deleted: true },
    ]);
  });

  it('stays named when its supplier is deleted, and with it all its products', async () => {
    const gone = service.suppliers.add('Gone Ltd');
    const id = service.suppliers.addProduct(gone, 'Feta');
    const made = await create({ supplierId: gone, productId: id });
    await publish(service, supplierDeleted, {
      id: gone,
      name: 'Gone Ltd',
      status: 'approved',
      riskLevel: 'low',
      version: 2,
    });
    await handled(
      service,
      await publish(service, supplierProductDeleted, { id, supplierId: gone, productName: 'Feta', version: 2 }),
    );
    expect((await service.request('GET', `${PATH}/${made.id}`)).body).toMatchObject({
      supplierName: 'Gone Ltd',
      productName: 'Feta',
    });
    expect((await put(made.id, { severity: 'low' })).body).toMatchObject({ productName: 'Feta', riskScore: 3 });
    const neverHeardOf = service.suppliers.addProduct(gone, 'Halloumi', { deleted: true, version: 2 });
    expect(await create({ supplierId: gone, productId: neverHeardOf })).toMatchObject({ productName: 'Halloumi' });
  });

  it("must be one of the supplier's own, at each change of either", async () => {
    const own = service.suppliers.addProduct(supplierId, 'Parmesan');
    const others = service.suppliers.addProduct(otherSupplierId, 'Prawns');
    for (const productId of [others, newId()]) expect(await post({ productId })).toMatchObject(NO_SUCH_PRODUCT);
    expect((await post({ productId: 'cheese' })).body.errors).toEqual([
      { path: 'productId', message: 'Not a valid id' },
    ]);
    const made = await create({ productId: own });
    for (const body of [
      { productId: others },
      { supplierId: otherSupplierId },
      { supplierId: otherSupplierId, productId: own },
      { supplierId: otherSupplierId, productId: newId() },
    ]) {
      expect(await put(made.id, body)).toMatchObject(NO_SUCH_PRODUCT);
    }
    expect((await service.request('GET', `${PATH}/${made.id}`)).body).toEqual(made);
    expect((await put(made.id, { supplierId: supplierId.toUpperCase(), productId: own.toUpperCase() })).status).toBe(
      200,
    );
    expect((await put(made.id, { supplierId: otherSupplierId, productId: others })).body).toMatchObject({
      supplierName: 'Pacific Shrimp',
      productName: 'Prawns',
    });
    expect((await put(made.id, { supplierId, productId: null })).body).toMatchObject({
      supplierName: 'Atlantic Cheese',
      productName: null,
    });
    expect((await put(newId(), { productId: own })).status).toBe(404);
  });

  it("is the supplier's own even when product and supplier are changed at once", async () => {
    const others = service.suppliers.addProduct(otherSupplierId, 'Squid');
    const own = service.suppliers.addProduct(supplierId, 'Ricotta');
    for (let round = 0; round < 10; round += 1) {
      const { id } = await create(round % 2 ? { productId: own } : {});
      const answers = await Promise.all(
        round % 2
          ? [put(id, { supplierId: otherSupplierId, productId: others }), put(id, { supplierId, productId: own })]
          : [put(id, { supplierId: otherSupplierId }), put(id, { productId: own })],
      );
      for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(NO_SUCH_PRODUCT);
    }
    expect(
      await query(
        'select from hazard_analyses h join product_directory p on p.id = h.product_id where p.supplier_id <> h.supplier_id',
      ),
    ).toEqual([]);
  });

  it('takes events twice and out of order', async () => {
    const id = newId();
    await handled(service, await tell(supplierProductUpdated, { id, productName: 'Third', version: 3 }));
    const late = await tell(supplierProductUpdated, { id, productName: 'Second', version: 2 });
    await publish(service, supplierProductUpdated, { id, supplierId, productName: 'Second again', version: 2 }, late);
    await handled(service, await tell(supplierProductCreated, { id, productName: 'First', version: 1 }));
    await handled(service, late);
    expect(await query('select name, version from product_directory where id = $1', [id])).toEqual([
      { name: 'Third', version: 3 },
    ]);
    expect(await query('select count(*)::int as times from inbox where event_id = $1', [late])).toEqual([{ times: 1 }]);
  });
});

describe('products that old analyses name and whose events are gone', () => {
  const named = (id: string, path: string) => async () =>
    [(await service.request('GET', path)).body].flat().find((hazard: HazardAnalysis) => hazard.id === id)?.productName;

  it('get their names by being read, in the list or alone', async () => {
    const [listed, alone] = ['Edam', 'Tilsit'].map((name) => service.suppliers.addProduct(supplierId, name)) as [
      string,
      string,
    ];
    const [inList, byItself] = [await storeOld(listed), await storeOld(alone)];
    expect(await named(byItself, `${PATH}/${byItself}`)()).toBeNull();
    await eventually(named(byItself, `${PATH}/${byItself}`), 5000);
    await eventually(named(inList, `${PATH}?supplierId=${supplierId}`), 5000);
    expect([await named(inList, PATH)(), await named(byItself, PATH)(), timesAsked(listed), timesAsked(alone)]).toEqual(
      ['Edam', 'Tilsit', 1, 1],
    );
  });

  it('are asked about once when they never were, and named all the same should they be heard of', async () => {
    const never = newId();
    const id = await storeOld(never);
    await named(id, PATH)();
    await eventually(async () => (await query('select from product_directory where id = $1', [never])).length, 5000);
    expect([await named(id, PATH)(), await named(id, `${PATH}/${id}`)(), timesAsked(never)]).toEqual([null, null, 1]);
    expect((await put(id, { severity: 'high', supplierId, productId: never })).body).toMatchObject({
      productId: never,
      productName: null,
      riskScore: 9,
    });
    expect(await post({ productId: never })).toMatchObject(NO_SUCH_PRODUCT);
    await handled(service, await tell(supplierProductCreated, { id: never, productName: 'Late news', version: 1 }));
    expect(await named(id, PATH)()).toBe('Late news');
  });
});

describe('without the others', () => {
  it('a product is named and checked while NATS is away', async () => {
    const alone = await startQuality({ NATS_URL: 'nats://127.0.0.1:1' });
    const supplier = alone.suppliers.add('Island Foods');
    const productId = alone.suppliers.addProduct(supplier, 'Pesto');
    const body = { supplierId: supplier, hazardType: 'chemical', hazardDescription: 'Aflatoxin', productId };
    const { status, body: made } = await alone.request('POST', PATH, body);
    expect([status, made.productName]).toEqual([201, 'Pesto']);
    expect((await alone.request('GET', `${PATH}?search=pesto`)).body).toEqual([made]);
    expect(await alone.request('POST', PATH, { ...body, productId: newId() })).toMatchObject(NO_SUCH_PRODUCT);
    await alone.close();
  });

  it('a clear 503 says when it cannot be found out whether there is such a product; what is known goes on', async () => {
    const known = service.suppliers.addProduct(supplierId, 'Known before the outage');
    const made = await create({ productId: known });
    const old = await storeOld(newId());
    await service.suppliers.close();
    const refused = await post({ productId: newId() });
    expect(refused).toMatchObject({
      status: 503,
      body: { detail: 'The suppliers service does not answer. Try again in a moment.' },
    });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await put(made.id, { productId: newId() })).status).toBe(503);
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

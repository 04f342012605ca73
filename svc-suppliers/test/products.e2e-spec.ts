import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const newSupplier = async (): Promise<string> => (await service.request('POST', '/api/suppliers', { name: 'Maker', country: 'Italy' })).body.id;

it('keeps FDA product codes in capitals, of the right form alone', async () => {
  const products = `/api/suppliers/${await newSupplier()}/products`;
  const { body } = await service.request('POST', products, { productName: 'Tuna', fdaFoodCode: ' 16aee02 ' });
  expect(body).toMatchObject({ fdaFoodCode: '16AEE02' });
  const refused = await service.request('PUT', `${products}/${body.id}`, { fdaFoodCode: '16AEE0' });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'fdaFoodCode', message: expect.stringContaining('7 characters') }] } });
  expect((await service.request('GET', `${products}?search=16aee`)).body.products).toEqual([body]);
  expect((await service.request('PUT', `${products}/${body.id}`, { fdaFoodCode: '' })).body).toMatchObject({ fdaFoodCode: null });
});

it('answers other services about a product, removed or not', async () => {
  const supplierId = await newSupplier();
  const { id } = (await service.request('POST', `/api/suppliers/${supplierId}/products`, { productName: 'Olives' })).body;
  const entry = async () => (await service.request('GET', `/internal/products/${id}`)).body;
  expect(await entry()).toEqual({ id, supplierId, productName: 'Olives', version: 1, deleted: false });
  await service.request('DELETE', `/api/suppliers/${supplierId}/products/${id}`);
  expect(await entry()).toEqual({ id, supplierId, productName: 'Olives', version: 2, deleted: true });
  expect((await service.request('GET', `/internal/products/${supplierId}`)).status).toBe(404);
});

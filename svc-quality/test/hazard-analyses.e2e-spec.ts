import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hazardAnalysis, hazardRiskScore, LIKELIHOODS, listHazards, SEVERITIES } from '@fsvp/contracts/hazard-analysis';
import { newId } from '@fsvp/service-kit/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { eventsOf, startQuality, type TestQuality } from './start.js';

const PATH = '/api/hazard-analysis';
let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Nekkanti Sea Foods Limited');
});
afterAll(() => service.close());

const create = async (body: object = {}) => (await service.request('POST', PATH, { supplierId, hazardType: 'biological', hazardDescription: 'Salmonella in shrimp', ...body })).body;

describe('hazard analyses', () => {
  it('are recorded with the defaults of the form, the score of the server and whoever conducts them', async () => {
    const { status, body, headers } = await service.request('POST', PATH, {
      supplierId, hazardType: 'chemical', hazardDescription: ' Histamine ', riskScore: 1, conductedBy: newId(), preventiveControls: 'Icing', correctiveActions: 'Hold', verificationActivities: 'Tests', recordKeepingProcedures: '', unknown: 1,
    });
    expect(status).toBe(201);
    expect(headers.get('etag')).toBe('"1"');
    expect(hazardAnalysis.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      supplierName: 'Nekkanti Sea Foods Limited', hazardDescription: 'Histamine', severity: 'medium', likelihood: 'possible', riskScore: 6, preventiveControls: 'Icing', correctiveActions: 'Hold',
      verificationActivities: 'Tests', recordKeepingProcedures: null, productId: null, createdBy: TEST_USER_ID, conductedBy: TEST_USER_ID, conductedAt: body.createdAt, reviewedBy: null, version: 1,
    });
    const listed = await service.request('GET', `${PATH}?search=hISTa`);
    expect(listHazards.response?.parse(listed.body)).toEqual([body]);
    expect(listed.headers.get('x-total-count')).toBe('1');
    expect((await service.request('GET', `${PATH}/${body.id}`)).body).toEqual(body);
  });

  it('are scored anew at each change', async () => {
    const { id } = await create({ monitoringProcedures: 'Swabs' });
    for (const severity of SEVERITIES) {
      for (const likelihood of LIKELIHOODS) {
        const { body, status } = await service.request('PUT', `${PATH}/${id}`, { severity, likelihood });
        expect({ status, riskScore: body.riskScore, kept: body.monitoringProcedures }).toEqual({ status: 200, riskScore: hazardRiskScore(severity, likelihood), kept: 'Swabs' });
      }
    }
    const { body } = await service.request('PUT', `${PATH}/${id}`, { severity: 'low', monitoringProcedures: null });
    expect(body).toMatchObject({ riskScore: 5, monitoringProcedures: null, version: 17 });
  });

  it('leave both sides of each change in the event log', async () => {
    const { id } = await create({ hazardType: 'physical' });
    await service.request('PUT', `${PATH}/${id}`, { hazardType: 'radiological' });
    expect((await service.request('DELETE', `${PATH}/${id}`)).status).toBe(204);
    const events = await eventsOf(service, id);
    expect(events).toMatchObject([
      { type: 'hazard-analysis.recorded.v1', actor: TEST_USER_ID, before: null, after: { hazardType: 'physical', version: 1, riskScore: 6 } },
      { type: 'hazard-analysis.updated.v1', before: { hazardType: 'physical', version: 1 }, after: { hazardType: 'radiological', version: 2 } },
      { type: 'hazard-analysis.deleted.v1', before: { hazardType: 'radiological', version: 2 }, after: null },
    ]);
    expect(events.every(({ request_id }) => request_id)).toBe(true);
    for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const) expect((await service.request(method, `${PATH}/${id}`, body)).status).toBe(404);
    expect(await service.database.dataSource.query('select version, deleted_at is not null as deleted from hazard_analyses where id = $1', [id])).toEqual([{ version: 3, deleted: true }]);
  });

  it('are searched by what their card shows, filtered by supplier, sorted and paged', async () => {
    const other = service.suppliers.add('Zanzibar Spices');
    await create({ supplierId: other, hazardDescription: '50%_lead \\ in "turmeric"', severity: 'high', likelihood: 'certain' });
    await create({ supplierId: other, hazardDescription: 'Sand', hazardType: 'physical', severity: 'low', likelihood: 'rare', preventiveControls: 'Sieving' });
    const texts = async (query: string) => (await service.request('GET', `${PATH}?${query}`)).body.map((row: { hazardDescription: string }) => row.hazardDescription);
    expect(await texts(`search=${encodeURIComponent('%_LEAD \\ in "')}`)).toHaveLength(1);
    expect(await texts('search=50__')).toEqual([]);
    expect(await texts('search=sieving')).toEqual(['Sand']);
    expect(await texts('search=zanzibar')).toEqual(['Sand', '50%_lead \\ in "turmeric"']);
    expect(await texts(`supplierId=${other}&sort=riskScore`)).toEqual(['Sand', '50%_lead \\ in "turmeric"']);
    expect(await texts('sort=supplierName&order=desc&limit=1')).toEqual(['Sand']);
    const page = await service.request('GET', `${PATH}?supplierId=${other}&limit=1`);
    expect([page.body.length, page.headers.get('x-total-count')]).toEqual([1, '2']);
  });

  it('need a supplier that exists or existed', async () => {
    const refused = await service.request('POST', PATH, { supplierId: newId(), hazardType: 'biological', hazardDescription: 'x' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'supplierId' }] } });
    const { id } = await create();
    expect(await service.request('PUT', `${PATH}/${id}`, { supplierId: newId() })).toMatchObject({ status: 400, body: { errors: [{ path: 'supplierId' }] } });
    const gone = service.suppliers.add('Gone Ltd', { deleted: true });
    expect((await service.request('PUT', `${PATH}/${id}`, { supplierId: gone })).body).toMatchObject({ supplierId: gone, supplierName: 'Gone Ltd', version: 2 });
  });
});

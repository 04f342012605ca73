import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  hazardAnalysis,
  HAZARD_RATING_LABELS,
  hazardRating,
  LIKELIHOODS,
  listHazards,
  SEVERITIES,
} from '@fsvp/contracts/quality/hazard-analysis';
import { newId } from '@fsvp/service-kit/database/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { listEvents, startQuality, type TestQuality } from './start.js';

const PATH = '/api/hazard-analysis';
let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Nekkanti Sea Foods Limited');
});
afterAll(() => service.close());

const create = async (body: object = {}) =>
  (
    await service.request('POST', PATH, {
      supplierId,
      hazardType: 'biological',
      hazardDescription: 'Salmonella in shrimp',
      ...body,
    })
  ).body;

describe('hazard analyses', () => {
  it('are created with the defaults of the form, the computed score and the user as conductor', async () => {
    const { status, body, headers } = await service.request('POST', PATH, {
      supplierId,
      hazardType: 'chemical',
      hazardDescription: ' Histamine ',
      riskScore: 1,
      conductedBy: newId(),
      preventiveControls: 'Icing',
      correctiveActions: 'Hold',
      verificationActivities: 'Tests',
      recordKeepingProcedures: '',
      unknown: 1,
    });
    expect(status).toBe(201);
    expect(headers.get('etag')).toBe('"1"');
    expect(hazardAnalysis.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      supplierName: 'Nekkanti Sea Foods Limited',
      hazardDescription: 'Histamine',
      severity: 'medium',
      likelihood: 'possible',
      riskScore: 6,
      preventiveControls: 'Icing',
      correctiveActions: 'Hold',
      verificationActivities: 'Tests',
      recordKeepingProcedures: null,
      productId: null,
      createdBy: TEST_USER_ID,
      conductedBy: TEST_USER_ID,
      conductedAt: body.createdAt,
      reviewedBy: null,
      version: 1,
    });
    const listed = await service.request('GET', `${PATH}?search=hISTa`);
    expect(listHazards.response?.parse(listed.body)).toEqual([body]);
    expect(listed.headers.get('x-total-count')).toBe('1');
    expect((await service.request('GET', `${PATH}/${body.id}`)).body).toEqual(body);
  });

  // The specified table (spec-map: states-11), computed by hand, since the service uses the shared rule itself.
  it.each([
    ['low', ['1 Low', '2 Low', '3 Low', '4 Medium', '5 Medium']],
    ['medium', ['2 Low', '4 Medium', '6 Medium', '8 High', '10 High']],
    ['high', ['3 Low', '6 Medium', '9 High', '12 Critical', '15 Critical']],
  ] as const)(
    'of severity %s have the specified score and rating in the database and in responses, at creation and at each change',
    async (severity, expected) => {
      const { id } = await create({
        monitoringProcedures: 'Swabs',
        severity: SEVERITIES.find((other) => other !== severity),
      });
      const describeScore = (riskScore: number) =>
        `${riskScore} ${HAZARD_RATING_LABELS[hazardRating(riskScore)].replace(' Risk', '')}`;
      const outcomes = {
        created: [] as string[],
        changed: [] as string[],
        listed: [] as string[],
        stored: [] as string[],
      };
      for (const likelihood of LIKELIHOODS) {
        outcomes.created.push(describeScore((await create({ severity, likelihood, riskScore: 99 })).riskScore));
        const { body, status } = await service.request('PUT', `${PATH}/${id}`, {
          severity,
          likelihood,
          riskScore: 0.5,
        });
        expect([status, body.monitoringProcedures]).toEqual([200, 'Swabs']);
        outcomes.changed.push(describeScore(body.riskScore));
        outcomes.listed.push(
          describeScore(
            (await service.request('GET', PATH)).body.find((row: { id: string }) => row.id === id).riskScore,
          ),
        );
        const [row] = await service.database.dataSource.query('select risk_score from hazard_analyses where id = $1', [
          id,
        ]);
        outcomes.stored.push(describeScore(Number(row.risk_score)));
      }
      expect(outcomes).toEqual({ created: expected, changed: expected, listed: expected, stored: expected });
    },
  );

  it('are updated by field: absent fields stay, null clears optional ones, and the conductor stays', async () => {
    const created = await create({
      preventiveControls: 'Heat',
      monitoringProcedures: 'Swabs',
      severity: 'high',
      likelihood: 'rare',
    });
    const change = (body: object) => service.request('PUT', `${PATH}/${created.id}`, body);
    const { body } = await change({
      severity: 'low',
      monitoringProcedures: null,
      preventiveControls: ' ',
      conductedBy: newId(),
      conductedAt: '2001-01-01',
      reviewedBy: newId(),
      createdBy: newId(),
      version: 9,
      id: newId(),
    });
    expect(body).toEqual({
      ...created,
      severity: 'low',
      riskScore: 1,
      monitoringProcedures: null,
      preventiveControls: null,
      version: 2,
      updatedAt: body.updatedAt,
    });
    for (const field of ['supplierId', 'hazardType', 'hazardDescription', 'severity', 'likelihood']) {
      expect(await change({ [field]: null })).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
    }
    expect((await service.request('GET', `${PATH}/${created.id}`)).body).toEqual(body);
  });

  it('are rejected with a message for every invalid field, in the words of the form', async () => {
    const postErrors = async (body: object) =>
      Object.fromEntries(
        (await service.request('POST', PATH, body)).body.errors.map(
          ({ path, message }: { path: string; message: string }) => [path, message],
        ),
      );
    expect(await postErrors({})).toEqual({
      supplierId: 'Supplier is required',
      hazardType: 'Hazard type is required',
      hazardDescription: 'Hazard description is required',
    });
    expect(
      await postErrors({
        supplierId: '',
        hazardType: 'spiritual',
        hazardDescription: ' \n',
        severity: 'critical',
        likelihood: 'never',
        preventiveControls: 'x'.repeat(10_001),
      }),
    ).toEqual({
      supplierId: 'Supplier is required',
      hazardType: 'Hazard type is required',
      hazardDescription: 'Hazard description is required',
      severity: 'Choose low, medium or high',
      likelihood: 'Choose rare, unlikely, possible, likely or certain',
      preventiveControls: 'At most 10,000 characters',
    });
    expect((await create({ hazardDescription: 'x'.repeat(10_000) })).hazardDescription).toHaveLength(10_000);
  });

  it('write events with the values before and after each change', async () => {
    const { id } = await create({ hazardType: 'physical' });
    await service.request('PUT', `${PATH}/${id}`, { hazardType: 'radiological' });
    expect((await service.request('DELETE', `${PATH}/${id}`)).status).toBe(204);
    const events = await listEvents(service, id);
    expect(events).toMatchObject([
      {
        type: 'hazard-analysis.recorded.v1',
        actor: TEST_USER_ID,
        before: null,
        after: { hazardType: 'physical', version: 1, riskScore: 6 },
      },
      {
        type: 'hazard-analysis.updated.v1',
        before: { hazardType: 'physical', version: 1 },
        after: { hazardType: 'radiological', version: 2 },
      },
      { type: 'hazard-analysis.deleted.v1', before: { hazardType: 'radiological', version: 2 }, after: null },
    ]);
    expect(events.every(({ request_id }) => request_id)).toBe(true);
    for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const)
      expect((await service.request(method, `${PATH}/${id}`, body)).status).toBe(404);
    expect(
      await service.database.dataSource.query(
        'select version, deleted_at is not null as deleted from hazard_analyses where id = $1',
        [id],
      ),
    ).toEqual([{ version: 3, deleted: true }]);
  });

  describe('in the list', () => {
    let other: string;
    const listTexts = async (query: string) =>
      (await service.request('GET', `${PATH}?${query}`)).body.map(
        (row: { hazardDescription: string }) => row.hazardDescription,
      );
    beforeAll(async () => {
      other = service.suppliers.add('Zanzibar Spices');
      const productId = service.suppliers.addProduct(other, 'Cumin seeds');
      await create({
        supplierId: other,
        hazardDescription: '50%_lead \\ in "turmeric"',
        hazardType: 'chemical',
        severity: 'high',
        likelihood: 'certain',
        monitoringProcedures: 'Nowhere to be found',
      });
      await create({
        supplierId: other,
        hazardDescription: 'Sand',
        hazardType: 'physical',
        severity: 'low',
        likelihood: 'rare',
        preventiveControls: 'Sieving',
        productId,
      });
    });

    it('are found by the text of their card, literally and in any case', async () => {
      const [lead, sand] = ['50%_lead \\ in "turmeric"', 'Sand'];
      const found = {
        '%_LEAD \\ in "': [lead],
        '50__': [],
        SIEVING: [sand],
        zanzibar: [sand, lead],
        'cumin S': [sand],
        'Physical Hazard': [sand],
        'chemical hazard': [lead],
        'nowhere to be': [],
        hazardsand: [],
        sandsieving: [],
        ' sand ': [sand],
      };
      for (const [search, expected] of Object.entries(found)) {
        expect([search, await listTexts(`supplierId=${other}&search=${encodeURIComponent(search)}`)]).toEqual([
          search,
          expected,
        ]);
        if (search.startsWith('zan')) expect(await listTexts(`search=${search}`)).toEqual(expected);
      }
      expect((await service.request('GET', `${PATH}?search=${'x'.repeat(201)}`)).status).toBe(400);
    });

    it('are filtered by supplier and sorted, with the newer one of equal rows first', async () => {
      expect(await listTexts(`supplierId=${newId()}`)).toEqual([]);
      expect((await service.request('GET', `${PATH}?supplierId=zanzibar`)).body.errors).toEqual([
        { path: 'supplierId', message: 'Not a valid id' },
      ]);
      expect(await listTexts(`supplierId=${other}&sort=riskScore`)).toEqual(['Sand', '50%_lead \\ in "turmeric"']);
      expect(await listTexts(`supplierId=${other}&sort=hazardType&order=desc`)).toEqual([
        'Sand',
        '50%_lead \\ in "turmeric"',
      ]);
      expect(await listTexts(`supplierId=${other}&sort=createdAt&order=asc`)).toEqual([
        '50%_lead \\ in "turmeric"',
        'Sand',
      ]);
      expect((await listTexts('sort=supplierName&order=desc')).slice(0, 2).sort()).toEqual([
        '50%_lead \\ in "turmeric"',
        'Sand',
      ]);
      expect((await listTexts('sort=supplierName')).slice(-2).sort()).toEqual(['50%_lead \\ in "turmeric"', 'Sand']);
      for (const bad of ['sort=severity', 'order=up', 'limit=101', 'limit=ten', 'offset=-1'])
        expect([bad, (await service.request('GET', `${PATH}?${bad}`)).status]).toEqual([bad, 400]);
      await service.database.dataSource.query(
        `update hazard_analyses set created_at = '2020-01-01' where supplier_id = $1`,
        [other],
      );
      const ids = (await service.request('GET', `${PATH}?supplierId=${other}`)).body.map(
        ({ id }: { id: string }) => id,
      );
      expect(ids).toEqual([...ids].sort().reverse());
    });

    it('are a bare array of 50 by default, with the total in a header', async () => {
      const many = service.suppliers.add('Many Hazards Inc');
      for (let number = 0; number < 53; number += 1)
        await create({ supplierId: many, hazardDescription: `Number ${number}` });
      const page = async (query: string) => {
        const { body, headers } = await service.request('GET', `${PATH}?supplierId=${many}&${query}`);
        return [body.length, headers.get('x-total-count'), body[0]?.hazardDescription];
      };
      expect(await page('')).toEqual([50, '53', 'Number 52']);
      expect(await page('limit=100')).toEqual([53, '53', 'Number 52']);
      expect(await page('limit=2&offset=51')).toEqual([2, '53', 'Number 1']);
      expect(await page('offset=60')).toEqual([0, '53', undefined]);
      expect(await page('search=number 1&limit=5')).toEqual([5, '11', 'Number 19']);
      expect(await page('search=number 1&limit=5&offset=10')).toEqual([1, '11', 'Number 1']);
    });
  });

  it('require a supplier that exists or existed', async () => {
    const rejected = await service.request('POST', PATH, {
      supplierId: newId(),
      hazardType: 'biological',
      hazardDescription: 'x',
    });
    expect(rejected).toMatchObject({ status: 400, body: { errors: [{ path: 'supplierId' }] } });
    const { id } = await create();
    expect(await service.request('PUT', `${PATH}/${id}`, { supplierId: newId() })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'supplierId' }] },
    });
    const deletedId = service.suppliers.add('Deleted Ltd', { deleted: true });
    expect(await service.request('PUT', `${PATH}/${id}`, { supplierId: deletedId })).toMatchObject({
      status: 200,
      body: { supplierId: deletedId, supplierName: 'Deleted Ltd' },
    });
  });
});

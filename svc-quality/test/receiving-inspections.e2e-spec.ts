import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { CHECKLIST, listInspections, receivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { listEvents, startQuality, type TestQuality } from './start.js';

const PATH = '/api/receiving-inspections';
let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Pescanova España, S.L.');
});
afterAll(() => service.close());

const questions = (answer: boolean) => JSON.stringify(CHECKLIST.map((item) => ({ ...item, required: true, answer })));
const send = (body: object) =>
  service.request('POST', PATH, {
    supplierId,
    productName: 'Frozen hake',
    receivedDate: '2026-03-05T14:00:00Z',
    ...body,
  });
const listNames = async (query: string) =>
  (await service.request('GET', `${PATH}?${query}`)).body.inspections.map(
    (row: { productName: string }) => row.productName,
  );

describe('receiving inspections', () => {
  it('are recorded with the fields of the form', async () => {
    const { status, body } = await send({
      actualTemp: '38.5',
      tempCompliant: true,
      inspectionQuestions: questions(true),
      status: 'passed',
      failureReasons: null,
      notes: '',
      lotNumber: 'L-77',
      quantity: 40,
      quantityUnit: 'cartons',
    });
    expect(status).toBe(201);
    expect(receivingInspection.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      supplierName: 'Pescanova España, S.L.',
      actualTemp: 38.5,
      tempCompliant: true,
      requiredTempMin: 0,
      requiredTempMax: 41,
      tempUnit: 'F',
      status: 'passed',
      notes: null,
      failureReasons: null,
      inspectedBy: TEST_USER_ID,
      quantity: 40,
      lotNumber: 'L-77',
      receivedDate: '2026-03-05T14:00:00.000Z',
    });
    expect(JSON.parse(body.inspectionQuestions)).toEqual(JSON.parse(questions(true)));
    const listed = await service.request('GET', `${PATH}?search=l-77`);
    expect(listInspections.response?.parse(listed.body)).toEqual({ inspections: [body], total: 1, next: null });
    expect((await service.request('GET', `${PATH}/${body.id}`)).body).toEqual(body);
  });

  it('store the note of a checklist item', async () => {
    const answers = CHECKLIST.map((item, index) => ({
      ...item,
      required: true,
      answer: true,
      notes: index === 0 ? 'One carton dented, film whole' : null,
    }));
    const { status, body } = await send({ inspectionQuestions: JSON.stringify(answers), status: 'passed' });
    expect(status).toBe(201);
    await service.request('PUT', `${PATH}/${body.id}`, { lotNumber: 'L-9' });
    expect(JSON.parse((await service.request('GET', `${PATH}/${body.id}`)).body.inspectionQuestions)).toEqual(answers);
    const long = [{ ...answers[0], notes: 'x'.repeat(2001) }];
    expect((await send({ inspectionQuestions: JSON.stringify(long), status: 'passed' })).body.errors[0].path).toBe(
      'inspectionQuestions',
    );
  });

  it('store a missing temperature as null, and keep the day of a date without a time', async () => {
    const { body } = await send({ actualTemp: null, receivedDate: '2026-03-05' });
    expect(body).toMatchObject({
      actualTemp: null,
      tempCompliant: true,
      tempUnit: null,
      requiredTempMin: null,
      status: 'passed',
      receivedDate: '2026-03-05T00:00:00.000Z',
    });
  });

  it('are rejected with a received date in the future', async () => {
    const future = { errors: [{ path: 'receivedDate', message: "Received date can't be in the future" }] };
    expect(await send({ receivedDate: addDays(today(), 1) })).toMatchObject({ status: 400, body: future });
    expect((await send({ receivedDate: new Date().toISOString() })).status).toBe(201);
    expect((await send({ receivedDate: `${today()}T12:00:00+07:00` })).body.receivedDate).toBe(
      `${today()}T00:00:00.000Z`,
    );
    const { body } = await send({ receivedDate: today() });
    const update = await service.request('PUT', `${PATH}/${body.id}`, { receivedDate: addDays(today(), 1) });
    expect(update).toMatchObject({ status: 400, body: future });
  });

  it('are checked by the server: a contradicted pass is rejected, and a failure lists every reason', async () => {
    expect(await send({ actualTemp: '55', tempCompliant: true, status: 'passed' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'status', message: 'Cannot be passed: Temperature out of range' }] },
    });
    expect((await send({ inspectionQuestions: questions(false), status: 'passed' })).status).toBe(400);
    const failed = (
      await send({ actualTemp: '55', tempCompliant: true, inspectionQuestions: questions(false), status: 'failed' })
    ).body;
    expect(failed).toMatchObject({
      tempCompliant: false,
      status: 'failed',
      failureReasons: ['Temperature out of range', ...CHECKLIST.map(({ question }) => question)].join('; '),
    });
    const [event] = await listEvents(service, failed.id);
    expect(event).toMatchObject({
      type: 'receiving-inspection.recorded.v1',
      actor: TEST_USER_ID,
      before: null,
      after: { supplierName: 'Pescanova España, S.L.', status: 'failed', failureReasons: failed.failureReasons },
    });
    expect((await send({ inspectionQuestions: 'not json' })).body.errors[0].path).toBe('inspectionQuestions');
  });

  it('merge a change and are checked again', async () => {
    const { id } = (await send({ actualTemp: 30, status: 'passed', lotNumber: 'L-1' })).body;
    expect(await service.request('PUT', `${PATH}/${id}`, { actualTemp: 60 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'status' }] },
    });
    const { body, status } = await service.request('PUT', `${PATH}/${id}`, { actualTemp: '60', status: 'failed' });
    expect({ status, ...body }).toMatchObject({
      status: 'failed',
      actualTemp: 60,
      tempCompliant: false,
      lotNumber: 'L-1',
      failureReasons: 'Temperature out of range',
      version: 2,
    });
    expect((await service.request('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await service.request('GET', `${PATH}/${id}`)).status).toBe(404);
    const supplierName = 'Pescanova España, S.L.';
    expect(await listEvents(service, id)).toMatchObject([
      { type: 'receiving-inspection.recorded.v1', after: { supplierName, status: 'passed' } },
      {
        type: 'receiving-inspection.updated.v1',
        before: { supplierName, actualTemp: 30 },
        after: { supplierName, actualTemp: 60 },
      },
      { type: 'receiving-inspection.deleted.v1', before: { supplierName, actualTemp: 60 }, after: null },
    ]);
  });

  it('keep no range and no result when the unit changes: by id, by external id and in a batch', async () => {
    const erp = `unit-${Date.now()}`;
    const { id } = (await send({ actualTemp: 40, status: 'passed', externalIds: { erp } })).body;
    const message = 'Give the required range in C';
    const errors = [
      { path: 'requiredTempMin', message },
      { path: 'requiredTempMax', message },
    ];
    const refused = { status: 400, body: { errors } };
    expect(await service.request('PUT', `${PATH}/${id}`, { tempUnit: 'C' })).toMatchObject(refused);
    const whole = {
      supplierId,
      productName: 'Chilled crab',
      receivedDate: '2026-03-05',
      actualTemp: 40,
      tempUnit: 'C',
    };
    expect(await service.request('PUT', `${PATH}/by-external-id/erp/${erp}`, whole)).toMatchObject(refused);
    const batch = await service.request('POST', `${PATH}/batch`, {
      items: [{ op: 'update', id, record: { tempUnit: '°C' } }],
    });
    expect(batch).toMatchObject({ status: 400, body: { errors: [{ path: 'items.0.record.requiredTempMin' }, {}] } });
    const { body } = await service.request('PUT', `${PATH}/${id}`, {
      tempUnit: 'C',
      requiredTempMin: 0,
      requiredTempMax: 5,
    });
    expect(body).toMatchObject({ tempCompliant: false, status: 'failed', failureReasons: 'Temperature out of range' });
    const back = (await service.request('PUT', `${PATH}/${id}`, { tempUnit: 'F' })).body;
    expect(back).toMatchObject({ requiredTempMin: 0, requiredTempMax: 41, status: 'passed', failureReasons: null });
  });

  it('read a minus sign as one, and refuse what can mean another number', async () => {
    const range = { requiredTempMin: '\u221220', requiredTempMax: '\u201310' };
    const { body } = await send({ actualTemp: '\u221218', ...range, status: 'passed' });
    expect(body).toMatchObject({ actualTemp: -18, requiredTempMin: -20, requiredTempMax: -10 });
    for (const actualTemp of ['30,5', '30–35', '1e1', '0x10', '１８'])
      expect(await send({ actualTemp })).toMatchObject({ status: 400, body: { errors: [{ path: 'actualTemp' }] } });
    expect(await send({ quantity: '1,000' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'quantity', message: 'Write 1000 without commas' }] },
    });
  });

  it('are searched by product or lot, filtered by status, supplier or supplierId, sorted and paged', async () => {
    const other = service.suppliers.add('Other Fish');
    const add = (body: object) => send({ supplierId: other, ...body });
    await add({ productName: 'Crab 10%', lotNumber: 'X_1', receivedDate: '2026-01-02' });
    await add({ productName: 'anchovy', status: 'failed', receivedDate: '2026-01-03' });
    await add({ productName: 'Bream', status: 'conditional', receivedDate: '2026-01-01' });
    expect(await listNames(`supplier=${other}`)).toEqual(['Bream', 'anchovy', 'Crab 10%']);
    expect(await listNames(`supplierId=${other}&sort=productName`)).toEqual(['anchovy', 'Bream', 'Crab 10%']);
    expect(await listNames(`supplierId=${other}&sort=receivedDate&order=desc&limit=1&offset=1`)).toEqual(['Crab 10%']);
    expect(await listNames(`supplier=${other}&status=failed&status=conditional`)).toEqual(['Bream', 'anchovy']);
    expect(await listNames(`search=${encodeURIComponent('10%')}`)).toEqual(['Crab 10%']);
    expect(await listNames('search=x_1')).toEqual(['Crab 10%']);
    expect(await listNames('search=other fish')).toEqual([]);
  });
});

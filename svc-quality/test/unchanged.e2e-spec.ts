import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { findStoredNothings, updatedPaths } from '@fsvp/service-kit/testing/unchanged';
import { listEvents, startQuality, type TestQuality } from './start.js';

let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Unchanged Foods');
});
afterAll(() => service.close());

const externalIds = { erp: 'A/1' };
const attachments = () => [service.suppliers.addDocument('Certificate')];

const KINDS: Record<string, () => object> = {
  '/api/hazard-analysis': () => ({
    productId: service.suppliers.addProduct(supplierId, 'Anchovies'),
    hazardType: 'biological',
    hazardDescription: 'Histamine',
    severity: 'high',
    preventiveControls: 'Ice',
  }),
  '/api/verification-activities': () => ({
    title: 'Audit',
    status: 'completed',
    scheduledDate: today(),
    dueDate: today(),
    cost: '12.50',
    followUpRequired: true,
    attachments: attachments(),
  }),
  '/api/receiving-inspections': () => ({
    productName: 'Anchovies',
    receivedDate: today(),
    actualTemp: '48.5',
    inspectionQuestions: [{ id: 'packaging_intact', question: 'Is packaging intact and undamaged?', answer: false }],
    failureReasons: 'Crushed',
    status: 'failed',
  }),
  '/api/corrective-actions': () => ({
    title: 'Retrain',
    description: 'x',
    correctiveAction: 'y',
    dueDate: today(),
    status: 'closed',
    attachments: attachments(),
  }),
};

const create = async (path: string, more: object = {}): Promise<{ id: string; attachments: object[] }> => {
  const { status, body, text } = await service.request('POST', path, { supplierId, ...KINDS[path]!(), ...more });
  if (status !== 201) throw new Error(text);
  return body;
};

const RESULT = '/api/verification-activities/{id}/result';
const REVIEW = '/api/result-reviews/{id}';

it('has a case for every call that changes a record', () => {
  expect(updatedPaths(service)).toEqual([...Object.keys(KINDS).map((path) => `${path}/{id}`), RESULT, REVIEW].sort());
});

/** A complete result of an activity. */
async function recordResult(): Promise<{ id: string; activityId: string }> {
  const { id } = await create('/api/verification-activities', { type: 'certificate_review' });
  const { status, body, text } = await service.request('PUT', RESULT.replace('{id}', id), {
    activity: 'other',
    performedOn: today(),
    performedBy: { name: 'Carla Ruiz', relation: 'importer' },
    qualificationEvidence: 'Training',
    independent: true,
    procedures: 'Label check',
    conclusions: 'As printed',
    correctiveActions: 'None',
    tests: [{ name: 'Reading' }],
    documentIds: attachments(),
    complete: true,
  });
  if (status !== 200) throw new Error(text);
  return body;
}

it('stores nothing of a result for a change that changes nothing', async () => {
  const { id, activityId } = await recordResult();
  expect(await findStoredNothings(service, service.request, RESULT.replace('{id}', activityId))).toEqual([]);
  expect(await listEvents(service, id)).toHaveLength(1);
});

it('stores nothing of a review for a change that changes nothing', async () => {
  const { activityId } = await recordResult();
  const path = `/api/verification-activities/${activityId}/reviews`;
  const { body } = await service.request('POST', path, { assessment: 'adequate', reason: 'All read' });
  expect(await findStoredNothings(service, service.request, REVIEW.replace('{id}', body.id))).toEqual([]);
  expect(await listEvents(service, body.id)).toHaveLength(1);
});

it.each(Object.keys(KINDS))('stores nothing of %s for a change that changes nothing', async (path) => {
  const { id } = await create(path, { externalIds });
  expect(await findStoredNothings(service, service.request, `${path}/${id}`)).toEqual([]);
  expect(await listEvents(service, id)).toHaveLength(1);
});

it.each(['/api/verification-activities', '/api/corrective-actions'])(
  'makes a version of %s for a new attachment, and none for one that it has',
  async (path) => {
    const { id, attachments: linked } = await create(path);
    const send = (more: unknown[]) => service.request('PUT', `${path}/${id}`, { attachments: [...linked, ...more] });
    const more = attachments();
    expect((await send(more)).body.version).toBe(2);
    expect((await send(more)).body.version).toBe(2);
  },
);

it('refuses a stale or forbidden change of nothing as any other', async () => {
  const path = '/api/corrective-actions';
  const { id } = await create(path);
  const send = (headers: Record<string, string>) => service.request('PATCH', `${path}/${id}`, {}, headers);
  expect((await send({ 'if-match': '"7"' })).status).toBe(412);
  expect((await send({ 'if-match': '"1"' })).headers.get('etag')).toBe('"1"');
  const viewer = await service.headersOf({ id, kind: 'user', grantee: 'viewer' });
  expect((await send(viewer)).status).toBe(403);
});

it('names fields of attachments and of questions that are not stored, also of questions as text', async () => {
  const { id, attachments: linked } = await create('/api/corrective-actions');
  const sentBack = { attachments: [...linked, { documentId: attachments()[0], titel: 'x' }] };
  const linking = await service.request('PUT', `/api/corrective-actions/${id}`, sentBack);
  expect(linking.headers.get('ignored-fields')).toBe('"attachments.1.titel"');
  const questions = [{ id: 'packaging_intact', question: 'Is packaging intact and undamaged?', answr: false }];
  for (const inspectionQuestions of [questions, JSON.stringify(questions)]) {
    const path = '/api/receiving-inspections';
    const body = { supplierId, productName: 'x', receivedDate: today(), inspectionQuestions };
    const { headers } = await service.request('POST', path, body);
    expect(headers.get('ignored-fields')).toBe('"inspectionQuestions.0.answr"');
  }
});

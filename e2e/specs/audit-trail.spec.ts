import { reportBody } from '@fsvp/contracts/reports/report';
import { expect, test } from '@playwright/test';
import { dayFromToday, eventually, ApiClient } from '../fixtures/api-client.js';

interface AuditRow {
  service: string;
  event: string;
  aggregateId: string;
  actor: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

test('every change made through any service is in the audit-trail report with actor, before and after', async () => {
  const api = await new ApiClient(process.env.E2E_URL ?? '').signIn(process.env.E2E_PASSWORD ?? '');
  const post = async (path: string, body: object) => {
    const answer = await api.call('POST', path, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as { id: string };
  };
  const user = (await api.call('GET', '/api/auth/user')).body;
  const day = dayFromToday(0);
  const supplier = await post('/api/suppliers', { name: 'Audited Foods', country: 'Peru' });
  const about = { supplierId: supplier.id };
  const product = await post(`/api/suppliers/${supplier.id}/products`, { productName: 'Squid' });
  const hazard = await post('/api/hazard-analysis', {
    ...about,
    hazardType: 'biological',
    hazardDescription: 'Vibrio',
  });
  const verification = await post('/api/verification-activities', {
    ...about,
    title: 'Audited audit',
    scheduledDate: day,
    dueDate: day,
  });
  const inspection = await post('/api/receiving-inspections', { ...about, productName: 'Squid', receivedDate: day });
  const action = await post('/api/corrective-actions', {
    ...about,
    title: 'Audited action',
    description: 'x',
    correctiveAction: 'y',
    dueDate: day,
  });
  await api.call('PUT', `/api/suppliers/${supplier.id}`, { name: 'Audited Foods Ltd' });
  await api.call('PUT', `/api/verification-activities/${verification.id}`, { status: 'completed' });
  await api.call('DELETE', `/api/corrective-actions/${action.id}`);
  await api.call('PUT', '/api/auth/user', { firstName: user.firstName });

  const expected = [
    [supplier.id, 'supplier.created.v1', null, { name: 'Audited Foods' }],
    [supplier.id, 'supplier.updated.v1', { name: 'Audited Foods' }, { name: 'Audited Foods Ltd' }],
    [product.id, 'supplier-product.created.v1', null, { productName: 'Squid' }],
    [hazard.id, 'hazard-analysis.recorded.v1', null, { hazardDescription: 'Vibrio' }],
    [verification.id, 'verification-activity.completed.v1', { status: 'scheduled' }, { status: 'completed' }],
    [inspection.id, 'receiving-inspection.recorded.v1', null, { productName: 'Squid' }],
    [action.id, 'corrective-action.deleted.v1', { title: 'Audited action' }, null],
    [user.id, 'user.updated.v1', { id: user.id }, { id: user.id }],
  ] as const;
  const rows = await eventually(async () => {
    const answer = await api.call('GET', `/api/reports/audit-trail?dateFrom=${day}&dateTo=${day}`);
    const all = reportBody.parse(answer.body).rows as unknown as AuditRow[];
    return expected.every(([id, type]) => all.some((row) => row.aggregateId === id && row.event === type))
      ? all
      : undefined;
  }, 'all changes are in the report');
  for (const [id, type, before, after] of expected) {
    const row = rows.find((candidate) => candidate.aggregateId === id && candidate.event === type);
    expect(row).toMatchObject({ actor: user.id, ...(before && { before }), ...(after && { after }) });
    if (before === null) expect(row?.before).toBeNull();
    if (after === null) expect(row?.after).toBeNull();
  }
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dashboardStats, reportCards } from '@fsvp/contracts/catalogue/dashboard';
import { riskTrend } from '@fsvp/contracts/suppliers/dashboard-figures';
import { respondJson, startFakeService, type FakeService } from './fake-service.js';
import { startGateway, type Gateway } from './gateway.js';

const COUNTS = {
  totalSuppliers: 3,
  compliantSuppliers: 1,
  pendingVerification: 1,
  nonCompliant: 1,
  riskDistribution: { high: 1, medium: 1, low: 1 },
};
const verification = (n: number) => ({
  id: `v${n}`,
  title: `Audit ${n}`,
  type: 'audit',
  dueDate: '2026-03-05T00:00:00.000Z',
  supplierName: 'Acme',
});
const action = (n: number) => ({
  id: `a${n}`,
  title: `Action ${n}`,
  priority: 'high',
  supplierName: null,
  dueDate: '2026-03-05T00:00:00.000Z',
});
const OVERVIEW = {
  upcomingVerifications: Array.from({ length: 7 }, (_, n) => verification(n)),
  activeCorrectiveActions: Array.from({ length: 7 }, (_, n) => action(n)),
  openActions: 9,
  verificationsCompleted: 4,
};

describe('dashboard', () => {
  let gateway: Gateway;
  let suppliers: FakeService;
  let quality: FakeService;
  beforeAll(async () => {
    [suppliers, quality] = await Promise.all([startFakeService(), startFakeService()]);
    gateway = await startGateway({ SUPPLIERS_URL: [suppliers.url], QUALITY_URL: [quality.url] });
    await gateway.signIn();
  });
  beforeEach(() => {
    suppliers.handler = respondJson(COUNTS);
    quality.handler = respondJson(OVERVIEW);
  });
  afterAll(async () => {
    await gateway?.close();
    await Promise.all([suppliers?.stop(), quality?.stop()]);
  });

  const stats = async () => dashboardStats.parse((await gateway.send('GET', '/api/dashboard/stats')).body);
  const cards = async () => reportCards.parse((await gateway.send('GET', '/api/dashboard/report-cards')).body);

  it('combines the data of the services, at most as many records as specified', async () => {
    expect(await stats()).toEqual({
      ...COUNTS,
      upcomingVerifications: OVERVIEW.upcomingVerifications.slice(0, 5),
      activeCorrectiveActions: OVERVIEW.activeCorrectiveActions.slice(0, 4),
      unavailable: [],
    });
    expect(await cards()).toEqual({ suppliers: 3, complianceRate: 33, openActions: 9, verificationsCompleted: 4 });
    expect(suppliers.received.map(({ url }) => url)).toEqual([
      '/internal/supplier-counts',
      '/internal/supplier-counts',
    ]);
    expect(quality.received[0]).toMatchObject({
      url: '/internal/quality-overview',
      headers: { 'x-fsvp-token': expect.any(String), 'x-request-id': expect.any(String) },
    });
  });

  it('compresses what the gateway itself answers to a GET', async () => {
    const sent = { headers: { 'accept-encoding': 'br' } };
    const { headers, body } = await gateway.send('GET', '/api/dashboard/stats', sent);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    expect(body).toMatchObject(COUNTS);
  });

  it('returns a compliance rate of 0 when there are no suppliers', async () => {
    suppliers.handler = respondJson({ ...COUNTS, totalSuppliers: 0, compliantSuppliers: 0 });
    expect((await cards()).complianceRate).toBe(0);
  });

  it.each([
    ['returns 500', respondJson({ title: 'Internal error' }, 500)],
    ['returns an unexpected response', respondJson({ total: 'many' })],
    ['hangs', () => undefined],
  ])('returns the other data when a service %s', async (_how, handler) => {
    quality.handler = handler;
    const startedAt = Date.now();
    expect(await stats()).toEqual({
      ...COUNTS,
      upcomingVerifications: null,
      activeCorrectiveActions: null,
      unavailable: ['quality'],
    });
    expect(Date.now() - startedAt).toBeLessThan(2800);
    quality.handler = respondJson(OVERVIEW);
    suppliers.handler = handler;
    expect(await stats()).toMatchObject({ totalSuppliers: null, riskDistribution: null, unavailable: ['suppliers'] });
    expect(await cards()).toEqual({ suppliers: null, complianceRate: null, openActions: 9, verificationsCompleted: 4 });
  });

  it('returns the risk trend for the requested number of days', async () => {
    const trend = {
      snapshots: [
        { day: '2026-03-04', high: 1, medium: 2, low: 3 },
        { day: '2026-03-05', high: 2, medium: 2, low: 3 },
      ],
    };
    suppliers.handler = respondJson(trend);
    suppliers.received.splice(0);
    for (const query of ['', '?days=90', '?days=365']) {
      const { status, body } = await gateway.send('GET', `/api/dashboard/risk-trend${query}`);
      expect(status).toBe(200);
      expect(riskTrend.parse(body)).toEqual(trend);
    }
    expect(suppliers.received.map(({ url }) => url)).toEqual([
      '/internal/risk-snapshots?days=30',
      '/internal/risk-snapshots?days=90',
      '/internal/risk-snapshots?days=365',
    ]);
    expect((await gateway.send('GET', '/api/dashboard/risk-trend?days=7')).body.errors).toEqual([
      { path: 'days', message: 'One of 30, 90, 365' },
    ]);
    expect((await gateway.send('GET', '/api/dashboard/risk-trend', { cookie: null })).status).toBe(401);
  });

  it.each([
    ['returns 500', respondJson({ title: 'Internal error' }, 500)],
    ['returns an unexpected response', respondJson({ snapshots: 'none' })],
    ['hangs', () => undefined],
  ])('returns 503 with a message for the risk trend when the suppliers service %s', async (_how, handler) => {
    suppliers.handler = handler;
    const response = await gateway.send('GET', '/api/dashboard/risk-trend');
    expect(response).toMatchObject({
      status: 503,
      body: {
        title: 'Service unavailable',
        detail: expect.stringMatching(/^The suppliers service is not responding.*\.$/),
      },
    });
    expect(response.headers.get('retry-after')).toBe('2');
  });

  it('returns null for all data when no service is available', async () => {
    await Promise.all([suppliers.stop(), quality.stop()]);
    const response = await gateway.send('GET', '/api/dashboard/stats');
    expect(response).toMatchObject({
      status: 200,
      body: { totalSuppliers: null, upcomingVerifications: null, unavailable: ['suppliers', 'quality'] },
    });
    expect(dashboardStats.safeParse(response.body).success).toBe(true);
  });
});

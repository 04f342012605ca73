import { expect, test } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { getDashboardStats, getRiskTrend, type DashboardStats } from '@fsvp/contracts/catalogue/dashboard';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardPage } from './dashboard.page.js';

const inDays = (days: number) => `${addDays(today(), days)}T00:00:00.000Z`;

const stats: DashboardStats = {
  totalSuppliers: 1_200,
  compliantSuppliers: 700,
  pendingVerification: 300,
  nonCompliant: 200,
  riskDistribution: { high: 100, medium: 500, low: 600 },
  upcomingVerifications: Array.from({ length: 6 }, (_, index) => ({
    id: `v${index}`,
    title: `Audit ${index}`,
    type: 'facility_inspection' as const,
    dueDate: inDays(index - 1),
    supplierName: index === 1 ? null : 'Haldiram Snacks',
  })),
  activeCorrectiveActions: [
    { id: 'a', title: 'Fix the cold chain', priority: 'critical', supplierName: null, dueDate: '2026-03-05T00:00:00Z' },
  ],
  unavailable: [],
};

const supplier = (status: string, extra: object = {}) => ({
  id: status,
  name: `Supplier ${status}`,
  city: 'Bari',
  country: 'Italy',
  status,
  createdAt: new Date(Date.now() - 86_400_000).toISOString(),
  ...extra,
});
const suppliers = {
  suppliers: ['approved', 'pending', 'rejected', 'suspended'].map((status) => supplier(status)) as never,
  total: 4,
  next: null,
};

const trend = {
  snapshots: ['2026-03-04', '2026-03-05'].map((day, index) => ({ day, high: 90 + index, medium: 500, low: 600 })),
};

const renderPage = (host: MockHost, at = '/') =>
  renderInHost(<DashboardPage />, { host: host.answer(getRiskTrend, trend), at });
const list = (name: string) => within(screen.getByRole('list', { name }));

test('shows the numbers, the shares and the lists with the specified texts', async () => {
  const host = new MockHost().answer(getDashboardStats, stats).answer(listSuppliers, suppliers);
  renderPage(host);
  expect(await screen.findByRole('group', { name: 'Total Suppliers' })).toHaveTextContent('1,200');
  expect(screen.getByRole('group', { name: 'Non-Compliant' })).toHaveTextContent('200');
  expect(screen.getByRole('link', { name: 'High Risk' }).closest('li')).toHaveTextContent('1008% of suppliers');

  const upcoming = list('Upcoming Verifications').getAllByRole('listitem');
  expect(upcoming).toHaveLength(5);
  expect(upcoming[0]).toHaveTextContent('Audit 0Facility Inspection · Haldiram SnacksOverdue1 day overdue');
  expect(upcoming[1]).toHaveTextContent('Facility Inspection · Unknown SupplierDue SoonDue today');
  expect(upcoming[2]).toHaveTextContent('Due SoonDue in 1 day');

  const recent = (await screen.findByRole('list', { name: 'Recent Supplier Activity' })).textContent;
  for (const label of ['Approved', 'Pending Review', 'Action Required', 'suspended', 'Bari, Italy', '1 day ago'])
    expect(recent).toContain(label);
  expect(host.requests(listSuppliers)[0]!.query.toString()).toBe('limit=5&offset=0');

  expect(list('Active Corrective Actions').getByRole('listitem')).toHaveTextContent(
    'Fix the cold chainSupplier: UnknownCritical PriorityDue: Mar 5, 2026 (overdue)',
  );
  expect(screen.getByRole('link', { name: 'View All verifications' })).toHaveAttribute('href', '/verifications');
});

test('shows a spinner, then the texts for empty lists', async () => {
  const nothing = {
    ...stats,
    totalSuppliers: 0,
    riskDistribution: { high: 0, medium: 0, low: 0 },
    upcomingVerifications: [],
    activeCorrectiveActions: [],
  };
  renderPage(
    new MockHost().answer(getDashboardStats, nothing).answer(listSuppliers, { suppliers: [], total: 0, next: null }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByText('No upcoming verifications')).toBeVisible();
  expect(await screen.findByText('No recent supplier activity')).toBeVisible();
  expect(screen.getByText('No active corrective actions')).toBeVisible();
  expect(screen.getAllByText('0% of suppliers')).toHaveLength(3);
});

test('shows a text if there is no data', async () => {
  renderPage(
    new MockHost()
      .answer(getDashboardStats, null as never)
      .answer(listSuppliers, { suppliers: [], total: 0, next: null }),
  );
  expect(await screen.findByText('No dashboard data available')).toBeVisible();
});

test('each part fails on its own', async () => {
  const host = new MockHost()
    .answer(getDashboardStats, {
      ...stats,
      upcomingVerifications: null,
      activeCorrectiveActions: null,
      unavailable: ['quality'],
    })
    .fail(listSuppliers, 503);
  renderPage(host);
  expect(await screen.findByText('The upcoming verifications could not be loaded')).toBeVisible();
  expect(screen.getByText('The corrective actions could not be loaded')).toBeVisible();
  expect(await screen.findByText('The suppliers could not be loaded')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Compliant' })).toHaveTextContent('700');
});

test('a failed load shows Retry and never the empty state', async () => {
  const host = new MockHost().fail(getDashboardStats, 503).answer(listSuppliers, suppliers);
  renderPage(host);
  await screen.findByText('The dashboard could not be loaded');
  expect(screen.queryByText('No dashboard data available')).toBeNull();
  expect(await screen.findByText('Supplier approved')).toBeVisible();
  host.answer(getDashboardStats, stats);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Total Suppliers')).toBeVisible();
});

test('every number links to the list that it counts', async () => {
  renderPage(new MockHost().answer(getDashboardStats, stats).answer(listSuppliers, suppliers));
  expect(await screen.findByRole('link', { name: 'Total Suppliers' })).toHaveAttribute('href', '/suppliers');
  expect(screen.getByRole('link', { name: 'Pending Verification' })).toHaveAttribute(
    'href',
    '/suppliers?status=pending',
  );
  expect(screen.getByRole('link', { name: 'Medium Risk' })).toHaveAttribute('href', '/suppliers?riskLevel=medium');
});

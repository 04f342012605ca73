import { expect, test } from '@jest/globals';
import { getRiskTrend } from '@fsvp/contracts/catalogue/dashboard';
import type { RiskSnapshot } from '@fsvp/contracts/suppliers/dashboard-figures';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RiskTrend } from './risk-trend.js';

const days = (count: number): RiskSnapshot[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 2, 5 - (count - 1 - index))).toISOString().slice(0, 10),
    high: 10,
    medium: 20,
    low: 30 + index,
  }));

const answering = () =>
  new MockHost().answer(getRiskTrend, ({ query }) => ({ snapshots: days(Number(query.get('days'))) }));
const renderPage = (host: MockHost, at = '/') => act(async () => renderInHost(<RiskTrend />, { host, at }));
const period = (name: string) => screen.getByRole('radio', { name });

test('shows 30 days by default; the selected period is in the URL', async () => {
  const host = answering();
  const { address } = await renderPage(host);
  expect(period('30 Days')).toBeChecked();
  const plot = await screen.findByRole('slider', { name: 'Risk trend, Suppliers by risk level, Feb 4 – Mar 5, 2026' });
  expect(plot).toHaveAttribute('aria-valuetext', 'Mar 5, 2026: High Risk 10, Medium Risk 20, Low Risk 59');

  await userEvent.click(period('1 Year'));
  // The old chart stays visible until the new data is loaded.
  expect(screen.getByRole('slider')).toBeVisible();
  expect(await screen.findByRole('slider', { name: /Mar 6, 2025 – Mar 5, 2026/ })).toBeVisible();
  expect(address()).toBe('/?trend=365');
  await userEvent.click(period('30 Days'));
  expect(address()).toBe('/');
  expect(host.requests(getRiskTrend).map(({ query }) => query.get('days'))).toEqual(['30', '365']);
});

test('a URL with a period shows that period', async () => {
  const host = answering();
  await renderPage(host, '/?trend=90');
  expect(period('90 Days')).toBeChecked();
  await screen.findByRole('slider');
  expect(host.requests(getRiskTrend)[0]!.query.get('days')).toBe('90');
});

test('shows that the trend starts today if there are fewer than two days', async () => {
  await renderPage(new MockHost().answer(getRiskTrend, { snapshots: days(1) }));
  expect(await screen.findByText(/^The trend starts today\./)).toBeVisible();
});

test('fails on its own, with Retry', async () => {
  const host = new MockHost().fail(getRiskTrend, 503, { detail: 'The suppliers service does not answer.' });
  await renderPage(host);
  expect(await screen.findByText('The risk trend could not be loaded')).toBeVisible();
  expect(period('30 Days')).toBeVisible();
  host.answer(getRiskTrend, { snapshots: days(30) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('slider')).toBeVisible());
});

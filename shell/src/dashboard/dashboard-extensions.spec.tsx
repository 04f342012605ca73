import { expect, jest, test } from '@jest/globals';
import { getDashboardStats, getRiskTrend } from '@fsvp/contracts/catalogue/dashboard';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { ExtensionsContext, type Extension } from '@fsvp/web-kit';
import { MockHost, MockIntersectionObserver, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { DashboardPage } from './dashboard.page.js';

test('what modules add is below the cards, and is loaded after the first screen, also without numbers', async () => {
  MockIntersectionObserver.install();
  const loaded = Promise.resolve({ default: () => <p>Audits</p> });
  const load = jest.fn<Extension['load']>(() => loaded);
  let respond = () => undefined as void;
  const host = new MockHost()
    .fail(getDashboardStats, 503)
    .answer(getRiskTrend, { snapshots: [] })
    .answer(
      listSuppliers,
      () => new Promise((resolve) => (respond = () => resolve({ suppliers: [], total: 0, next: null }))),
    );
  renderInHost(
    <ExtensionsContext
      value={[{ point: 'dashboard', module: 'mf-audits', title: 'Audits', load, reload: async () => undefined }]}
    >
      <DashboardPage />
    </ExtensionsContext>,
    { host },
  );
  await screen.findByText('The dashboard could not be loaded');
  // Longer than the shell waits after the last response.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await act(async () => MockIntersectionObserver.show());
  expect(load).not.toHaveBeenCalled();

  respond();
  const card = await screen.findByText('No recent supplier activity');
  await waitFor(async () => {
    await act(async () => MockIntersectionObserver.show());
    expect(screen.getByText('Audits')).toBeVisible();
  });
  const shown = screen.getByText('Audits');
  expect(card.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

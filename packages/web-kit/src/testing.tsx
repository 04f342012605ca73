/// <reference types="@testing-library/jest-dom/jest-globals" />
import { permissionsOf } from '@fsvp/contracts/access/access';
import type { User } from '@fsvp/contracts/access/user';
import { LinkProvider, Toaster } from '@fsvp/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { MockHost } from './mock-host.js';
import { createQueryClient } from './query/query-client.js';
import { Link } from './router/link.js';
import { SessionContext } from './session/session.context.js';

export { MockEventSource } from './live/mock-event-source.js';
export { MockHost, type MockRequest } from './mock-host.js';
export { MockIntersectionObserver } from './modules/mock-intersection-observer.js';
export { offeredWrites } from './offered-writes.js';
export { sampleRecord } from './sample-record.js';

export const mockUser: User = {
  id: '0197a000-0000-7000-8000-000000000001',
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Reyes',
  profileImageUrl: null,
  role: 'user',
  title: null,
  kind: 'user',
  permissions: permissionsOf('qi_administrator'),
  token: null,
  canSign: [],
  expiresOn: null,
  hasSecondFactor: false,
  singleSignOn: false,
  mustSetUp: null,
  timeZone: 'UTC',
  suiteUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** Reads everything, and changes nothing. */
export const mockViewer: User = { ...mockUser, role: 'viewer', permissions: permissionsOf('viewer') };

export interface HostRendering extends RenderResult {
  host: MockHost;
  /** The current URL. */
  address(): string;
}

/**
 * Renders a screen as the shell does: router, query client with the suite's defaults, session, toasts, and the
 * responses of `host`: `renderInHost(<SuppliersPage />, { host: new MockHost().answer(listSuppliers, …) })`.
 */
export function renderInHost(
  screen: ReactNode,
  { host = new MockHost(), at = '/', user = mockUser as User | null } = {},
): HostRendering {
  globalThis.fetch = host.fetch;
  let address = at;
  function UrlWatcher() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const result = render(
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={user}>
          <LinkProvider component={Link}>
            {screen}
            <Toaster />
            <UrlWatcher />
          </LinkProvider>
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
    // React reports an error of a concurrent render here when the retry succeeded. That is no failure of the test.
    { onRecoverableError: () => undefined },
  );
  return { ...result, host, address: () => address };
}

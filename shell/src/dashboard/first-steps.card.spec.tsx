import { beforeEach, expect, test } from '@jest/globals';
import { listAccounts } from '@fsvp/contracts/access/account';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { listImporters } from '@fsvp/contracts/program/importer';
import { listIndividuals } from '@fsvp/contracts/program/qualified-individual';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { permissionsOf } from '@fsvp/contracts/access/access';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstStepsCard } from './first-steps.card.js';

beforeEach(() => window.localStorage.clear());

const counts = { total: 0, valid: 0, expiresSoon: 0, expired: 0 };

const editor = { ...mockUser, permissions: permissionsOf('editor') };

interface Done {
  suppliers: number;
  verifications: number;
  documents: number;
  files: number;
}

function renderCard(done: Done, user = editor) {
  const host = new MockHost()
    .answer(listFsvpFiles, {
      fsvpFiles: [],
      total: done.files,
      next: null,
      counts: { ready: 0, expiring: 0, gaps: 0, not_ready: 0 },
    })
    .answer(listVerifications, { activities: [], total: done.verifications, next: null })
    .answer(listDocuments, { documents: [], total: done.documents, next: null, counts });
  return renderInHost(<FirstStepsCard totalSuppliers={done.suppliers} />, { host, user });
}

const steps = () => screen.findAllByRole('listitem');
/** Waits until both calls were answered. */
async function settle(host: MockHost) {
  await waitFor(() =>
    expect([listVerifications, listDocuments, listFsvpFiles].map((call) => host.requests(call).length)).toEqual([
      1, 1, 1,
    ]),
  );
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
}

test('suggests four steps, each one click away', async () => {
  renderCard({ suppliers: 0, verifications: 0, documents: 0, files: 0 });
  const links = (await steps()).map((step) => within(step).getByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Import suppliers', '/suppliers?import=1'],
    ['Open an FSVP file', '/fsvp-files'],
    ['Schedule a verification', '/verifications?new=1'],
    ['Upload a certificate', '/documents?upload=1'],
  ]);
});

test.each([
  [1, false],
  [2, true],
])(
  'an administrator is led to the form of an invitation; with %i accounts, this step is done: %s',
  async (total, done) => {
    const user = { ...mockUser, permissions: permissionsOf('administrator') };
    const { host } = renderCard({ suppliers: 1, verifications: 0, documents: 0, files: 0 }, user);
    host.answer(listAccounts, { users: [], total });
    const none = { total: 0, next: null } as const;
    host
      .answer(listImporters, { ...none, importers: [] })
      .answer(listIndividuals, { ...none, individuals: [] } as never);
    const [first, importer, person] = await steps();
    expect(within(importer!).getByRole('link', { name: 'Add an importer' })).toBeVisible();
    expect(within(person!).getByRole('link', { name: 'Qualify a person' })).toBeVisible();
    expect(first).toHaveTextContent(/^(1)?Invite people/);
    const link = within(first!).queryByRole('link', { name: 'Invite people' });
    if (done) expect(link).toBeNull();
    else expect(link).toHaveAttribute('href', '/admin?new=1');
    expect(host.requests(listAccounts)[0]!.query.toString()).toBe('limit=1');
  },
);

test('people who may not invite are asked for no accounts', async () => {
  const { host } = renderCard({ suppliers: 0, verifications: 0, documents: 0, files: 0 });
  expect(await steps()).toHaveLength(4);
  expect(host.requests(listAccounts)).toHaveLength(0);
});

test('marks a step that is done, and has no link for it', async () => {
  renderCard({ suppliers: 3, verifications: 0, documents: 0, files: 0 });
  const [suppliers, ...others] = await steps();
  expect(suppliers).toHaveTextContent('Import suppliers: done');
  expect(within(suppliers!).queryByRole('link')).toBeNull();
  for (const other of others) expect(within(other).getByRole('link')).toBeVisible();
});

test('is hidden when all steps are done', async () => {
  const { host } = renderCard({ suppliers: 3, verifications: 1, documents: 1, files: 1 });
  await settle(host);
  expect(screen.queryByText('Next steps')).toBeNull();
});

test('is hidden while a service does not respond', async () => {
  const host = new MockHost()
    .fail(listVerifications, 503)
    .answer(listFsvpFiles, { fsvpFiles: [], total: 0, next: null } as never)
    .answer(listDocuments, { documents: [], total: 0, next: null, counts });
  renderInHost(<FirstStepsCard totalSuppliers={0} />, { host, user: editor });
  await settle(host);
  expect(screen.queryByText('Next steps')).toBeNull();
});

test('a dismissal is remembered', async () => {
  const nothing = { suppliers: 0, verifications: 0, documents: 0, files: 0 };
  const { unmount } = renderCard(nothing);
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss the next steps' }));
  expect(screen.queryByText('Next steps')).toBeNull();
  unmount();
  const { host } = renderCard(nothing);
  expect(screen.queryByText('Next steps')).toBeNull();
  expect(host.requests(listDocuments)).toHaveLength(0);
});

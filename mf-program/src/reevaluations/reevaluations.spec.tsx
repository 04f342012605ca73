import { expect, test } from '@jest/globals';
import { listPeople } from '@fsvp/contracts/access/account';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import {
  createReevaluation,
  createReevaluationDismissal,
  getReevaluation,
  listReevaluationDismissals,
  listReevaluations,
  reevaluationDismissalSignatures,
  updateReevaluation,
  type Reevaluation,
  type ReevaluationDismissal,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import {
  checkSupplierEvaluation,
  createSupplierEvaluationVersion,
  listSupplierEvaluations,
  updateSupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { mockViewer, renderInHost, type MockHost } from '@fsvp/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FsvpFilesPage } from '../fsvp-files/fsvp-files.page.js';
import { hostOf } from '../testing/fsvp-files-host.js';
import { FILE_ID } from '../testing/sample-records.js';
import { REASON_ID, REEVALUATION_ID, sampleReason, sampleReevaluation } from '../testing/sample-reevaluation.js';

const LIST = '/fsvp-files?reevaluations=1';
const ONE = `/fsvp-files?reevaluation=${REEVALUATION_ID}`;

const serverOf = (reevaluations: Reevaluation[] = [sampleReevaluation()], dismissals: ReevaluationDismissal[] = []) =>
  hostOf()
    .answer(listReevaluations, { reevaluations, total: reevaluations.length, next: null })
    .answer(getReevaluation, reevaluations[0] ?? sampleReevaluation())
    .answer(listReevaluationDismissals, { dismissals, total: dismissals.length })
    .answer(reevaluationDismissalSignatures.list, { signatures: [], total: 0, recordVersion: 1 })
    .answer(listPeople, { people: [], total: 0 });

// The chunk of the screen suspends the first render.
const open = (host: MockHost, at: string) => act(async () => renderInHost(<FsvpFilesPage />, { host, at }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

test('lists open reevaluations by due day, with their reasons', async () => {
  const reasons = [
    sampleReason(),
    sampleReason({ id: 'b', text: 'Name' }),
    sampleReason({ id: 'c', kind: 'refusal', dismissalId: 'd' }),
  ];
  const { host } = await open(serverOf([sampleReevaluation({ reasons })]), LIST);
  await screen.findByText('F-000123');
  const [, row] = screen.getAllByRole('row');
  const cells = within(row!);
  for (const text of [
    'F-000123',
    'Bay Seafood',
    'For Harbor Foods LLC',
    'Frozen shrimp',
    'in 12 days',
    'Nobody yet',
    'Open',
  ])
    expect(cells.getByText(text)).toBeVisible();
  expect(cells.getByText('Supplier changed × 2')).toBeVisible();
  expect(cells.getByText('Refusal of an import')).toHaveTextContent('Refusal of an import (dismissed)');
  const { query } = host.requests(listReevaluations).at(-1)!;
  expect(Object.fromEntries(query)).toMatchObject({ status: 'open', sort: 'dueOn', order: 'asc' });
});

test('filters are in the address and sent to the server', async () => {
  const { host, address } = await open(
    serverOf([sampleReevaluation({ dueOn: addDays(today(), -2) })]),
    `${LIST}&reason=refusal&due=overdue&status=all`,
  );
  expect(await screen.findByText('Overdue', { selector: 'td *' })).toBeVisible();
  const { query } = host.requests(listReevaluations).at(-1)!;
  expect([query.get('reason'), query.get('due'), query.getAll('status')]).toEqual(['refusal', 'overdue', []]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Closed' }));
  await waitFor(() => expect(address()).toContain('status=closed'));
});

test('says how reevaluations open when there is none, and what failed', async () => {
  const { unmount } = await open(serverOf([]), LIST);
  expect(await screen.findByText(/^No open reevaluations\. One opens by itself 90 days before/)).toBeVisible();
  unmount();
  const host = serverOf().fail(listReevaluations, 500);
  await open(host, LIST);
  expect(await screen.findByText('The reevaluations could not be loaded')).toBeVisible();
});

test('opens from the screen of files, and leads back', async () => {
  const { address } = await open(serverOf(), '/fsvp-files');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reevaluations' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reevaluations' })).toBeVisible();
  expect(address()).toBe(LIST);
  await press('F-000123');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reevaluation of F-000123' })).toBeVisible();
  expect(address()).toBe(`${LIST}&reevaluation=${REEVALUATION_ID}`);
  await press('Back to the list');
  await waitFor(() => expect(address()).toBe(LIST));
  await press('Back to FSVP files');
  expect(await screen.findByRole('heading', { level: 1, name: 'FSVP Files' })).toBeVisible();
});

test('shows reasons with their records, and leads to the evaluation of the file', async () => {
  await open(serverOf(), ONE);
  expect(await screen.findByText('Country: Peru → Ecuador')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
    'href',
    expect.stringContaining('/suppliers?view='),
  );
  expect(await screen.findByRole('link', { name: 'Reevaluate this file' })).toHaveAttribute(
    'href',
    `/fsvp-files?view=${FILE_ID}&evaluation=1`,
  );
  expect(screen.queryByText(/to be reevaluated, too/)).toBeNull();
});

test('drafts the dismissal of a reason, which is signed below it', async () => {
  const host = serverOf();
  host.answer(createReevaluationDismissal, ({ body }) => {
    const draft = {
      ...sampleReevaluation(),
      id: '0197a000-0000-7000-8000-0000000000f9',
      reevaluationId: REEVALUATION_ID,
      reasonText: 'Supplier changed: Country: Peru → Ecuador',
      versionNumber: 1,
      state: 'draft' as const,
      reasonClosed: false,
      ...body,
    };
    host.answer(listReevaluationDismissals, { dismissals: [draft], total: 1 });
    return draft;
  });
  await open(host, ONE);
  await press('Dismiss: Supplier changed');
  const dialog = await dialogOf('Dismiss This Reason');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await dialog.findByText('Enter why it needs no reevaluation')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Why none is needed/ }), 'A typing error');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('A typing error')).toBeVisible();
  expect(host.requests(createReevaluationDismissal)[0]!.body).toEqual({ reasonId: REASON_ID, text: 'A typing error' });
  expect(await screen.findByRole('region', { name: 'Signatures of the dismissal: Supplier changed' })).toBeVisible();
});

test('a closed one has nothing to do, nor has anybody who may only read', async () => {
  const { unmount } = await open(
    serverOf([sampleReevaluation({ status: 'closed', closedAt: '2026-02-05T10:00:00.000Z' })]),
    ONE,
  );
  expect(await screen.findByText('Closed by an evaluation')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dismiss:|^Assign$/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Reevaluate this file' })).toBeNull();
  unmount();
  await act(async () => renderInHost(<FsvpFilesPage />, { host: serverOf(), at: ONE, user: mockViewer }));
  expect(await screen.findByText('Country: Peru → Ecuador')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dismiss:|^Assign$/ })).toBeNull();
});

test('assigns it to a person', async () => {
  const person = { id: '0197a000-0000-7000-8000-000000000aa1', name: 'Mia Chen', title: null };
  const host = serverOf().answer(listPeople, { people: [person], total: 1 } as never);
  host.answer(updateReevaluation, ({ body }) =>
    sampleReevaluation({ assigneeId: body.assigneeId ?? null, version: 4 }),
  );
  await open(host, ONE);
  await press('Assign');
  const dialog = await dialogOf('Assign the Reevaluation');
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Assigned to' }));
  await userEvent.click(await screen.findByRole('option', { name: /Mia Chen/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(host.requests(updateReevaluation)[0]?.body).toEqual({ assigneeId: person.id }));
});

test('answers a reason that two files have in common once, and drafts an evaluation for each', async () => {
  const other = sampleReevaluation({
    id: '0197a000-0000-7000-8000-0000000000fa',
    fileId: '0197a000-0000-7000-8000-0000000000fb',
    fileNumber: 'F-000124',
    foodName: 'Frozen squid',
    reasons: [sampleReason({ id: '0197a000-0000-7000-8000-0000000000fc' })],
  });
  const host = serverOf([sampleReevaluation(), other]);
  host
    .answer(
      listSupplierEvaluations,
      ({ params }) =>
        ({
          supplierEvaluations: params.id === FILE_ID ? [{ id: FILE_ID, state: 'signed', kind: 'initial' }] : [],
          total: 1,
        }) as never,
    )
    .answer(createSupplierEvaluationVersion, {
      id: REASON_ID,
      kind: 'reevaluation',
      version: 1,
      versionNumber: 2,
    } as never)
    .answer(updateSupplierEvaluation, { id: REASON_ID, kind: 'reevaluation', version: 2, versionNumber: 2 } as never)
    .answer(checkSupplierEvaluation, { signable: true, problems: [], warnings: [] } as never);
  await open(host, ONE);
  expect(await screen.findByText(/^Another file of Bay Seafood is to be reevaluated, too\./)).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Answers for several files' }));
  const reason = within(form.getByRole('region', { name: 'Supplier changed' }));
  expect(reason.getByText('All files: Country: Peru → Ecuador')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Save 2 drafts' }));
  expect((await form.findAllByText('Answer yes or no')).length).toBe(3);
  for (const [question, answer] of [
    [/concerns/, 'Yes'],
    [/go on/, 'Yes'],
    [/activities/, 'No'],
  ] as const)
    await userEvent.click(
      within(reason.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer }),
    );
  await userEvent.click(form.getByRole('radio', { name: 'Continue as before' }));
  await userEvent.click(form.getByRole('button', { name: 'Save 2 drafts' }));
  const drafts = within(await screen.findByRole('region', { name: 'Drafts' }));
  expect(await drafts.findByText('It can be signed.')).toBeVisible();
  expect(drafts.getByText('This file has no signed evaluation that goes on. Evaluate it by itself.')).toBeVisible();
  expect(host.requests(updateSupplierEvaluation).map(({ body }) => body)).toEqual([
    {},
    {
      conclusion: 'continue',
      reason: null,
      answers: [{ reasonId: REASON_ID, concernsChanged: true, goesOn: true, activitiesChanged: false, text: null }],
    },
  ]);
  expect(drafts.getByRole('button', { name: 'Sign several' })).toBeVisible();
});

test('a person asks for a reevaluation on the page of a file', async () => {
  const host = serverOf().answer(createReevaluation, sampleReevaluation());
  await open(host, `/fsvp-files?view=${FILE_ID}`);
  await press('Ask for a reevaluation…');
  const dialog = await dialogOf('Reevaluate F-000123');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for It' }));
  expect(await dialog.findByText('Enter the reason')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The line has moved');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for It' }));
  await waitFor(() =>
    expect(host.requests(createReevaluation)[0]?.body).toEqual({
      fileId: FILE_ID,
      text: 'The line has moved',
      dueOn: addDays(today(), 14),
    }),
  );
});

import { expect, test } from '@jest/globals';
import { listAssurances } from '@fsvp/contracts/program/assurance';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { getFileReadiness, listReadinessChanges, type ReadinessChange } from '@fsvp/contracts/program/file-readiness';
import { getFsvpFile, updateFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { listStandingChecks } from '@fsvp/contracts/program/standing-check';
import { mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostOf } from '../testing/fsvp-files-host.js';
import { sampleReadiness } from '../testing/sample-readiness.js';
import {
  DETERMINATION_ID,
  FILE_ID,
  sampleAssurance,
  sampleCheck,
  sampleDetermination,
  sampleFile,
} from '../testing/sample-records.js';
import { FsvpFilesPage } from './fsvp-files.page.js';

const view = `/fsvp-files?view=${FILE_ID}`;
const open = (at = view, host = hostOf()) => renderInHost(<FsvpFilesPage />, { host, at });
const dialogOf = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const rowOf = async (name: RegExp) => (await screen.findByRole('button', { name })).closest('li')!;

const DETERMINED = { id: DETERMINATION_ID, versionNumber: 1, chosenRegime: 'standard' } as const;
const determinedHost = () =>
  hostOf([sampleFile({ determination: DETERMINED })], [sampleDetermination({ state: 'signed' })]);

test('a file whose supplier was deleted says so, and leads to no supplier', async () => {
  const file = sampleFile({ supplierDeleted: true });
  const { unmount } = open(view, hostOf([file]));
  expect(await screen.findByText(/^Bay Seafood was deleted\. Close this file\./)).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'File' }));
  expect(facts.getByText('Bay Seafood, Viet Nam (deleted)')).toBeVisible();
  expect(facts.queryByRole('link', { name: 'Bay Seafood' })).toBeNull();
  unmount();
  open();
  expect(await screen.findByRole('link', { name: 'Bay Seafood' })).toBeVisible();
  expect(screen.queryByText(/was deleted/)).toBeNull();
});

test('the head has verdict, percent and what is missing, what blocks importing first', async () => {
  open(view, determinedHost());
  expect(await screen.findByRole('heading', { level: 1, name: 'Frozen shrimp from Bay Seafood' })).toBeVisible();
  expect(screen.getByText('FSVP file F-000123, Harbor Foods LLC')).toBeVisible();
  const missing = within(await screen.findByRole('list', { name: 'Missing' }));
  const names = missing.getAllByRole('button').map(({ textContent }) => textContent);
  const { blocking, missing: all, percent } = sampleReadiness();
  expect(names.map((name) => name!.split(' ').at(-1))).toEqual([
    ...blocking,
    ...all.filter((code) => !blocking.includes(code)),
  ]);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
  const facts = within(screen.getByRole('region', { name: 'File' }));
  for (const text of ['Harbor Foods LLC', /^Standard requirements\s+21 CFR 1.502$/, 'FSV', 'Shrimp 16/20'])
    expect(facts.getByText(text)).toBeVisible();
  await userEvent.click(missing.getByRole('button', { name: 'Show Results reviewed VR-1' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Results reviewed/ })).toHaveFocus());
});

test('until it is determined what applies, nothing is counted, and nothing is marked in red', async () => {
  open();
  expect(await screen.findByText(/^Which requirements apply is not determined yet\./)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Not determined' })).toHaveAttribute('aria-valuenow', '0');
  expect(screen.queryByRole('list', { name: 'Missing' })).toBeNull();
  const row = within(await rowOf(/^Supplier approved/));
  expect(row.getByText('Missing').className).not.toMatch(/red/);
  // The determination is signed, but stale.
  expect(screen.getByText('Next: Which requirements apply to this file?')).toBeVisible();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Determine the regime of this file' })));
  expect(await screen.findByRole('dialog', { name: 'Determine the Regime' })).toBeVisible();
});

test('the next thing is to sign a complete draft, or to start importing', async () => {
  const host = determinedHost();
  const items = sampleReadiness().items.map((item) =>
    item.state === 'missing' ? { ...item, state: 'satisfied' as const, reason: null, nextAction: null } : item,
  );
  const draft = { ...sampleReadiness().items[0]!.evidence[0]!, signedBy: null, signedAt: null };
  const unsigned = { state: 'missing' as const, reason: 'unsigned' as const, evidence: [draft] };
  host
    .answer(determinationSignatures.preview, () => new Promise(() => undefined))
    .answer(
      getFileReadiness,
      sampleReadiness({ items: items.map((item) => (item.code === 'APP-1' ? { ...item, ...unsigned } : item)) }),
    );
  const { unmount } = open(view, host);
  expect(await screen.findByText('Next: sign “Determination, version 1”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Determination, version 1 (APP-1)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign what is prepared' }));
  expect(await dialog.findByText('Determination, version 1')).toBeVisible();
  unmount();
  const ready = sampleFile({ determination: DETERMINED });
  const all = hostOf([{ ...ready, readiness: { ...ready.readiness, missing: [] } }]);
  open(view, all.answer(getFileReadiness, sampleReadiness({ items })));
  expect(await screen.findByText(/^Next: start importing\./)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Start importing' })).toHaveLength(1);
});

test('a requirement says why it is missing and opens to why it matters, who acts by when, and its evidence', async () => {
  open();
  const row = within(await rowOf(/^Applicability determined/));
  expect(row.getByText(/^Signed, but the facts have changed since\./)).toBeVisible();
  expect(row.getByText('Missing')).toBeVisible();
  const button = row.getByRole('button', { name: /^Applicability determined/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const text of [
    // Its terms, such as "importer", are elements of their own.
    /^Food, supplier and decide/,
    /^A qualified individual signs it/,
    'Before the first import',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('button', { name: 'importer' })).toBeVisible();
  expect(row.getByText('Signed by Dana Reyes on Feb 1, 2026')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Determine the regime of this file (APP-1)' }));
  expect(await screen.findByRole('dialog', { name: 'Determine the Regime' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const hazards = within(await rowOf(/^Hazard analysis/));
  expect(hazards.getByText(/^Until .*, in 12 days$/)).toBeVisible();
});

test('an opened requirement has its history until the day that is judged; a failed load can be tried again', async () => {
  const state = { regime: 'standard', verdict: 'not_ready', percent: 0 } as const;
  const change = (
    changedAt: string,
    missing: RequirementCode[],
    before: RequirementCode[] | null,
  ): ReadinessChange => ({
    ...state,
    changedAt,
    asOf: changedAt.slice(0, 10),
    missing,
    before: before && { ...state, missing: before },
  });
  const host = hostOf().fail(listReadinessChanges, 503);
  open(view, host);
  const row = within(await rowOf(/^Applicability determined/));
  await userEvent.click(row.getByRole('button', { name: /^Applicability determined/ }));
  expect(await row.findByText('The history could not be loaded.')).toBeVisible();
  const changes = [
    change(`${addDays(today(), 2)}T12:00:00.000Z`, [], ['APP-1']),
    change('2026-03-01T12:00:00.000Z', ['APP-1'], ['IMP-1']),
    change('2026-02-10T12:00:00.000Z', ['IMP-1'], []),
    change('2026-01-10T12:00:00.000Z', [], ['APP-1']),
    change('2026-01-05T12:00:00.000Z', ['APP-1'], null),
  ];
  host.answer(listReadinessChanges, { changes, total: changes.length });
  await userEvent.click(row.getByRole('button', { name: 'Try again' }));
  await row.findByText('Now missing');
  const entries = within(row.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(entries.map(({ lastElementChild }) => lastElementChild!.textContent)).toEqual([
    'Now missing',
    expect.stringMatching(/: signed by Dana Reyes$/),
    'No longer missing',
    'First assessed: missing',
  ]);
});

test('requirements that do not apply are folded, each with the section that says so', async () => {
  open();
  const count = sampleReadiness().items.filter(({ state }) => state === 'not_applicable').length;
  const fold = await screen.findByRole('button', { name: `Does not apply (${count})` });
  expect(screen.queryByText('Made under part 113')).toBeNull();
  await userEvent.click(fold);
  const lacf = screen.getByText('Made under part 113').closest('li')!;
  expect(within(lacf).getByText('21 CFR 1.502')).toBeVisible();
});

test('judges the file on another day, which is in the address, and offers no action for the past', async () => {
  const day = addDays(today(), -3);
  const { host, address } = open(`${view}&asOf=${day}`);
  expect(await screen.findByText(/based on what was signed by then\.$/)).toBeVisible();
  await rowOf(/^Applicability determined/);
  expect(host.requests(getFileReadiness)[0]!.query.get('asOf')).toBe(day);
  expect(screen.queryByRole('button', { name: /\(APP-1\)$/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Assess as of today' }));
  await waitFor(() => expect(address()).toBe(view));
  expect(await screen.findByRole('button', { name: /\(APP-1\)$/ })).toBeVisible();
  const input = screen.getByLabelText('Assess as of another day');
  await userEvent.type(input, '2020-01-01{Enter}');
  expect(address()).toBe(view);
});

test('the last known state says of when it is; a failed judgement can be tried again', async () => {
  const host = hostOf().answer(
    getFileReadiness,
    sampleReadiness({ fresh: false, knownUntil: '2026-11-02T08:31:00.000Z' }),
  );
  const { unmount } = open(view, host);
  expect(await screen.findByText(/^Last known state, as of Nov 2, 2026/)).toBeVisible();
  unmount();
  const failing = determinedHost().fail(getFileReadiness, 503);
  open(view, failing);
  expect(await screen.findByText('The requirements could not be assessed')).toBeVisible();
  failing.answer(getFileReadiness, sampleReadiness());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Missing' })).toBeVisible();
});

test('Back and Escape return to the list with its filters, at the row of the file', async () => {
  const list = '/fsvp-files?verdict=not_ready&search=bay';
  const { address } = open(list);
  await userEvent.click(await screen.findByRole('button', { name: 'F-000123' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Frozen shrimp from Bay Seafood' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Documents' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(address()).toBe(list));
  const row = await screen.findByRole('button', { name: 'F-000123' });
  expect(row).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Frozen shrimp from Bay Seafood' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(list));
});

test('a next action that opens a form keeps the filters; the way back leads to the list', async () => {
  const { items } = sampleReadiness();
  const action = { label: 'Record the assurance', href: `${view}&record=VS-2` };
  const host = hostOf().answer(
    getFileReadiness,
    sampleReadiness({ items: items.map((one) => (one.code === 'EV-1' ? { ...one, nextAction: action } : one)) }),
  );
  const { address } = open('/fsvp-files?search=bay', host);
  await userEvent.click(await screen.findByRole('button', { name: 'F-000123' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Record the assurance (EV-1)' }));
  await waitFor(() => expect(address()).toBe(`/fsvp-files?search=bay&view=${FILE_ID}&record=VS-2`));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(`/fsvp-files?search=bay&view=${FILE_ID}`));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(address()).toBe('/fsvp-files?search=bay'));
  expect(await screen.findByRole('button', { name: 'F-000123' })).toBeVisible();
});

test('a file that does not exist says so', async () => {
  open(view, hostOf().fail(getFsvpFile, 404, { detail: 'There is no such FSVP file.' }));
  expect(await screen.findByText('There is no such FSVP file.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'FSVP Files' })).toBeVisible();
});

test('a closed file is judged on the day it was closed and offers nothing', async () => {
  const closed = sampleFile({ lifecycle: 'closed', closedOn: '2026-10-01', closeReason: 'We buy elsewhere' });
  const { host } = open(view, hostOf([closed]));
  expect(await screen.findByText(/^Closed on Oct 1, 2026: We buy elsewhere\./)).toBeVisible();
  await rowOf(/^Applicability determined/);
  expect(host.requests(getFileReadiness).at(-1)!.query.get('asOf')).toBe('2026-10-01');
  for (const name of ['Edit', 'Close file…', /\(APP-1\)$/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test("the supplier's own records are notes of a requirement, and never its evidence", async () => {
  const readiness = sampleReadiness();
  const notes: Partial<Record<string, string[]>> = {
    'AV-1': ["The supplier's status is Approved: approved without a documented evaluation (21 CFR 1.505(b))."],
    'HA-1': ['Hazard analysis of the supplier, can be adopted: Vibrio in raw shrimp'],
  };
  const items = readiness.items.map((item) => ({ ...item, notes: notes[item.code] ?? item.notes }));
  open(view, hostOf().answer(getFileReadiness, { ...readiness, items }));
  const approved = await screen.findByRole('button', { name: /^Supplier approved/ });
  expect(screen.getAllByText(/approved without a documented evaluation \(21 CFR 1\.505\(b\)\)/)[0]).toBeVisible();
  await userEvent.click(approved);
  await userEvent.click(screen.getByRole('button', { name: /^Hazard analysis/ }));
  expect(screen.getAllByText(/can be adopted: Vibrio in raw shrimp/)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the supplier’s hazard analyses' })).toBeVisible();
});

test('the timeline has what happened, the newest first, and what ends', async () => {
  const signed = sampleDetermination({ state: 'signed' });
  const host = hostOf([sampleFile({ importingSince: '2026-02-03' })], [signed])
    .answer(determinationSignatures.list, {
      signatures: [{ id: 's1', signerName: 'Dana Reyes', signedAt: '2026-02-01T15:00:00.000Z', withdrawnAt: null }],
      total: 1,
      recordVersion: 2,
    } as never)
    .answer(listAssurances, ({ query }) => {
      const ofFile = [sampleAssurance({ effectiveOn: '2026-02-10', kind: 'VS-2', signerName: 'Linh Tran' })];
      return { assurances: query.has('fileId') ? ofFile : [], total: 1, next: null };
    })
    .answer(listStandingChecks, {
      standingChecks: [sampleCheck({ checkedOn: '2026-02-02', kind: 'standing', found: true })],
      total: 1,
    })
    .answer(listReadinessChanges, {
      changes: [
        {
          changedAt: '2026-02-12T06:00:00.000Z',
          asOf: '2026-02-12',
          percent: 90,
          regime: 'standard',
          verdict: 'gaps',
          missing: ['CA-1'],
          before: { regime: 'ds_other', verdict: 'not_ready', missing: ['APP-1'] },
        },
        {
          changedAt: '2026-02-01T16:00:00.000Z',
          asOf: '2026-02-01',
          percent: 40,
          regime: 'ds_other',
          verdict: 'not_ready',
          missing: ['APP-1'],
          before: null,
        },
      ],
      total: 2,
    });
  open(`${view}&section=timeline`, host);
  const past = within(await screen.findByRole('list', { name: 'Past' }));
  await past.findByText('Hazard analysis of shrimp: signed by Sam Ito');
  expect(past.getAllByRole('listitem').map((entry) => entry.children[1]!.firstChild!.textContent)).toEqual([
    'Hazard analysis of shrimp: signed by Sam Ito',
    'Readiness: Not ready → With gaps; Other dietary supplement → Standard requirements',
    'Assurance of a supplier to a very small importer (VS-2): signed by Linh Tran',
    'Importing began',
    'Good standing (EQ-2): In good standing',
    'First assessed: Not ready',
    'Determination, version 1: signed by Dana Reyes',
    'Determination, version 1: drafted',
    'File opened',
  ]);
  expect(past.getByText('Now missing: CA-1. No longer missing: APP-1')).toBeVisible();
  const coming = within(screen.getByRole('list', { name: 'Upcoming' }));
  expect(coming.getByText('Hazard analysis expires')).toBeVisible();
});

test('documents are those that are evidence, and those of the supplier with their expiry', async () => {
  const host = hostOf().answer(listDocuments, {
    documents: [{ id: FILE_ID, title: 'BRCGS certificate', type: 'certificate', expirationDate: '2026-01-05' }],
    total: 1,
    next: null,
    counts: {},
  } as never);
  open(`${view}&section=documents`, host);
  const evidence = within(await screen.findByRole('region', { name: 'Evidence' }));
  expect(await evidence.findByRole('link', { name: 'Hazard analysis of shrimp' })).toBeVisible();
  expect(evidence.getByText(/^For HA-1 · valid until/)).toBeVisible();
  const own = within(screen.getByRole('region', { name: 'Documents of Bay Seafood' }));
  expect(await own.findByText('Expired')).toBeVisible();
  expect(own.getByRole('link', { name: 'BRCGS certificate' })).toBeVisible();
});

test('an open file moves to its next state, and is closed for good with a reason', async () => {
  const host = hostOf([sampleFile({ lifecycle: 'importing' })]).answer(updateFsvpFile, ({ body }) => sampleFile(body));
  open(view, host);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend: F-000123' }));
  await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(host.requests(updateFsvpFile)[0]?.body).toEqual({ lifecycle: 'suspended' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close file…' }));
  const dialog = await dialogOf('Close F-000123');
  await userEvent.click(dialog.getByRole('button', { name: 'Close for Good' }));
  expect(await dialog.findByText('Enter why you are closing the file')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'We buy elsewhere');
  await userEvent.click(dialog.getByRole('button', { name: 'Close for Good' }));
  await waitFor(() =>
    expect(host.requests(updateFsvpFile)[1]?.body).toEqual({ lifecycle: 'closed', closeReason: 'We buy elsewhere' }),
  );
});

test('an edit sends only what changed, with If-Match', async () => {
  const host = hostOf().answer(updateFsvpFile, sampleFile());
  open(`/fsvp-files?edit=${FILE_ID}`, host);
  const dialog = await dialogOf('Edit FSVP File');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Shrimp 16/20' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Update File' }));
  await waitFor(() => expect(host.requests(updateFsvpFile)[0]?.body).toEqual({ productIds: [] }));
  expect(host.requests(updateFsvpFile)[0]!.headers['If-Match']).toBe('"3"');
});

test('a reader sees no control that changes something', async () => {
  const offered = (user?: typeof mockViewer, at = view, shown = 'FSVP file F-000123, Harbor Foods LLC') =>
    offeredWrites(<FsvpFilesPage />, {
      host: hostOf([sampleFile()], [sampleDetermination()]),
      at,
      shown,
      ...(user && { user }),
    });
  expect((await offered()).length).toBeGreaterThan(2);
  expect(await offered(mockViewer)).toEqual([]);
  expect(await offered(mockViewer, '/fsvp-files?new=1', 'F-000123')).toEqual([]);
  expect(await offered(mockViewer, `/fsvp-files?edit=${FILE_ID}`, 'F-000123')).toEqual([]);
  renderInHost(<FsvpFilesPage />, { host: hostOf(), at: view, user: mockViewer });
  expect(await screen.findByText(/^Not determined\. Until/)).toBeVisible();
  await rowOf(/^Applicability determined/);
  for (const name of ['Start importing', 'Close file…', 'Determine the regime', /\(APP-1\)$/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

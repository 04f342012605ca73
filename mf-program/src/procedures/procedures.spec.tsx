import { expect, test } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import {
  createDocument,
  getDocument,
  listDocuments,
  requestUpload,
  type Document,
} from '@fsvp/contracts/documents/document';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { getImporter, listImporters } from '@fsvp/contracts/program/importer';
import {
  createProcedure,
  createProcedureVersion,
  deleteProcedure,
  getProcedure,
  listProcedures,
  proceduresHref,
  updateProcedure,
  type Procedure,
  procedureSignatures,
} from '@fsvp/contracts/program/procedure';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FsvpFilesPage } from '../fsvp-files/fsvp-files.page.js';
import {
  DOCUMENT_ID,
  FILE_ID,
  FOOD_ID,
  IMPORTER_ID,
  PROCEDURE_ID,
  sampleFile,
  sampleImporter,
  sampleProcedure,
} from '../testing/sample-records.js';
import { openPlaces, readyText } from './ready-texts.js';

const DOCUMENT = {
  id: DOCUMENT_ID,
  title: 'SOP 12 Purchasing',
  type: 'other',
  fileName: 'sop-12.pdf',
  externalIds: {},
} as unknown as Document;

function hostOf(procedures: Procedure[] = []) {
  return new MockHost()
    .answer(listFsvpFiles, {
      fsvpFiles: [sampleFile()],
      total: 1,
      next: null,
      counts: { not_ready: 1, gaps: 0, expiring: 0, ready: 0 },
    })
    .answer(listImporters, { importers: [sampleImporter()], total: 1, next: null })
    .answer(getImporter, sampleImporter())
    .answer(listProcedures, { procedures, total: procedures.length, next: null })
    .answer(listDocuments, { documents: [DOCUMENT], total: 1, next: null } as never)
    .answer(getDocument, DOCUMENT)
    .answer(procedureSignatures.list, { signatures: [], total: 0, recordVersion: 1 });
}

// The chunk of the dialog suspends the first render.
const open = (host: MockHost, at = proceduresHref(IMPORTER_ID)) =>
  act(async () => renderInHost(<FsvpFilesPage />, { host, at }));
const dialogOf = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const regionOf = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const press = async (area: ReturnType<typeof within>, name: string | RegExp) =>
  userEvent.click(await area.findByRole('button', { name }));

test('the button shows the procedures of the only importer, and what lacks one', async () => {
  const host = hostOf();
  const { address } = await open(host, '/fsvp-files');
  // Its chunk suspends the click.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Procedures' })));
  const dialog = await dialogOf('Procedures');
  expect(address()).toBe('/fsvp-files?procedures=1');
  expect(await dialog.findByDisplayValue('Harbor Foods LLC')).toBeVisible();
  expect(await dialog.findByText(/imports from approved suppliers only \(21 CFR 1\.506\(a\)\(1\)\)\.$/)).toBeVisible();
  expect(dialog.getByText(/verification of its suppliers \(21 CFR 1\.506\(b\)\)\.$/)).toBeVisible();
  const { query } = host.requests(listProcedures)[0]!;
  expect(query.get('importerId')).toBe(IMPORTER_ID);
  // More are refused in a page without a cursor.
  expect(Number(query.get('limit'))).toBeLessThanOrEqual(100);
  await press(dialog, 'Close');
  await waitFor(() => expect(address()).toBe('/fsvp-files'));
});

test('of several importers one is chosen, which the address then has', async () => {
  const other = sampleImporter({ id: FILE_ID, legalName: 'Bay Imports' });
  const host = hostOf()
    .answer(listImporters, { importers: [sampleImporter(), other], total: 2, next: null })
    .answer(getImporter, other);
  const { address } = await open(host, '/fsvp-files?procedures=1');
  const dialog = await dialogOf('Procedures');
  expect(await dialog.findByText('Choose an importer to see its procedures.')).toBeVisible();
  await userEvent.type(dialog.getByRole('combobox', { name: 'Importer' }), 'Bay');
  await userEvent.click(await screen.findByRole('option', { name: /Bay Imports/ }));
  await waitFor(() => expect(address()).toBe(proceduresHref(FILE_ID)));
  expect(await dialog.findByRole('region', { name: /^PR-1/ })).toBeVisible();
});

test('a failed load says so and loads again', async () => {
  const host = hostOf().fail(listProcedures, 503);
  await open(host);
  expect(await screen.findByText('The procedures could not be loaded')).toBeVisible();
  host.answer(listProcedures, { procedures: [sampleProcedure()], total: 1, next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Purchasing from approved suppliers')).toBeVisible();
});

test('a new procedure of another entity needs the review of the importer', async () => {
  const host = hostOf().answer(createProcedure, sampleProcedure({ code: 'PR-3' }));
  await open(host);
  await press(await regionOf(/^PR-3 Supplier verification/), 'New procedure PR-3');
  const form = await dialogOf('New Procedure');
  await userEvent.click(form.getByRole('radio', { name: 'Another entity' }));
  await press(form, 'Save Draft');
  expect(await form.findByText('Title is required')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'Verification of suppliers');
  await press(form, 'Save Draft');
  expect(
    await form.findByText(/^Another entity established this procedure. Describe how the importer reviewed/),
  ).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Review and assessment/ }), 'Read, fits');
  await userEvent.type(form.getByRole('combobox', { name: /^Document/ }), 'SOP');
  await userEvent.click(await screen.findByRole('option', { name: /SOP 12 Purchasing/ }));
  await press(form, 'Save Draft');
  expect(await screen.findByText('Version 1 of PR-3 is a draft')).toBeVisible();
  expect(host.requests(createProcedure).at(-1)!.body).toEqual({
    importerId: IMPORTER_ID,
    code: 'PR-3',
    title: 'Verification of suppliers',
    documentId: DOCUMENT_ID,
    effectiveFrom: today(),
    establishedBy: 'other_entity',
    reviewNote: 'Read, fits',
  });
});

test('a draft is edited with If-Match, deleted, and signed', async () => {
  const draft = sampleProcedure({ establishedBy: 'other_entity', reviewNote: 'Read, fits' });
  const host = hostOf([draft])
    .answer(getProcedure, draft)
    .answer(updateProcedure, draft)
    .answer(deleteProcedure, undefined as never);
  await open(host);
  const section = await regionOf(/^PR-1 Approved suppliers only/);
  expect(await section.findByRole('link', { name: 'SOP 12 Purchasing' })).toHaveAttribute(
    'href',
    `/documents?view=${DOCUMENT_ID}`,
  );
  for (const text of ['Draft', 'Jan 1, 2026', 'Another entity', 'Read, fits'])
    expect(section.getByText(text)).toBeVisible();
  expect(await section.findByRole('region', { name: 'Signatures of PR-1, version 1' })).toBeVisible();
  expect(section.queryByRole('button', { name: /^New/ })).toBeNull();
  await press(section, 'Edit draft');
  const form = await dialogOf('Edit Draft');
  await userEvent.click(await form.findByRole('radio', { name: 'The importer' }));
  await press(form, 'Save Draft');
  await waitFor(() =>
    expect(host.requests(updateProcedure)[0]?.body).toEqual({ establishedBy: 'self', reviewNote: null }),
  );
  expect(host.requests(updateProcedure)[0]!.headers['If-Match']).toBe('"3"');
  await press(section, 'Delete draft…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete the draft of PR-1, version 1?' }));
  await press(question, 'Delete');
  await waitFor(() => expect(host.requests(deleteProcedure)).toHaveLength(1));
});

test('the superseded version is in force until the first day of the signed one, which is copied', async () => {
  const first = sampleProcedure({ state: 'superseded' });
  const tomorrow = addDays(today(), 1);
  const second = sampleProcedure({ id: FOOD_ID, versionNumber: 2, state: 'signed', effectiveFrom: tomorrow });
  const host = hostOf([second, first]).answer(
    createProcedureVersion,
    sampleProcedure({ id: FILE_ID, versionNumber: 3 }),
  );
  await open(host);
  const section = await regionOf(/^PR-1/);
  expect(await section.findByText(/^In force from /)).toBeVisible();
  const earlier = within(section.getByRole('list', { name: 'Earlier versions of PR-1' }));
  expect(earlier.getByText('In force')).toBeVisible();
  await press(earlier, 'View PR-1, version 1');
  expect(await (await dialogOf('PR-1, version 1')).findByText('Purchasing from approved suppliers')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press(section, 'New version of PR-1');
  expect(await screen.findByText('Version 3 of PR-1 is a draft')).toBeVisible();
  expect(host.requests(createProcedureVersion)[0]!.params).toEqual({ id: FOOD_ID });
});

test('a reader sees no control that changes something', async () => {
  const offered = (user?: typeof mockViewer) =>
    offeredWrites(<FsvpFilesPage />, {
      host: hostOf([sampleProcedure(), sampleProcedure({ id: PROCEDURE_ID, code: 'PR-3', state: 'signed' })]),
      at: proceduresHref(IMPORTER_ID),
      shown: 'PR-3 Supplier verification',
      ...(user && { user }),
    });
  expect((await offered()).length).toBeGreaterThan(2);
  expect(await offered(mockViewer)).toEqual([]);
});

test('a ready text is adapted and becomes the document of the procedure', async () => {
  const host = hostOf()
    .answer(requestUpload, { uploadURL: '/api/objects/upload/token', objectPath: '/objects/1' })
    .answer(createDocument, ({ body }) => ({ ...DOCUMENT, ...body }) as Document)
    .answer(createProcedure, sampleProcedure());
  await open(host);
  const mocked = globalThis.fetch;
  const sent: Blob[] = [];
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'PUT') return mocked(input, init);
    sent.push(init.body as Blob);
    return { ok: true, status: 200 } as Response;
  };
  await userEvent.click((await regionOf(/PR-1/)).getByRole('button', { name: /procedure/i }));
  const dialog = await dialogOf('New Procedure');
  await userEvent.click(dialog.getByRole('button', { name: 'Adapt a ready text…' }));
  const text = await dialog.findByRole('textbox', { name: 'Text of the procedure' });
  expect((text as HTMLTextAreaElement).value).toContain('Importer: Harbor Foods LLC');
  await userEvent.click(dialog.getByRole('button', { name: 'Save as Document' }));
  expect(await dialog.findByText(/^Replace the words in brackets: \[Name or position\]/)).toBeVisible();
  expect(sent).toHaveLength(0);
  // The text is not lost by the button of the form.
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await dialog.findByText('Save the text as a document first, or cancel it.')).toBeVisible();
  expect(host.requests(createProcedure)).toHaveLength(0);
  fireEvent.change(text, { target: { value: 'We order from the list of approved suppliers only.' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save as Document' }));
  await waitFor(() => expect(host.requests(createDocument)).toHaveLength(1));
  expect(host.requests(createDocument)[0]!.body).toMatchObject({
    fileName: 'PR-1 Approved suppliers only, Harbor Foods LLC.txt',
    filePath: '/objects/1',
  });
  expect(await dialog.findByDisplayValue('Approved suppliers only')).toBeVisible();
});

test.each(['PR-1', 'PR-3'] as const)('the ready text of %s marks what only the importer knows', (code) => {
  const ready = readyText(code, 'Harbor Foods LLC');
  expect(openPlaces(ready).length).toBeGreaterThan(1);
  expect(openPlaces(ready.replace(/\[[^\]\n]+\]/g, 'x'))).toEqual([]);
});

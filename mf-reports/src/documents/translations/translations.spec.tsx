import { expect, test } from '@jest/globals';
import { getDocument, listDocuments, listDocumentVersions, type Document } from '@fsvp/contracts/documents/document';
import {
  addDocumentTranslation,
  listDocumentTranslations,
  removeDocumentTranslation,
  type ListedTranslation,
} from '@fsvp/contracts/documents/document-translation';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { MockHost, mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DOCUMENT_ID, sampleDocument, SUPPLIER_ID } from '../../testing/sample-records.js';
import { DocumentsPage } from '../documents.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import '../document-dialogs.js';

const ENGLISH_ID = '0197a000-0000-7000-8000-0000000000d2';
const original = sampleDocument({ title: 'Báo cáo đánh giá', language: 'vi', fileVersion: 2 });
const english = sampleDocument({ id: ENGLISH_ID, title: 'Audit report', fileName: 'audit-en.pdf' });
const others = [
  sampleDocument({ id: '0197a000-0000-7000-8000-0000000000d3', title: 'Another in Vietnamese', language: 'vi' }),
  sampleDocument({ id: '0197a000-0000-7000-8000-0000000000d4', title: 'Of nobody', supplierId: null }),
];
const translation = (changes: Partial<ListedTranslation> = {}): ListedTranslation => ({
  id: '0197a000-0000-7000-8000-0000000000b1',
  fileVersion: 2,
  language: 'en',
  translatedDocumentId: ENGLISH_ID,
  translator: 'Lan Pham',
  certified: true,
  createdBy: null,
  createdAt: '2026-03-06T10:00:00.000Z',
  title: 'Audit report',
  fileName: 'audit-en.pdf',
  isActive: true,
  ...changes,
});

const hostOf = (translations: ListedTranslation[] = [], document: Document = original) =>
  new MockHost()
    .answer(listDocuments, {
      documents: [original, english, ...others],
      total: 4,
      next: null,
      counts: { total: 4, valid: 4, expiresSoon: 0, expired: 0 },
    })
    .answer(getDocument, document)
    .answer(listDocumentVersions, { versions: [], total: 0 })
    .answer(listDocumentTranslations, { translations, translationOf: [], total: translations.length })
    .answer(addDocumentTranslation, original)
    .answer(removeDocumentTranslation, undefined);

/** The details are a lazy chunk. */
const openDetails = (host: MockHost, user?: typeof mockViewer) =>
  act(async () => renderInHost(<DocumentsPage />, { host, at: hrefs.document(DOCUMENT_ID), ...(user && { user }) }));

async function openForm(host: MockHost) {
  await openDetails(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Attach a Translation' }));
  return within(await screen.findByRole('dialog', { name: 'Attach a Translation' }));
}

test('the details list the translations, marked as certified, of an earlier version, or deleted', async () => {
  const earlier = translation({ id: '0197a000-0000-7000-8000-0000000000b2', fileVersion: 1, language: 'es' });
  await openDetails(hostOf([translation(), { ...earlier, certified: false, isActive: false }]));
  const list = within(await screen.findByRole('list', { name: 'Translations' }));
  const [current, old] = list.getAllByRole('listitem');
  expect(current).toHaveTextContent(/English.*Audit report.*Certified.*Translated by Lan Pham · Attached Mar 6, 2026/);
  expect(current).not.toHaveTextContent(/earlier|Deleted/);
  expect(old).toHaveTextContent(/Spanish.*For earlier version 1.*Deleted/);
  expect(old).not.toHaveTextContent('Certified');
  expect(within(current!).getByRole('link', { name: 'Audit report' })).toHaveAttribute(
    'href',
    hrefs.document(ENGLISH_ID),
  );
  expect(list.getByRole('link', { name: 'Download the English translation of version 2' })).toHaveAttribute(
    'href',
    `/api/documents/${ENGLISH_ID}/download`,
  );
});

test('a document without translations says so, one in another language also what FDA can ask for', async () => {
  await openDetails(hostOf());
  expect(
    await screen.findByText('No translations. FDA can request one in English (21 CFR 1.510(b)(1)).'),
  ).toBeVisible();
});

test('a translation names the document that it is a translation of', async () => {
  const host = hostOf([], sampleDocument()).answer(listDocumentTranslations, {
    translations: [],
    translationOf: [
      { documentId: ENGLISH_ID, title: 'Informe', language: 'es', fileVersion: 3, isCurrent: true },
      { documentId: ENGLISH_ID, title: 'Informe', language: 'es', fileVersion: 1, isCurrent: false },
    ],
    total: 0,
  });
  await openDetails(host);
  const names = await screen.findAllByText(/^This document is the English translation of/);
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'This document is the English translation of Informe, version 3.',
    'This document is the English translation of Informe, earlier version 1.',
  ]);
  expect(screen.getByText('No translations.')).toBeVisible();
});

test('a document of the supplier in another language is attached with its translator, by the keyboard', async () => {
  const host = hostOf();
  const dialog = await openForm(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Attach Translation' }));
  expect(await dialog.findByText('Choose the translation')).toBeVisible();
  expect(dialog.getByText('Enter who translated it')).toBeVisible();
  expect(host.requests(addDocumentTranslation)).toEqual([]);

  await userEvent.click(dialog.getByRole('combobox', { name: /^Translation/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Audit report.*English, Certificate, audit-en\.pdf$/),
  ]);
  expect(host.requests(listDocuments).at(-1)!.query.get('supplierId')).toBe(SUPPLIER_ID);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Translator/ }), 'Lan Pham');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(dialog.getByRole('checkbox')).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Attach Translation' }));
  expect(await screen.findByText('Translation attached')).toBeVisible();
  expect(host.requests(addDocumentTranslation).map(({ params, body }) => [params.id, body])).toEqual([
    [DOCUMENT_ID, { translatedDocumentId: ENGLISH_ID, translator: 'Lan Pham', certified: true }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Attach a Translation' })).toBeNull());
  await waitFor(() => expect(host.requests(listDocumentTranslations).length).toBeGreaterThan(1));
});

test('a refusal is shown at its field', async () => {
  const message = 'The current file has a translation into English. Remove that one first';
  const host = hostOf().fail(addDocumentTranslation, 409, {
    detail: message,
    errors: [{ path: 'translatedDocumentId', message }],
  });
  const dialog = await openForm(host);
  await userEvent.click(dialog.getByRole('combobox', { name: /^Translation/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Audit report/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Translator/ }), 'Lan Pham');
  await userEvent.click(dialog.getByRole('button', { name: 'Attach Translation' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('a translation is removed after a question, and a failure stays in the dialog', async () => {
  const host = hostOf([translation()]).fail(removeDocumentTranslation, 503, {
    detail: 'The database does not answer.',
  });
  await openDetails(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the English translation of version 2…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the English translation?' }));
  expect(dialog.getByText(/“Audit report” no longer counts as a translation of “Báo cáo đánh giá”/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('The database does not answer.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-busy'));
  host.answer(removeDocumentTranslation, undefined);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Translation removed')).toBeVisible();
  expect(host.requests(removeDocumentTranslation).at(-1)!.params).toEqual({
    id: DOCUMENT_ID,
    translationId: translation().id,
  });
});

test('translations that could not be loaded are tried again, and readers change none', async () => {
  const host = hostOf().fail(listDocumentTranslations, 503, { detail: 'The database does not answer.' });
  await openDetails(host, mockViewer);
  expect(await screen.findByText('The translations could not be loaded')).toBeVisible();
  host.answer(listDocumentTranslations, { translations: [translation()], translationOf: [], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByRole('link', { name: 'Audit report' })).toBeVisible();
  for (const name of ['Attach a Translation', /^Remove the English/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

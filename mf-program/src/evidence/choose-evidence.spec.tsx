import { expect, test } from '@jest/globals';
import { listAssurances } from '@fsvp/contracts/program/assurance';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { getDocument, listDocuments, type Document } from '@fsvp/contracts/documents/document';
import {
  listEvidenceLinks,
  setEvidenceLinks,
  type EvidenceLink,
  type EvidenceLinks,
} from '@fsvp/contracts/program/evidence-links';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { listStandingChecks } from '@fsvp/contracts/program/standing-check';
import { mockViewer, renderInHost, type MockRequest } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EvidenceList } from '../fsvp-files/evidence-list.js';
import { hostOf } from '../testing/fsvp-files-host.js';
import { sampleReadiness } from '../testing/sample-readiness.js';
import {
  ASSURANCE_ID,
  CHECK_ID,
  DOCUMENT_ID,
  FILE_ID,
  IMPORTER_ID,
  PROCEDURE_ID,
  sampleAssurance,
  sampleCheck,
  sampleFile,
} from '../testing/sample-records.js';

const view = `/fsvp-files?view=${FILE_ID}`;
const letter = {
  id: DOCUMENT_ID,
  version: 5,
  title: 'Letter of March',
  type: 'certificate',
  fileName: 'letter.pdf',
  expirationDate: null,
  fileDamagedSince: null,
  isActive: true,
} as Document;
const procedure: EvidenceLink = {
  recordType: 'procedure',
  recordId: PROCEDURE_ID,
  recordVersion: 2,
  note: 'Section 4',
};
const ofLetter: EvidenceLink = { recordType: 'document', recordId: DOCUMENT_ID, recordVersion: 5, note: null };

const choiceOf = (code: RequirementCode, links: EvidenceLink[], version = 7) =>
  ({ id: CHECK_ID, version, fileId: FILE_ID, code, links }) as EvidenceLinks;

/** The answer that the server would give. */
const saved = ({ params, body }: MockRequest) => choiceOf(params.code as RequirementCode, body.links, 8);

function hostWith(documents: Document[] = [letter], chosen: EvidenceLinks[] = [], total = documents.length) {
  return hostOf()
    .answer(listDocuments, { documents, total, next: null, counts: {} } as never)
    .answer(getDocument, letter)
    .answer(listEvidenceLinks, { evidence: chosen, total: chosen.length })
    .answer(setEvidenceLinks, saved);
}

/** The evidence of a requirement, as its row on the page of the file shows it. */
const renderList = (
  host: ReturnType<typeof hostOf>,
  code: RequirementCode = 'HA-1',
  { file = sampleFile(), ...page }: { file?: FsvpFile; at?: string; user?: typeof mockViewer } = {},
) => {
  const item = sampleReadiness().items.find((one) => one.code === code)!;
  return renderInHost(<EvidenceList item={item} file={file} />, { host, at: view, ...page });
};

async function openForm(host: ReturnType<typeof hostOf>, code: RequirementCode = 'HA-1') {
  const page = renderList(host, code);
  await userEvent.click(await screen.findByRole('button', { name: `Choose evidence… (${code})` }));
  return { ...page, form: within(await screen.findByRole('dialog', { name: 'Choose Evidence' })) };
}

test('a document is chosen with a note; what is chosen already stays, and the list is loaded again', async () => {
  const host = hostWith([letter], [choiceOf('HA-1', [procedure]), choiceOf('EV-1', [])]);
  const { form } = await openForm(host);
  expect(form.getByText(/does not satisfy it by itself\./)).toBeVisible();
  expect(await form.findByRole('checkbox', { name: 'Procedure' })).toBeChecked();
  expect(form.getByRole('textbox', { name: 'Note on Procedure' })).toHaveValue('Section 4');
  expect(form.queryByRole('group', { name: 'Records' })).toBeNull();
  const documents = within(form.getByRole('group', { name: 'Documents of the supplier' }));
  expect(documents.getByText('Certificate · no expiry date')).toBeVisible();
  expect(documents.queryByRole('textbox')).toBeNull();
  const choice = documents.getByRole('checkbox', { name: 'Letter of March' });
  choice.focus();
  await userEvent.keyboard(' ');
  expect(choice).toHaveFocus();
  await userEvent.type(documents.getByRole('textbox', { name: 'Note on Letter of March' }), 'Page 2');
  const loaded = host.requests(listEvidenceLinks).length;
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Evidence chosen')).toBeVisible();
  const [request] = host.requests(setEvidenceLinks);
  expect(request!.params).toEqual({ id: FILE_ID, code: 'HA-1' });
  expect(request!.headers['If-Match']).toBe('"7"');
  expect(request!.body).toEqual({ links: [procedure, { ...ofLetter, note: 'Page 2' }] });
  await waitFor(() => expect(host.requests(listEvidenceLinks).length).toBeGreaterThan(loaded));
});

test('records of the requirement can be chosen, of checks the latest one, and say why they do not count', async () => {
  const host = hostWith([
    { ...letter, expirationDate: '2020-01-01', fileDamagedSince: '2026-11-01T10:00:00.000Z' },
  ] as Document[])
    .answer(listAssurances, ({ query }) => ({
      assurances: query.has('fileId')
        ? [sampleAssurance({ validUntil: addDays(today(), -1) }), sampleAssurance({ kind: 'SS-2', id: PROCEDURE_ID })]
        : [],
      total: 0,
      next: null,
    }))
    .answer(listStandingChecks, { standingChecks: [sampleCheck(), sampleCheck({ id: IMPORTER_ID })], total: 2 });
  const { form, unmount } = await openForm(host, 'VS-2');
  const records = within(await form.findByRole('group', { name: 'Records' }));
  expect(form.getByText(/^If you choose records, only those count\./)).toBeVisible();
  const [assurance, ...others] = records.getAllByRole('checkbox');
  expect(others).toEqual([]);
  expect(assurance).toHaveAccessibleDescription(/^Signed by R\. Mehta.*Expired$/);
  expect(form.getByRole('checkbox', { name: 'Letter of March' })).toHaveAccessibleDescription(
    /valid until Jan 1, 2020\s*Expired\s*File damaged$/,
  );
  await userEvent.click(assurance!);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(host.requests(setEvidenceLinks)[0]?.body).toEqual({
      links: [{ recordType: 'assurance', recordId: ASSURANCE_ID, recordVersion: 3, note: null }],
    }),
  );
  unmount();
  const { form: ofCheck } = await openForm(host, 'EQ-2');
  const checks = within(await ofCheck.findByRole('group', { name: 'Records' }));
  expect(checks.getAllByRole('checkbox')).toHaveLength(1);
});

test('what is chosen is in the list of evidence, with its note, and can be taken back and restored', async () => {
  const host = hostWith([letter], [choiceOf('HA-1', [procedure, ofLetter])]);
  const { form } = await openForm(host);
  expect(screen.getByText('2 chosen manually')).toBeVisible();
  expect(screen.getByText('Note: Section 4')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Letter of March', hidden: true })).toBeVisible();
  await userEvent.click(await form.findByRole('button', { name: 'Clear the choice' }));
  expect(await screen.findByText('Choice cleared')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Choice restored')).toBeVisible();
  const sent = host.requests(setEvidenceLinks).map(({ body, headers }) => [body.links, headers['If-Match']]);
  expect(sent).toEqual([
    [[], '"7"'],
    [[procedure, ofLetter], '"8"'],
  ]);
});

test('a problem is shown at its record, and the choice can be corrected', async () => {
  const host = hostWith([letter], [choiceOf('HA-1', [ofLetter, procedure])]).fail(setEvidenceLinks, 400, {
    errors: [{ path: 'links.1.recordId', message: 'This FSVP file has no such record' }],
  });
  const { form } = await openForm(host);
  const gone = await form.findByRole('checkbox', { name: 'Procedure' });
  await userEvent.type(form.getByRole('textbox', { name: 'Note on Letter of March' }), 'x');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gone).toHaveAccessibleDescription(/This FSVP file has no such record$/));
  expect(gone).toBeInvalid();
  host.answer(setEvidenceLinks, saved);
  await userEvent.click(gone);
  expect(gone).not.toBeChecked();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(host.requests(setEvidenceLinks)[1]?.body).toEqual({ links: [{ ...ofLetter, note: 'x' }] }),
  );
});

test('the choice of someone else is compared', async () => {
  const host = hostWith().fail(setEvidenceLinks, 412, { current: choiceOf('HA-1', [procedure]) });
  const { form } = await openForm(host);
  await userEvent.click(await form.findByRole('checkbox', { name: 'Letter of March' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Someone else changed this record .*: Evidence\./)).toBeVisible();
  host.answer(setEvidenceLinks, saved);
  await userEvent.click(form.getByRole('radio', { name: /^Value someone else saved/ }));
  expect(form.getByRole('checkbox', { name: 'Procedure' })).toBeChecked();
  expect(form.getByRole('checkbox', { name: 'Letter of March' })).not.toBeChecked();
});

test('a document beyond the first ones is found by its title', async () => {
  const other = { ...letter, id: PROCEDURE_ID, title: 'Audit of May', version: 1 };
  const host = hostWith([letter], [], 2);
  const { form } = await openForm(host);
  const find = await form.findByRole('combobox', { name: 'Another document' });
  host.answer(listDocuments, { documents: [other], total: 1, next: null, counts: {} } as never);
  await userEvent.type(find, 'audit');
  await userEvent.click(await screen.findByRole('option', { name: /^Audit of May/ }));
  expect(await form.findByRole('checkbox', { name: 'Audit of May' })).toBeChecked();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(host.requests(setEvidenceLinks)[0]?.body.links).toEqual([
      { ...ofLetter, recordId: PROCEDURE_ID, recordVersion: 1 },
    ]),
  );
  // Refused if somebody has chosen meanwhile.
  expect(host.requests(setEvidenceLinks)[0]!.headers['If-Match']).toBe('"0"');
});

test('without anything to choose, the form says what to add; a failed load can be tried again', async () => {
  const host = hostWith([]).fail(listDocuments, 503);
  const { form, address } = await openForm(host, 'VS-2');
  expect(await form.findByText('The documents could not be loaded')).toBeVisible();
  host.answer(listDocuments, { documents: [], total: 0, next: null, counts: {} } as never);
  await userEvent.click(form.getByRole('button', { name: 'Retry' }));
  expect(
    await form.findByText(
      'There is nothing to choose yet. Record an assurance, or upload a document of Bay Seafood first.',
    ),
  ).toBeVisible();
  expect(form.getByLabelText(/^Upload files/)).toBeEnabled();
  await userEvent.click(form.getByRole('button', { name: 'Record an assurance' }));
  await waitFor(() => expect(address()).toBe(`${view}&record=VS-2`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('readers, closed files and other days have no button; what was chosen is shown', async () => {
  const button = () => screen.queryByRole('button', { name: /^Choose evidence/ });
  const closed = sampleFile({ lifecycle: 'closed', closedOn: '2026-10-01', closeReason: 'Elsewhere' });
  const pages = [
    { user: mockViewer, file: sampleFile(), at: view },
    { file: closed, at: view },
    { file: sampleFile(), at: `${view}&asOf=${addDays(today(), -3)}` },
  ];
  for (const { file, ...page } of pages) {
    const host = hostOf([file]).answer(listEvidenceLinks, { evidence: [choiceOf('HA-1', [procedure])], total: 1 });
    const { unmount } = renderList(host, 'HA-1', { file, ...page });
    expect(await screen.findByText('1 chosen manually')).toBeVisible();
    expect(button()).toBeNull();
    unmount();
  }
});

test('a choice that cannot be loaded says so and is tried again', async () => {
  const host = hostOf().fail(listEvidenceLinks, 503);
  renderList(host);
  expect(await screen.findByText('What was chosen could not be loaded.')).toBeVisible();
  host.answer(listEvidenceLinks, { evidence: [choiceOf('HA-1', [procedure])], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 chosen manually')).toBeVisible();
});

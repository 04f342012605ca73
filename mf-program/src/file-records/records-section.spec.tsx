import { expect, test } from '@jest/globals';
import {
  createAssurance,
  deleteAssurance,
  getAssurance,
  listAssurances,
  updateAssurance,
  yearOfSmallStatus,
  type Assurance,
} from '@fsvp/contracts/program/assurance';
import {
  createControlRecord,
  deleteControlRecord,
  getControlRecord,
  getDisclosure,
  listControlRecords,
  updateControlRecord,
  type ControlRecord,
} from '@fsvp/contracts/program/control-records/control-record';
import { addDays, addMonths, today } from '@fsvp/contracts/core/calendar-day';
import { getDocument, listDocuments } from '@fsvp/contracts/documents/document';
import { getFileReadiness } from '@fsvp/contracts/program/file-readiness';
import { getReferenceSet, listReferenceSets } from '@fsvp/contracts/program/reference-set';
import {
  createStandingCheck,
  deleteStandingCheck,
  getStandingCheck,
  listStandingChecks,
  updateStandingCheck,
  type StandingCheck,
} from '@fsvp/contracts/program/standing-check';
import { formatDate } from '@fsvp/ui';
import { mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FsvpFilesPage } from '../fsvp-files/fsvp-files.page.js';
import { hostOf } from '../testing/fsvp-files-host.js';
import { sampleReadiness } from '../testing/sample-readiness.js';
import {
  CHECK_ID,
  CONTROL_ID,
  DOCUMENT_ID,
  FILE_ID,
  IMPORTER_ID,
  sampleAssurance,
  sampleCheck,
  sampleControl,
  sampleFile,
  SUPPLIER_ID,
  SYSTEMS,
} from '../testing/sample-records.js';

const view = `/fsvp-files?view=${FILE_ID}`;
const letter = { id: DOCUMENT_ID, title: 'Letter of March', type: 'certificate', fileName: 'letter.pdf' };

interface Records {
  file?: ReturnType<typeof sampleFile>;
  assurances?: Assurance[];
  checks?: StandingCheck[];
  controls?: ControlRecord[];
}

function hostWith({ file = sampleFile(), assurances = [], checks = [], controls = [] }: Records = {}) {
  const { rows: _rows, ...summary } = SYSTEMS;
  return hostOf([file])
    .answer(listAssurances, ({ query }) => {
      const found = assurances.filter(({ fileId }) => (fileId !== null) === query.has('fileId'));
      return { assurances: found, total: found.length, next: null };
    })
    .answer(listStandingChecks, { standingChecks: checks, total: checks.length })
    .answer(listControlRecords, { controlRecords: controls, total: controls.length })
    .answer(getControlRecord, controls[0] ?? sampleControl())
    .answer(getAssurance, assurances[0] ?? sampleAssurance())
    .answer(getStandingCheck, checks[0] ?? sampleCheck())
    .answer(getDocument, letter as never)
    .answer(listDocuments, { documents: [letter], total: 1, next: null, counts: {} } as never)
    .answer(listReferenceSets, { referenceSets: [summary], total: 1, next: null } as never)
    .answer(getReferenceSet, SYSTEMS as never);
}

const open = (host = hostWith(), at = view) => renderInHost(<FsvpFilesPage />, { host, at });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const section = async () => within(await screen.findByRole('region', { name: 'Assurances and checks' }));
type Form = Awaited<ReturnType<typeof dialogOf>>;

/** What every assurance has. */
async function fillAssurance(form: Form, day = today()): Promise<void> {
  await userEvent.type(form.getByRole('textbox', { name: /^Effective on/ }), formatDate(day));
  await userEvent.type(form.getByRole('textbox', { name: /^Signed by/ }), 'R. Mehta');
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'Head of quality');
  await userEvent.type(form.getByRole('textbox', { name: /^What is assured/ }), 'We comply.');
  await chooseLetter(form);
}
async function chooseLetter(form: Form): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: /^Document/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Letter of March/ }));
}

test('the next action of a requirement opens its form, which the address has', async () => {
  const nextAction = { label: 'Record the assurance of the supplier', href: `${view}&record=VS-2` };
  const readiness = sampleReadiness();
  const items = readiness.items.map((item) =>
    item.code === 'VS-2' ? { ...item, state: 'missing' as const, reason: 'absent' as const, nextAction } : item,
  );
  const host = hostWith().answer(getFileReadiness, { ...readiness, items });
  const { address } = open(host, `/fsvp-files?search=bay&view=${FILE_ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Record the assurance of the supplier (VS-2)' }));
  const form = await dialogOf('Record an Assurance');
  expect(address()).toBe(`/fsvp-files?search=bay&view=${FILE_ID}&record=VS-2`);
  expect(form.getByRole('combobox', { name: /^Assurance/ })).toHaveTextContent('(VS-2)');
  expect(form.getByText(/States that the supplier makes the food .* \(21 CFR 1\.512\(b\)\(3\)\(i\)\)\./)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe(`/fsvp-files?search=bay&view=${FILE_ID}`));
});

test('an assurance of a supplier is recorded with a document of the supplier, and says until when it counts', async () => {
  const host = hostWith().answer(createAssurance, sampleAssurance());
  const { address } = open(host, `${view}&record=VS-2`);
  const form = await dialogOf('Record an Assurance');
  await userEvent.click(form.getByRole('button', { name: 'Record Assurance' }));
  expect(await form.findByText('Choose the document with the assurance')).toBeVisible();
  expect(form.getByText('Enter the name of the person who signed it')).toBeVisible();
  const day = form.getByRole('textbox', { name: /^Effective on/ });
  await userEvent.type(day, formatDate(addDays(today(), 1)));
  await userEvent.tab();
  expect(await form.findByText(`Choose ${formatDate(today())} or an earlier date`)).toBeVisible();
  await userEvent.clear(day);
  await fillAssurance(form);
  expect(form.getByText(`Valid until ${formatDate(addMonths(today(), 24))}.`)).toBeVisible();
  expect(host.requests(listDocuments).at(-1)!.query.get('supplierId')).toBe(SUPPLIER_ID);
  await userEvent.click(form.getByRole('button', { name: 'Record Assurance' }));
  expect(await screen.findByText('Assurance recorded')).toBeVisible();
  expect(host.requests(createAssurance)[0]!.body).toEqual({
    kind: 'VS-2',
    fileId: FILE_ID,
    effectiveOn: today(),
    signerName: 'R. Mehta',
    signerTitle: 'Head of quality',
    statement: 'We comply.',
    documentId: DOCUMENT_ID,
  });
  expect(address()).toBe(view);
});

test('an assurance of a customer can be for all files of the importer, with any document', async () => {
  const host = hostWith().answer(createAssurance, sampleAssurance());
  open(host);
  await userEvent.click((await section()).getByRole('button', { name: 'Record an assurance' }));
  const form = await dialogOf('Record an Assurance');
  await userEvent.click(form.getByRole('combobox', { name: /^Assurance/ }));
  await userEvent.click(await screen.findByRole('option', { name: /dietary supplements \(AS-5\)/ }));
  await userEvent.click(form.getByRole('radio', { name: /^A customer of Harbor Foods LLC/ }));
  await fillAssurance(form);
  expect(host.requests(listDocuments).at(-1)!.query.has('supplierId')).toBe(false);
  await userEvent.click(form.getByRole('button', { name: 'Record Assurance' }));
  expect(await form.findByText('Enter the name of the customer')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Customer/ }), 'Delta Vitamins');
  await userEvent.click(form.getByRole('button', { name: 'Record Assurance' }));
  await waitFor(() =>
    expect(host.requests(createAssurance)[0]?.body).toMatchObject({
      kind: 'AS-5',
      importerId: IMPORTER_ID,
      customerName: 'Delta Vitamins',
    }),
  );
  expect(host.requests(createAssurance)[0]!.body).not.toHaveProperty('fileId');
});

test('the assurance of a qualified facility has its controls, other law, or both, and a correction swaps them', async () => {
  const circumstances = { ...sampleFile().circumstances, smallSupplier: 'qualified_facility' as const };
  const file = sampleFile({ circumstances });
  const known = sampleAssurance({ kind: 'SS-2', controlsDescription: 'Roasting at 150 °C' });
  const host = hostWith({ file, assurances: [known] }).answer(updateAssurance, known);
  open(host);
  await userEvent.click(await (await section()).findByRole('button', { name: /^Edit Assurance of a small supplier/ }));
  const form = await dialogOf('Edit Assurance');
  expect(await form.findByRole('textbox', { name: /^Preventive controls/ })).toHaveValue('Roasting at 150 °C');
  await userEvent.clear(form.getByRole('textbox', { name: /^Preventive controls/ }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Describe the preventive controls, or enter the law that applies')).toBeVisible();
  expect(host.requests(updateAssurance)).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: /^Compliance with non-Federal law/ }), 'State law');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(host.requests(updateAssurance)[0]?.body).toEqual({
      controlsDescription: null,
      nonFederalLawStatement: 'State law',
    }),
  );
  expect(host.requests(updateAssurance)[0]!.headers['If-Match']).toBe('"3"');
});

test('an assurance of small status is for a calendar year, and may take effect later', async () => {
  const circumstances = { ...sampleFile().circumstances, smallSupplier: 'qualified_facility' as const };
  const host = hostWith({ file: sampleFile({ circumstances }) }).answer(createAssurance, sampleAssurance());
  open(host, `${view}&record=SS-1`);
  const form = await dialogOf('Record an Assurance');
  expect(form.getByText(/Its Form FDA 3942a \(human food\) or 3942b/)).toBeVisible();
  const year = form.getByRole('spinbutton', { name: /^Calendar year/ });
  expect(year).toHaveValue(String(yearOfSmallStatus(today())));
  await userEvent.clear(year);
  await userEvent.type(year, today().slice(0, 4));
  await fillAssurance(form);
  await userEvent.click(form.getByRole('button', { name: 'Record Assurance' }));
  await waitFor(() => expect(host.requests(createAssurance)[0]?.body).toMatchObject({ kind: 'SS-1' }));
  expect(host.requests(createAssurance)[0]!.body).toMatchObject({ year: Number(today().slice(0, 4)) });
});

test('an assurance of small status is for this year while the file lacks one', async () => {
  const readiness = { ...sampleFile().readiness, missing: ['SS-1' as const] };
  open(hostWith({ file: sampleFile({ readiness }) }), `${view}&record=SS-1`);
  const form = await dialogOf('Record an Assurance');
  expect(form.getByRole('spinbutton', { name: /^Calendar year/ })).toHaveValue(today().slice(0, 4));
});

test('a check begins with the country of the supplier and its authority, and says what was found', async () => {
  const file = sampleFile({ supplierCountry: 'New Zealand' });
  const host = hostWith({ file }).answer(createStandingCheck, sampleCheck());
  open(host, `${view}&record=EQ-2`);
  const form = await dialogOf('Record a Check of Standing');
  expect(await form.findByRole('radio', { name: /^Good standing/ })).toBeChecked();
  expect(form.getByRole('combobox', { name: /^Country/ })).toHaveTextContent('New Zealand');
  expect(form.getByRole('textbox', { name: /^Authority/ })).toHaveValue('Ministry for Primary Industries (MPI)');
  await userEvent.click(form.getByRole('button', { name: 'Record Check' }));
  expect(await form.findByText('Enter what the check found')).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'Not in good standing' }));
  await userEvent.type(form.getByRole('textbox', { name: /^How it was checked/ }), 'Public register');
  await userEvent.type(form.getByRole('textbox', { name: /^Checked on/ }), formatDate(today()));
  await userEvent.tab();
  expect(await form.findByText(`Valid until ${formatDate(addMonths(today(), 6))}.`)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Record Check' }));
  expect(await screen.findByText('Check recorded')).toBeVisible();
  expect(host.requests(createStandingCheck)[0]).toMatchObject({
    params: { id: FILE_ID },
    body: {
      kind: 'standing',
      countryCode: 'NZ',
      authority: 'Ministry for Primary Industries (MPI)',
      found: false,
      how: 'Public register',
      documentId: null,
      checkedOn: today(),
    },
  });
});

test('a country without a recognised system is named so', async () => {
  open(hostWith(), `${view}&record=EQ-1`);
  const form = await dialogOf('Record a Check of Standing');
  expect(await form.findByRole('radio', { name: /^Country and scope/ })).toBeChecked();
  expect(form.getByRole('combobox', { name: /^Country/ })).toHaveTextContent('Vietnam');
  expect(form.getByText('FDA has not recognized the food safety system of this country.')).toBeVisible();
});

test('the file lists what was recorded, with its document and what does not count, and deletes it on confirmation', async () => {
  const assurances = [
    sampleAssurance({ effectiveOn: '2020-03-05', validUntil: '2022-03-05' }),
    sampleAssurance({
      id: DOCUMENT_ID,
      kind: 'AS-5',
      fileId: null,
      fileNumber: null,
      importerId: IMPORTER_ID,
      importerName: 'Harbor Foods LLC',
      customerName: 'Delta Vitamins',
      validUntil: addDays(today(), 90),
    }),
  ];
  const check = sampleCheck({ found: false, validUntil: addDays(today(), 90) });
  const host = hostWith({ assurances, checks: [check] })
    .answer(deleteAssurance, undefined as never)
    .answer(deleteStandingCheck, undefined as never);
  open(host);
  const list = within(await (await section()).findByRole('list', { name: 'Assurances and checks' }));
  const [old, customer, bad] = list.getAllByRole('listitem').map((entry) => within(entry));
  expect(old!.getByText('Expired')).toBeVisible();
  expect(await old!.findByRole('link', { name: 'Letter of March' })).toBeVisible();
  expect(customer!.getByText(/Delta Vitamins, for all files of Harbor Foods LLC/)).toBeVisible();
  expect(customer!.queryByText('Expired')).toBeNull();
  expect(bad!.getByText('Not in good standing')).toBeVisible();
  await userEvent.click(customer!.getByRole('button', { name: /^Delete/ }));
  let question = within(await screen.findByRole('alertdialog', { name: 'Delete this assurance?' }));
  expect(question.getByText(/^It no longer counts for any file of Harbor Foods LLC\./)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(host.requests(deleteAssurance)[0]?.params.id).toBe(DOCUMENT_ID));
  await userEvent.click(bad!.getByRole('button', { name: /^Delete/ }));
  question = within(await screen.findByRole('alertdialog', { name: 'Delete this check?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(host.requests(deleteStandingCheck)[0]?.params.id).toBe(CHECK_ID));
});

test('a check is corrected with If-Match', async () => {
  const host = hostWith({ checks: [sampleCheck()] }).answer(updateStandingCheck, sampleCheck());
  open(host);
  await userEvent.click(await (await section()).findByRole('button', { name: /^Edit Good standing/ }));
  const form = await dialogOf('Edit Check');
  await userEvent.click(await form.findByRole('radio', { name: 'Not in good standing' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.requests(updateStandingCheck)[0]?.body).toEqual({ found: false }));
  expect(host.requests(updateStandingCheck)[0]!.headers['If-Match']).toBe('"3"');
});

test('a review of production under part 113 has its reviewer, its day and its document', async () => {
  const host = hostWith().answer(createControlRecord, sampleControl());
  open(host, `${view}&record=LACF-1`);
  const form = await dialogOf('Record a Control Elsewhere');
  expect(await form.findByRole('combobox', { name: /^Kind of record/ })).toHaveTextContent('(LACF-1)');
  expect(form.getByText('Valid for 12 months, which is our policy.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^What was reviewed/ }), 'Lot 7 shows the scheduled process.');
  await userEvent.type(form.getByRole('textbox', { name: /^Reviewed on/ }), formatDate(today()));
  await userEvent.click(form.getByRole('combobox', { name: /^Records of production/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Letter of March/ }));
  expect(host.requests(listDocuments).at(-1)!.query.get('supplierId')).toBe(SUPPLIER_ID);
  await userEvent.click(form.getByRole('button', { name: 'Save Record' }));
  expect(await form.findByText('Enter who reviewed the records of production')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Reviewed by/ }), 'Dana Reyes');
  await userEvent.click(form.getByRole('button', { name: 'Save Record' }));
  expect(await screen.findByText('Record saved')).toBeVisible();
  expect(host.requests(createControlRecord)[0]).toMatchObject({
    params: { id: FILE_ID },
    body: {
      kind: 'LACF-1',
      statement: 'Lot 7 shows the scheduled process.',
      effectiveOn: today(),
      documentId: DOCUMENT_ID,
      reviewerName: 'Dana Reyes',
    },
  });
  expect(host.requests(createControlRecord)[0]!.body).not.toHaveProperty('hazardKeys');
});

const LEAD = '0197a000-0000-7000-8000-0000000000b1';
const SALMONELLA = '0197a000-0000-7000-8000-0000000000b2';
const DISCLOSURE = {
  hazards: [
    { hazardKey: LEAD, hazardName: 'Lead', hazardClass: 'chemical' },
    { hazardKey: SALMONELLA, hazardName: 'Salmonella', hazardClass: 'biological' },
  ],
  proposal: 'Not processed to control microbial pathogens or Lead',
};

test('a disclosure begins with the hazards of the evaluation and the sentence for them', async () => {
  const host = hostWith().answer(getDisclosure, DISCLOSURE).answer(createControlRecord, sampleControl());
  open(host, `${view}&record=AS-2`);
  const form = await dialogOf('Record a Control Elsewhere');
  expect(await form.findByRole('textbox', { name: /^What it says/ })).toHaveValue(DISCLOSURE.proposal);
  expect(form.getByText('It counts from this day, without an end.')).toBeVisible();
  const [lead, salmonella] = form.getAllByRole('checkbox');
  expect(lead).toBeChecked();
  await userEvent.click(salmonella!);
  await userEvent.type(form.getByRole('textbox', { name: /^Customer/ }), 'Delta Foods');
  await userEvent.type(form.getByRole('textbox', { name: /^Disclosed since/ }), formatDate(today()));
  await userEvent.click(form.getByRole('combobox', { name: /^Document that accompanies/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Letter of March/ }));
  host.fail(createControlRecord, 400, {
    code: 'invalid-input',
    errors: [{ path: 'statement', message: 'Name the hazard: Lead' }],
  });
  await userEvent.click(form.getByRole('button', { name: 'Save Record' }));
  expect(await form.findByText('Name the hazard: Lead')).toBeVisible();
  expect(host.requests(createControlRecord)[0]!.body).toEqual({
    kind: 'AS-2',
    statement: DISCLOSURE.proposal,
    effectiveOn: today(),
    documentId: DOCUMENT_ID,
    customerName: 'Delta Foods',
    hazardKeys: [LEAD],
  });
});

test('without a hazard to disclose the form says what comes first', async () => {
  open(hostWith(), `${view}&record=AS-2`);
  const form = await dialogOf('Record a Control Elsewhere');
  expect(await form.findByText('There is nothing to disclose yet.')).toBeVisible();
  expect(form.queryByRole('textbox', { name: /^What it says/ })).toBeNull();
});

test('records of controls elsewhere are listed, corrected with If-Match and deleted', async () => {
  const controls = [
    sampleControl(),
    sampleControl({
      id: FILE_ID,
      kind: 'AS-2',
      reviewerName: null,
      customerName: 'Delta Foods',
      hazardKeys: [LEAD],
      hazardNames: ['Lead'],
      statement: 'Not processed to control lead.',
      validUntil: null,
    }),
  ];
  const host = hostWith({ controls })
    .answer(updateControlRecord, controls[0]!)
    .answer(deleteControlRecord, undefined as never);
  open(host);
  const list = within(await (await section()).findByRole('list', { name: 'Assurances and checks' }));
  const [review, disclosure] = list.getAllByRole('listitem').map((entry) => within(entry));
  expect(review!.getByText(/^Reviewed by Dana Reyes · valid until/)).toBeVisible();
  expect(disclosure!.getByText('Lead · To Delta Foods · without an end')).toBeVisible();
  await userEvent.click(review!.getByRole('button', { name: /^Edit Review of production/ }));
  const form = await dialogOf('Edit Record');
  const reviewer = await form.findByRole('textbox', { name: /^Reviewed by/ });
  await userEvent.clear(reviewer);
  await userEvent.type(reviewer, 'Mia Chen');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.requests(updateControlRecord)[0]?.body).toEqual({ reviewerName: 'Mia Chen' }));
  expect(host.requests(updateControlRecord)[0]!.headers['If-Match']).toBe('"3"');
  await userEvent.click(review!.getByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this record?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(host.requests(deleteControlRecord)[0]?.params.id).toBe(CONTROL_ID));
});

test('a list that cannot be loaded says so and is tried again', async () => {
  const host = hostWith().fail(listStandingChecks, 503);
  open(host);
  expect(await screen.findByText('The checks could not be loaded')).toBeVisible();
  host.answer(listStandingChecks, { standingChecks: [], total: 0 });
  await userEvent.click((await section()).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Nothing recorded\./)).toBeVisible();
});

test('readers and closed files get no form, not even by its address', async () => {
  const assurances = [sampleAssurance()];
  const { unmount } = renderInHost(<FsvpFilesPage />, {
    host: hostWith({ assurances }),
    at: `${view}&record=VS-2`,
    user: mockViewer,
  });
  expect(await (await section()).findByText(/^Signed by R\. Mehta/)).toBeVisible();
  for (const name of [/^Record a/, /^Edit/, /^Delete/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  const file = sampleFile({ lifecycle: 'closed', closedOn: '2026-10-01', closeReason: 'Elsewhere' });
  open(hostWith({ file, assurances }), `${view}&record=VS-2`);
  expect(await (await section()).findByText(/^Signed by R\. Mehta/)).toBeVisible();
  for (const name of [/^Record a/, /^Edit/, /^Delete/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { expect, test } from '@jest/globals';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { getFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  createSupplierApproval,
  listSupplierApprovals,
  supplierApprovalSignatures,
  type SupplierApproval,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import {
  checkSupplierEvaluation,
  createSupplierEvaluation,
  createSupplierEvaluationVersion,
  evaluationHref,
  listSupplierEvaluations,
  supplierEvaluationSignatures,
  updateSupplierEvaluation,
  type EvaluationContext,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { listSupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { mockViewer, offeredWrites, renderInHost, type MockHost } from '@fsvp/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FsvpFilesPage } from '../fsvp-files/fsvp-files.page.js';
import { hostOf } from '../testing/fsvp-files-host.js';
import { hazardKey } from '../testing/sample-analysis.js';
import { sampleApproval, sampleEvaluation, sampleSigned } from '../testing/sample-evaluation.js';
import { FILE_ID, FOOD_ID, PROCEDURE_ID, sampleFile } from '../testing/sample-records.js';

const CONTEXT: EvaluationContext = { supplierName: 'Bay Seafood', lowAcidCanned: false, analysisState: 'current' };

function hostWith(evaluations: SupplierEvaluation[], approvals: SupplierApproval[] = []): MockHost {
  const noSignatures = { signatures: [], total: 0, recordVersion: 1 };
  return hostOf()
    .answer(listSupplierEvaluations, { supplierEvaluations: evaluations, total: evaluations.length })
    .answer(listSupplierApprovals, { supplierApprovals: approvals, total: approvals.length })
    .answer(checkSupplierEvaluation, { signable: false, problems: [], warnings: [], context: CONTEXT })
    .answer(supplierEvaluationSignatures.list, noSignatures)
    .answer(supplierApprovalSignatures.list, noSignatures)
    .answer(listVerifications, { activities: [], total: 0, next: null })
    .answer(listSupplierPerformance, { evaluations: [], total: 0, next: null });
}
const open = (host: MockHost) =>
  act(async () => renderInHost(<FsvpFilesPage />, { host, at: evaluationHref(FILE_ID) }));
const conditions = async () => within(await screen.findByRole('region', { name: 'What signing needs' }));
/** At once: a key press renders the whole form. */
const enter = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('the first evaluation is started, and Back leads to the file', async () => {
  const host = hostWith([]).answer(createSupplierEvaluation, sampleEvaluation());
  const { address } = await open(host);
  expect(await screen.findByText('The supplier can be approved once the evaluation is signed.')).toBeVisible();
  await press('Start the evaluation');
  await waitFor(() => expect(host.requests(createSupplierEvaluation)[0]?.params).toEqual({ id: FILE_ID }));
  await press('Back to the file');
  expect(address()).toBe(`/fsvp-files?view=${FILE_ID}`);
});

test('a failed load says so and loads again', async () => {
  const host = hostWith([sampleSigned()]).fail(listSupplierEvaluations, 503);
  await open(host);
  expect(await screen.findByText('The evaluations could not be loaded')).toBeVisible();
  host.answer(listSupplierEvaluations, { supplierEvaluations: [sampleSigned()], total: 1 });
  await press('Retry');
  expect(await screen.findByText('Validated steam treatment')).toBeVisible();
});

test('what signing needs follows what is typed, and leads to its field; only what changed is saved', async () => {
  const saved = sampleEvaluation({ version: 2 });
  const host = hostWith([sampleEvaluation()]).answer(updateSupplierEvaluation, saved);
  await open(host);
  const list = await conditions();
  expect(await list.findByText('Say who controls Salmonella.')).toBeVisible();
  expect(list.getByText('6 open')).toBeVisible();
  const hazard = within(screen.getByRole('group', { name: 'Salmonella' }));
  expect(hazard.getByText('Critical Risk, 12')).toBeVisible();
  expect(hazard.getByText('Serious consequences (SAHCODHA)')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Say who controls Salmonella.' }));
  expect(hazard.getByRole('combobox', { name: /^Controlled by/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'A customer subject to part 117 or 507' }));
  expect(await list.findByText('Salmonella: name the entity that controls it.')).toBeVisible();
  enter(hazard.getByRole('textbox', { name: /^Name of the entity/ }), 'Mill Inc.');
  await userEvent.click(hazard.getByRole('button', { name: 'Add the sentence to the text: Salmonella' }));
  expect(hazard.getByRole('textbox', { name: /^How it is controlled/ })).toHaveValue(
    'Not processed to control microbial pathogens.',
  );
  await waitFor(() => expect(list.queryByText(/Salmonella/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(host.requests(updateSupplierEvaluation)).toHaveLength(1));
  const [sent] = host.requests(updateSupplierEvaluation);
  expect(sent?.body).toEqual({
    allocations: [
      {
        hazardKey: hazardKey(1),
        controlledBy: 'customer_pc',
        entityName: 'Mill Inc.',
        control: 'Not processed to control microbial pathogens.',
        evidence: [],
      },
    ],
  });
  expect(sent?.headers['If-Match']).toBe('"1"');
});

test('shows what the suite knows: performance line by line, and that screening is not in use', async () => {
  await open(hostWith([sampleEvaluation()]));
  const table = within(await screen.findByRole('list', { name: 'Formula perf-1, line by line' }));
  expect(table.getByText('2 of 40 receipts failed: 200 × 2 / 40 points, at most 40')).toBeVisible();
  expect(table.getByText('−10')).toBeVisible();
  expect(screen.getByText(/^Screening is not in use/)).toBeVisible();
  expect((await screen.findAllByText('No document of the supplier is stored.'))[0]).toBeVisible();
});

test('an outdated draft takes over what is known today, by an update without a field', async () => {
  const host = hostWith([sampleEvaluation({ outdated: true })]).answer(
    updateSupplierEvaluation,
    sampleEvaluation({ version: 2 }),
  );
  await open(host);
  await press('Take over what is known today');
  await waitFor(() => expect(host.requests(updateSupplierEvaluation)[0]?.body).toEqual({}));
});

test('a draft that somebody else changed meanwhile shows both values', async () => {
  const theirs = sampleEvaluation({ version: 2, otherFactors: 'Their words' });
  const host = hostWith([sampleEvaluation()]).fail(updateSupplierEvaluation, 412, { current: theirs } as never);
  await open(host);
  enter(await screen.findByRole('textbox', { name: /^Other factors/ }), 'My words');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^Someone else changed this record after you opened it: Other factors/)).toBeVisible();
  expect(screen.getByText('Their words')).toBeVisible();
  host.answer(updateSupplierEvaluation, sampleEvaluation({ version: 3 }));
  await userEvent.click(screen.getByRole('radio', { name: /^Your value/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(host.requests(updateSupplierEvaluation).at(-1)).toMatchObject({
      body: { otherFactors: 'My words' },
      headers: { 'If-Match': '"2"' },
    }),
  );
});

test('what was typed is stored when the page is left', async () => {
  const host = hostWith([sampleEvaluation()]).answer(updateSupplierEvaluation, sampleEvaluation({ version: 2 }));
  await open(host);
  enter(await screen.findByRole('textbox', { name: /^Other factors/ }), 'Dry containers');
  await press('Back to the file');
  await waitFor(() =>
    expect(host.requests(updateSupplierEvaluation).map(({ body }) => body)).toEqual([
      { otherFactors: 'Dry containers' },
    ]),
  );
});

test('what was typed comes back when it could not be saved on leaving', async () => {
  const theirs = sampleEvaluation({ version: 2, otherFactors: 'Their words' });
  const host = hostWith([sampleEvaluation()]).fail(updateSupplierEvaluation, 412, { current: theirs } as never);
  await open(host);
  enter(await screen.findByRole('textbox', { name: /^Other factors/ }), 'Our words');
  await press('Back to the file');
  expect(await screen.findByText(/What you typed is restored when you open the draft again/)).toBeVisible();
  host.answer(listSupplierEvaluations, { supplierEvaluations: [theirs], total: 1 });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Evaluation' }))[0]!);
  await waitFor(async () =>
    expect(await screen.findByRole('textbox', { name: /^Other factors/ })).toHaveValue('Our words'),
  );
});

test('a signed evaluation is read, evaluated again, and its supplier approved', async () => {
  const superseded = sampleSigned({ id: FOOD_ID, versionNumber: 1, state: 'superseded', conclusion: 'approve' });
  const host = hostWith([sampleSigned({ versionNumber: 2 }), superseded])
    .answer(createSupplierEvaluationVersion, sampleEvaluation({ id: PROCEDURE_ID, versionNumber: 3 }))
    .answer(createSupplierApproval, sampleApproval());
  await open(host);
  expect(await screen.findByText('Part 117: human food, preventive controls')).toBeVisible();
  expect(screen.getByText(/reevaluation due by Jan 6, 2029/)).toBeVisible();
  await press('View the evaluation, version 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Evaluation, version 1' }));
  expect(dialog.getByText('OBSOLETE: a newer version was signed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press('Approve the supplier');
  const form = within(await screen.findByRole('dialog', { name: 'Decision on Bay Seafood' }));
  expect(form.queryByRole('radio', { name: 'Approval withdrawn' })).toBeNull();
  await userEvent.click(form.getByRole('radio', { name: 'Approved temporarily' }));
  enter(form.getByRole('textbox', { name: /^Verification before each import/ }), 'Each lot is tested');
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() =>
    expect(host.requests(createSupplierApproval)[0]?.body).toMatchObject({
      decision: 'approved_temporarily',
      preImportVerification: 'Each lot is tested',
    }),
  );
  await press('Evaluate again');
  await waitFor(() => expect(host.requests(createSupplierEvaluationVersion)).toHaveLength(1));
});

test('an approval in force can be withdrawn; on a refusing evaluation nobody approves', async () => {
  const approved = sampleApproval({ state: 'signed', signedAt: '2026-01-06T10:00:00.000Z' });
  const host = hostWith([sampleSigned()], [approved]);
  await open(host);
  await press('Withdraw the approval…');
  const form = within(await screen.findByRole('dialog', { name: /^Decision on/ }));
  expect(form.getByRole('radio', { name: 'Approval withdrawn' })).toBeChecked();
  await userEvent.keyboard('{Escape}');

  await open(hostWith([sampleSigned({ conclusion: 'do_not_approve', reason: 'Two recalls' })]));
  expect(await screen.findByText(/^The evaluation concludes that food is not to be imported/)).toBeVisible();
});

test('a reader, and who looks at a closed file, sees no control that changes something', async () => {
  const versions = [sampleEvaluation({ versionNumber: 2 }), sampleSigned({ id: FOOD_ID })];
  const approvals = [sampleApproval(), sampleApproval({ id: PROCEDURE_ID, state: 'signed' })];
  const offered = (host: MockHost, user?: typeof mockViewer) =>
    offeredWrites(<FsvpFilesPage />, {
      host,
      at: evaluationHref(FILE_ID),
      shown: 'Approval of the supplier (§1.505(b))',
      ...(user && { user }),
    });
  expect((await offered(hostWith(versions, approvals))).length).toBeGreaterThan(2);
  expect(await offered(hostWith(versions, approvals), mockViewer)).toEqual([]);
  const closed = sampleFile({ lifecycle: 'closed', closedOn: '2026-01-06', closeReason: 'Over' });
  expect(await offered(hostWith(versions, approvals).answer(getFsvpFile, closed))).toEqual([]);
});

test('an unknown document of the supplier is named with its last day', async () => {
  const host = hostWith([sampleEvaluation()]).answer(listDocuments, {
    documents: [{ id: PROCEDURE_ID, title: 'BRC certificate', expirationDate: '2020-01-05T00:00:00.000Z' }],
    total: 1,
    next: null,
    counts: { total: 1, valid: 0, expiresSoon: 0, expired: 1 },
  } as never);
  await open(host);
  expect((await screen.findAllByText(/expired on Jan 5, 2020/))[0]).toBeVisible();
});

import { beforeEach, expect, test } from '@jest/globals';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import { getFileReadiness } from '@fsvp/contracts/program/file-readiness';
import { determinationSignatures, getDetermination } from '@fsvp/contracts/program/determination';
import { procedureSignatures } from '@fsvp/contracts/program/procedure';
import { checkSupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { renderInHost, type MockHost } from '@fsvp/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostOf } from '../testing/fsvp-files-host.js';
import { sampleReadiness } from '../testing/sample-readiness.js';
import { FILE_ID, sampleDetermination, sampleFile } from '../testing/sample-records.js';
import { SessionPage } from './session.page.js';

type Item = FileReadinessAnswer['items'][number];
const sample = sampleReadiness();
const itemOf = (code: Item['code'], over: Partial<Item>): Item => ({
  ...sample.items.find((one) => one.code === code)!,
  state: 'missing',
  reason: 'absent',
  citation: null,
  evidence: [],
  notes: [],
  dueOn: null,
  nextAction: { label: `Do ${code}`, href: `/foods?view=1` },
  ...over,
});
const draftOf = (recordType: string, id: string, title: string): Item['evidence'][number] => ({
  recordType,
  id,
  version: 1,
  title,
  href: null,
  signedBy: null,
  signedAt: null,
  validUntil: null,
});
const DRAFT = '0197a000-0000-7000-8000-0000000000e1';
const PROCEDURE = '0197a000-0000-7000-8000-0000000000e2';

beforeEach(() => localStorage.clear());

async function open(items: Item[], answers = (host: MockHost): MockHost => host) {
  const readiness = { ...sample, items };
  const host = answers(hostOf([sampleFile({ lifecycle: 'preparing' })]).answer(getFileReadiness, readiness));
  renderInHost(<SessionPage id={FILE_ID} onBack={() => undefined} />, { host });
  await screen.findByRole('list', { name: 'Questions' });
  return host;
}

test('asks in the order of the law, begins with the first open question, and says what is left', async () => {
  await open([
    itemOf('AV-1', {}),
    itemOf('HA-1', {}),
    itemOf('IMP-1', { state: 'satisfied', reason: null }),
    itemOf('AS-5', { state: 'not_applicable', reason: null, citation: '1.511(b)' }),
  ]);
  const questions = within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('button');
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    'Who imports the food? IMP-1Answered',
    'Which hazards does the food have? HA-1Open',
    'Do you approve the supplier? AV-1Open',
  ]);
  expect(screen.getByRole('heading', { name: 'Which hazards does the food have?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Do HA-1 (HA-1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'hazard analysis' })).toBeVisible();
  expect(
    screen.getByText(/^1 of 3 answered, about 12 minutes left \(an estimate, nothing is measured yet\)$/),
  ).toBeVisible();
  expect(screen.getByText(/^The answer counts for all files of /)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
  expect(screen.getByRole('heading', { name: 'Do you approve the supplier?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('heading', { name: 'Which hazards does the food have?' })).toBeVisible();
});

test('leads to what a question waits for', async () => {
  await open([
    itemOf('HA-1', { state: 'satisfied', reason: null }),
    itemOf('EV-1', { reason: 'unsigned' }),
    itemOf('AV-1', {}),
    itemOf('PR-1', {}),
  ]);
  // The approval waits for the signature of the evaluation.
  expect(screen.getByRole('heading', { name: /^How do you make sure/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Do you approve the supplier/ }));
  expect(screen.getByText(/has to be signed first/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Do AV-1/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go to that question' }));
  expect(screen.getByRole('heading', { name: /^Who controls the hazards/ })).toBeVisible();
});

test('lists the drafts of several types for one confirmation', async () => {
  const host = await open([
    itemOf('APP-1', {
      reason: 'unsigned',
      evidence: [draftOf('applicability-determination', DRAFT, 'Determination, version 1')],
    }),
    itemOf('PR-1', { reason: 'unsigned', evidence: [draftOf('procedure', PROCEDURE, 'Approved suppliers only')] }),
    itemOf('HA-1', {}),
  ]);
  expect(screen.getByText('2 drafts count once they are signed.')).toBeVisible();
  host.fail(determinationSignatures.preview, 503).fail(procedureSignatures.preview, 503);
  await userEvent.click(screen.getByRole('button', { name: 'Sign all 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign what is prepared' }));
  expect(await dialog.findByText('Determination, version 1')).toBeVisible();
  expect(dialog.getByText('Approved suppliers only')).toBeVisible();
  expect(host.requests(determinationSignatures.preview)[0]!.params.id).toBe(DRAFT);
  expect(host.requests(procedureSignatures.preview)[0]!.params.id).toBe(PROCEDURE);
});

test('says that everything is answered, and offers to start importing', async () => {
  await open([itemOf('IMP-1', { state: 'satisfied', reason: null })]);
  expect(screen.getByRole('heading', { name: 'Everything that applies is answered' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start importing' })).toBeVisible();
});

test('estimates the minutes by how long such questions took, and says what is not measured', async () => {
  localStorage.setItem('fsvp-step-times', JSON.stringify({ begun: {}, took: { 'AV-1': [2, 4, 9] } }));
  await open([itemOf('HA-1', {}), itemOf('AV-1', {})]);
  expect(
    screen.getByText(
      '0 of 2 answered, about 14 minutes left (measured for 1 of 2 open questions, the others are estimates)',
    ),
  ).toBeVisible();
});

test('a draft in which something is still to be answered stays the question, and is not offered to sign', async () => {
  const evidence = [draftOf('supplier-evaluation', DRAFT, 'Evaluation, version 1')];
  const context = { supplierName: 'Bay Seafood', lowAcidCanned: false, analysisState: 'current' as const };
  const problems = [{ path: 'conclusion', message: 'Choose a conclusion.' }];
  await open(
    [
      itemOf('HA-1', { state: 'satisfied', reason: null }),
      itemOf('EV-1', { reason: 'unsigned', evidence }),
      itemOf('AV-1', {}),
    ],
    (host) => host.answer(checkSupplierEvaluation, { signable: false, problems, warnings: [], context }),
  );
  expect(await screen.findByRole('button', { name: /^Who controls the hazards.* EV-1 ?Begun$/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Who controls the hazards/ })).toBeVisible();
  expect(screen.queryByText(/counts? once/)).not.toBeInTheDocument();
});

test('a reevaluation is no question before there is an evaluation', async () => {
  await open([
    itemOf('HA-1', { state: 'satisfied', reason: null }),
    itemOf('EV-1', { reason: 'unsigned' }),
    itemOf('RE-1', {}),
  ]);
  expect(screen.getByRole('heading', { name: /^Who controls the hazards/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Is a reevaluation due/ }));
  expect(screen.getByText(/^“Who controls the hazards.*has to be signed first\.$/)).toBeVisible();
});

test('a determination whose facts have changed is made again, not signed', async () => {
  const evidence = [draftOf('applicability-determination', DRAFT, 'Determination, version 1')];
  const item = itemOf('APP-1', { reason: 'unsigned', evidence });
  await open([item, itemOf('HA-1', {})], (host) =>
    host.answer(getDetermination, sampleDetermination({ outdated: true })),
  );
  expect(await screen.findByRole('button', { name: /^Which requirements apply.* APP-1 ?Begun$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Do APP-1 (APP-1)' })).toBeVisible();
});

import type { Signature } from '@fsvp/contracts/signature';
import type { VerificationActivity } from '@fsvp/contracts/verification';
import type { Page } from '@playwright/test';
import { ALL_WIDTHS } from '../fixtures/axe.js';
import { intercept } from '../fixtures/faults.js';
import { dayFromToday, type Importer } from '../fixtures/importer.js';
import { test } from '../fixtures/signed-in.js';
import {
  dialog,
  down,
  expectNoViolations,
  press,
  slow,
  text,
  type Stage,
  type State as StateOf,
} from '../fixtures/states.js';

interface Records {
  activity: VerificationActivity;
}
type State = StateOf<Records>;

const path = ({ activity }: Records) => `/verifications?view=${activity.id}`;
const LIST = '/api/verification-activities/*/signatures';
const HASH = 'a1b2c3d4e5f60718'.repeat(4);

const signatureOf = (over: Partial<Signature>, at: number): Signature => ({
  id: `0190c0de-0000-7000-8000-00000000000${at}`,
  version: 1,
  recordType: 'verification-activity',
  recordId: '0190c0de-0000-7000-8000-000000000009',
  recordVersion: 4,
  contentSha256: HASH,
  signerId: '0190c0de-0000-7000-8000-000000000008',
  signerName: 'Mia Chen',
  signerTitle: 'Lead Auditor',
  meaning: 'conducted',
  reason: 'Annual audit',
  signedAt: '2026-03-05T20:05:11.000Z',
  methods: ['email', 'password'],
  qualificationId: null,
  qualificationVersion: null,
  samePerson: null,
  withdrawnAt: null,
  withdrawnReason: null,
  withdrawnByName: null,
  state: 'valid',
  ...over,
});
const ALL = [
  signatureOf({ samePerson: 'sod.reviewer', meaning: 'reviewed_and_assessed' }, 1),
  signatureOf({ state: 'stale' }, 2),
  signatureOf({ state: 'superseded' }, 3),
  signatureOf({ state: 'withdrawn', withdrawnReason: 'Wrong plant', withdrawnByName: 'Mia Chen' }, 4),
  signatureOf({ state: 'broken' }, 5),
];
const mocked = (page: Page) =>
  intercept(page, { method: 'GET', path: LIST }, (route) =>
    route.fulfill({ json: { signatures: ALL, total: ALL.length, recordVersion: 6 } }),
  );
const version = (findings: string) => ({
  version: 4,
  content: '{}',
  contentSha256: HASH,
  rows: [{ field: 'findings', label: 'Findings', text: findings }],
});
const checked = async (page: Page) => [
  await mocked(page),
  await intercept(page, { method: 'GET', path: `${LIST}/*/verify` }, (route) =>
    route.fulfill({
      json: {
        state: 'stale',
        signature: ALL[1],
        signed: version('No open door'),
        current: { ...version('A door was open'), version: 6, contentSha256: HASH.replaceAll('a', 'b') },
      },
    }),
  ),
];
const openSigning = press(/^Sign$/);
const signing = dialog('Sign this verification activity');

const states: State[] = [
  { what: 'a record that is not signed', path, shown: text('Not signed.') },
  { what: 'signatures in every state', path, prepare: mocked, shown: text('Does not match') },
  { what: 'signatures that load', path, prepare: slow(LIST), shown: ({ page }) => page.getByRole('status').last() },
  {
    what: 'signatures that could not be loaded',
    path,
    prepare: down(LIST),
    shown: text('The signatures could not be loaded'),
  },
  { what: 'the signature dialog', path, reach: openSigning, shown: text('What you sign') },
  {
    what: 'the signature dialog with nothing entered',
    path,
    async reach(stage) {
      if (await signing(stage).isHidden()) await openSigning(stage);
      await signing(stage).getByRole('button', { name: 'Sign' }).click();
    },
    shown: text('Password is required'),
  },
  {
    what: 'a checked signature',
    path,
    prepare: checked,
    reach: ({ page }) =>
      page
        .getByRole('button', { name: /^Check: Conducted/ })
        .first()
        .click(),
    shown: text('No open door'),
  },
  {
    what: 'the withdrawal of a signature',
    path,
    prepare: mocked,
    reach: press(/^Withdraw: Reviewed/),
    shown: text('I withdraw this signature.'),
  },
];

test.describe.configure({ mode: 'parallel' });

let made: Promise<VerificationActivity> | undefined;
async function completedAudit(importer: Importer): Promise<VerificationActivity> {
  const { id } = await importer.supplier();
  const dates = { scheduledDate: dayFromToday(-9), dueDate: dayFromToday(-2) };
  const body = { supplierId: id, type: 'audit', title: 'Onsite audit', status: 'completed', ...dates };
  return importer.create<VerificationActivity>('/api/verification-activities', body);
}

for (const state of states)
  test(`${state.what}: axe finds no violations in any theme and width`, async ({ app, page, importer }) => {
    const stage: Stage<Records> = { app, page, activity: await (made ??= completedAudit(importer)) };
    await expectNoViolations({ ...state, widths: ALL_WIDTHS }, stage);
  });

import type { Signature } from '@fsvp/contracts/signatures/signature';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import type { Locator, Page } from '@playwright/test';
import { ALL_WIDTHS } from '../fixtures/axe.js';
import { hold, intercept } from '../fixtures/faults.js';
import { dayFromToday, type ApiClient } from '../fixtures/api-client.js';
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
  withdrawnByTitle: null,
  state: 'valid',
  ...over,
});
const ALL = [
  signatureOf({ samePerson: 'sod.reviewer', meaning: 'reviewed_and_assessed' }, 1),
  signatureOf({ state: 'stale' }, 2),
  signatureOf({ state: 'superseded' }, 3),
  signatureOf(
    {
      state: 'withdrawn',
      withdrawnAt: '2026-03-06T08:00:02.000Z',
      withdrawnReason: 'Wrong plant',
      withdrawnByName: 'Mia Chen',
      withdrawnByTitle: 'Lead Auditor',
    },
    4,
  ),
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
const signingNothing = async (stage: Stage<Records>) => {
  if (await signing(stage).isHidden()) await openSigning(stage);
  await signing(stage).getByRole('button', { name: 'Sign' }).click();
};

/** The record that is read, then another one in every answer after that, and a meaning that demands a reason. */
const SIGNABLE = '/api/verification-activities/*/signable';
const signable = (findings: string, contentSha256 = HASH) => ({
  service: 'quality',
  type: 'verification-activity',
  id: '0190c0de-0000-7000-8000-000000000009',
  ...version(findings),
  contentSha256,
  languages: [['vi', 'es']],
  meanings: [{ meaning: 'conducted', activity: 'Audit suppliers onsite', reasonRequired: true, refusal: null }],
});
const grants = (page: Page) =>
  intercept(page, { method: 'POST', path: '/api/auth/signing-grants' }, (route) => {
    const { subjects } = route.request().postDataJSON() as { subjects: unknown[] };
    return route.fulfill({
      json: { grants: subjects.map(() => 'a grant of the gateway'), expiresAt: '2026-03-05T20:06:11Z' },
    });
  });
const changedNow = { ...version('A door was open'), version: 5, contentSha256: HASH.replaceAll('a', 'b') };
const refusedAsChanged = (page: Page) =>
  intercept(page, { method: 'POST', path: LIST }, (route) =>
    route.fulfill({
      status: 409,
      json: {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        detail: 'The record changed since you read it.',
        current: changedNow,
      },
    }),
  );
const enterProof = async (within: Locator, page: Page) => {
  const email = within.getByLabel(/^Email/);
  if (await email.isVisible()) await email.fill('mia@importer.test');
  await within.getByLabel(/^Password/).fill('a password');
  await page.keyboard.press('Enter');
};

const manyPath = ({ activity }: Records) => `/verifications?supplier=${activity.supplierId}`;
const many = dialog('Sign verification activities');
const openMany = async (stage: Stage<Records>) => {
  if (await many(stage).isHidden()) await press('Sign several')(stage);
};
const signAll = async (stage: Stage<Records>) => {
  await openMany(stage);
  await many(stage)
    .getByRole('radio', { name: /^Conducted/ })
    .click();
  const all = many(stage).getByRole('checkbox', { name: /^All/ });
  if (!(await all.isChecked())) await all.click();
  await many(stage)
    .getByLabel(/^Reason/)
    .fill('Annual audits');
  await enterProof(many(stage), stage.page);
};

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
  { what: 'the signature dialog', path, reach: openSigning, shown: text('What you are signing') },
  {
    what: 'the signature dialog with nothing entered',
    path,
    reach: signingNothing,
    shown: text('Password is required'),
  },
  {
    what: 'the signature dialog of a meaning that demands a reason',
    path,
    prepare: (page) =>
      intercept(page, { method: 'GET', path: SIGNABLE }, (route) => route.fulfill({ json: signable('No open door') })),
    reach: signingNothing,
    shown: text('Give a reason for this signature'),
  },
  {
    what: 'the signature dialog after the record changed',
    path,
    async prepare(page) {
      await grants(page);
      await refusedAsChanged(page);
      let isRead = false;
      await intercept(page, { method: 'GET', path: SIGNABLE }, (route) => {
        const now = isRead
          ? { ...signable('A door was open', changedNow.contentSha256), version: 5 }
          : signable('No open door');
        isRead = true;
        return route.fulfill({ json: now });
      });
    },
    async reach(stage) {
      if (await signing(stage).isHidden()) await openSigning(stage);
      await signing(stage)
        .getByLabel(/^Reason/)
        .fill('Annual audit');
      await enterProof(signing(stage), stage.page);
    },
    shown: text('Changed since you read it'),
  },
  { what: 'several records to sign', path: manyPath, reach: openMany, shown: text('Ready to sign') },
  {
    what: 'several records that load',
    path: manyPath,
    prepare: slow(SIGNABLE),
    reach: openMany,
    shown: text('Onsite audit'),
  },
  {
    what: 'several records that could not be loaded',
    path: manyPath,
    prepare: down(SIGNABLE),
    reach: openMany,
    shown: text('Not loaded'),
  },
  {
    what: 'no records to sign',
    path: () => '/verifications?search=nothing%20has%20this%20name',
    reach: openMany,
    shown: text('There is nothing to sign.'),
  },
  {
    what: 'what is signed of one of several records',
    path: manyPath,
    async reach(stage) {
      await openMany(stage);
      await many(stage).getByRole('button', { name: /^Read/ }).click();
    },
    shown: text('What you are signing'),
  },
  {
    what: 'several records that are signed already',
    path: manyPath,
    prepare: (page) =>
      intercept(page, { method: 'GET', path: LIST }, (route) =>
        route.fulfill({ json: { signatures: [signatureOf({}, 1)], total: 1, recordVersion: 4 } }),
      ),
    async reach(stage) {
      await openMany(stage);
      await many(stage)
        .getByRole('radio', { name: /^Reviewed/ })
        .click();
    },
    shown: text('Ready to sign'),
  },
  {
    what: 'several records with nothing entered',
    path: manyPath,
    async reach(stage) {
      await openMany(stage);
      await text('Ready to sign')(stage).waitFor();
      await many(stage).getByRole('button', { name: 'Sign', exact: true }).click();
    },
    shown: text('Password is required'),
  },
  {
    what: 'several records that are being signed',
    path: manyPath,
    async prepare(page) {
      await grants(page);
      await hold(page, { method: 'POST', path: LIST });
    },
    reach: signAll,
    shown: text(/^0 of \d signed$/),
  },
  {
    what: 'several records of which one changed',
    path: manyPath,
    async prepare(page) {
      await grants(page);
      await refusedAsChanged(page);
    },
    reach: signAll,
    shown: text('Changed since you read it'),
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
async function completedAudit(api: ApiClient): Promise<VerificationActivity> {
  const { id } = await api.supplier();
  const dates = { scheduledDate: dayFromToday(-9), dueDate: dayFromToday(-2) };
  const body = { supplierId: id, type: 'audit', title: 'Onsite audit', status: 'completed', ...dates };
  return api.create<VerificationActivity>('/api/verification-activities', body);
}

for (const state of states)
  test(`${state.what}: axe finds no violations in any theme and width`, async ({ app, page, api }) => {
    const stage: Stage<Records> = { app, page, activity: await (made ??= completedAudit(api)) };
    await expectNoViolations({ ...state, widths: ALL_WIDTHS }, stage);
  });

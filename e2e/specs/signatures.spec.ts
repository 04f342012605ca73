import type { Signature } from '@fsvp/contracts/signatures/signature';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { addVersion, makeDocument } from '../fixtures/documents.js';
import { textFile } from '../fixtures/files.js';
import { dayFromToday, ApiClient, unique } from '../fixtures/api-client.js';
import { findAccount, join, OWN_PASSWORD, qualify, signedInAs } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';
import { Keyboard } from '../pages/keyboard.js';

test.use({ live: true });

let administrator: ApiClient;
test.beforeAll(async () => {
  administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
});

async function completedAudit(api: ApiClient): Promise<VerificationActivity> {
  const supplier = await api.supplier();
  return api.create<VerificationActivity>('/api/verification-activities', {
    supplierId: supplier.id,
    type: 'audit',
    title: 'Onsite audit',
    status: 'completed',
    scheduledDate: dayFromToday(-9),
    dueDate: dayFromToday(-2),
    findings: 'No open door',
  });
}

const open = (page: Page, { id }: VerificationActivity) => page.goto(`/verifications?view=${id}`);
const signDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign this verification activity' });
const entries = (page: Page) => page.getByRole('list', { name: 'Signatures' }).getByRole('listitem');

async function beginSigning(page: Page, meaning: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await signDialog(page).getByRole('radio', { name: meaning }).click();
}
async function enter(page: Page, password: string, email?: string): Promise<void> {
  if (email !== undefined)
    await signDialog(page)
      .getByLabel(/^Email/)
      .fill(email);
  await signDialog(page)
    .getByLabel(/^Password/)
    .fill(password);
  await page.keyboard.press('Enter');
}

test('a qualified individual signs in a shared session; a later change makes the signature stale, also on paper', async ({
  page,
  api,
}) => {
  const email = await join(administrator, 'qi', { title: 'Lead Auditor' });
  const audit = await completedAudit(api);
  await open(page, audit);
  await expect(page.getByText('Not signed.')).toBeVisible();
  await beginSigning(page, /^Conducted/);
  await expect(signDialog(page).getByText('No open door')).toBeVisible();
  await signDialog(page).getByLabel('Reason').fill('Annual audit');
  await enter(page, 'not the password', email);
  await expect(signDialog(page).getByText('Invalid password. Please try again.')).toBeVisible();
  await expect(signDialog(page).getByLabel('Reason')).toHaveValue('Annual audit');
  await enter(page, OWN_PASSWORD, email);
  await expect(signDialog(page).getByText(/^You are not recorded as a qualified individual/)).toBeVisible();

  await qualify(administrator, email, ['audit']);
  await enter(page, OWN_PASSWORD, email);
  await expect(signDialog(page)).toBeHidden();
  for (const text of ['Valid', 'Mia Chen, Lead Auditor', 'Reason: Annual audit'])
    await expect(entries(page).getByText(text)).toBeVisible();

  await api.call('PUT', `/api/verification-activities/${audit.id}`, { findings: 'A door was open' });
  await expect(entries(page).getByText('Stale')).toBeVisible();
  const note = `Signed version ${audit.version}; the record is now version ${audit.version + 1}.`;
  await expect(entries(page).getByText(note)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const text of ['Stale', note, 'Mia Chen, Lead Auditor', 'No open door', 'A door was open'])
    await expect(entries(page).getByText(text)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(entries(page).getByText('No open door')).toBeHidden();
  await entries(page)
    .getByRole('button', { name: /^Check/ })
    .click();
  const changes = page.getByRole('dialog', { name: 'Signature' });
  await expect(changes.getByText('A door was open')).toBeVisible();
  await expect(changes.getByText('No open door')).toHaveCount(2);

  await page.goto(`/verifications?supplier=${audit.supplierId}`);
  const row = page.getByRole('list', { name: 'Verification activities' }).getByRole('listitem');
  await expect(row.getByText('Signature stale')).toBeVisible();
  await api.call('PUT', `/api/verification-activities/${audit.id}`, { findings: 'No open door' });
  await expect(row.getByText('Signed', { exact: true })).toBeVisible();
});

test('an own account signs with its e-mail address first, then with the password alone, and withdraws with a reason', async ({
  browser,
  api,
}) => {
  const email = await join(administrator, 'qi', { title: 'Auditor' });
  await qualify(administrator, email, ['audit', 'results_review']);
  const audit = await completedAudit(api);
  const { context, page } = await signedInAs(browser, email);
  await open(page, audit);
  await beginSigning(page, /^Conducted/);
  await expect(signDialog(page).getByLabel(/^Email/)).toHaveValue(email);
  await enter(page, OWN_PASSWORD);
  await expect(entries(page).getByText('Conducted')).toBeVisible();
  await beginSigning(page, /^Reviewed and assessed/);
  await expect(signDialog(page).getByLabel(/^Email/)).toBeHidden();
  // A colleague saves while the dialog is open: the screen learns of it, and does not sign it unread.
  await api.call('PUT', `/api/verification-activities/${audit.id}`, { findings: 'A door was open' });
  await expect(signDialog(page).getByRole('heading', { name: 'Changed since you read it' })).toBeVisible();
  await enter(page, OWN_PASSWORD);
  await expect(signDialog(page).getByText(/^The record changed since you read it/)).toBeVisible();
  await enter(page, OWN_PASSWORD);
  await expect(signDialog(page)).toBeHidden();
  await expect(entries(page).getByText(/^Same person/)).toBeVisible();

  await entries(page)
    .getByRole('button', { name: /^Withdraw: Reviewed/ })
    .click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw a signature' });
  await withdrawal.getByLabel(/^Reason/).fill('Wrong activity');
  await withdrawal.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  const withdrawn =
    /^Withdrawn by Mia Chen, Auditor, \w{3} \d+, \d{4}, .+ \(.+\), \d{4}-\d\d-\d\d [\d:]{8} UTC: Wrong activity$/;
  await expect(entries(page).getByText(withdrawn)).toBeVisible();

  // What a person signed stays signed when the account is disabled.
  const { id } = await findAccount(administrator, email);
  expect((await administrator.call('POST', `/api/users/${id}/disable`)).status).toBe(200);
  await expect.poll(async () => (await context.request.get('/api/auth/user')).status()).toBe(401);
  const { body } = await api.call('GET', `/api/verification-activities/${audit.id}/signatures`);
  expect((body as { signatures: Signature[] }).signatures.map(({ meaning, state }) => [meaning, state])).toEqual([
    ['reviewed_and_assessed', 'withdrawn'],
    ['conducted', 'stale'],
  ]);
  await context.close();
});

test('an audit with a Vietnamese report is signed once a translation of its current file is attached (E7)', async ({
  page,
  api,
}) => {
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['audit'], { languages: ['en', 'es'] });
  const audit = await completedAudit(api);
  const { id: verificationId, supplierId } = audit;
  const titles = { vi: unique('Báo cáo đánh giá'), en: unique('Audit report') };
  const fields = { type: 'audit_report', supplierId };
  const vietnamese = { ...fields, title: titles.vi, language: 'vi', verificationId };
  const report = await makeDocument(page, api, textFile('bao-cao.txt'), vietnamese);
  await makeDocument(page, api, textFile('report.txt'), { ...fields, title: titles.en, language: 'en' });
  /** svc-quality follows the events of documents. */
  const expectLanguages = (...languages: string[][]) =>
    expect
      .poll(async () => (await api.call('GET', `/api/verification-activities/${audit.id}/signable`)).body.languages)
      .toEqual(languages);
  const refusal = signDialog(page).getByText(
    'You are not recorded as qualified to read Vietnamese. Attach a translation or choose another person.',
  );

  await expectLanguages(['vi']);
  await open(page, audit);
  await beginSigning(page, /^Conducted.* You must be able to read Vietnamese\.$/);
  await enter(page, OWN_PASSWORD, email);
  await expect(refusal).toBeVisible();

  await page.goto(`/documents?view=${report.id}`);
  const details = page.getByRole('dialog', { name: titles.vi });
  await expect(
    details.getByText('No translations. FDA can request one in English (21 CFR 1.510(b)(1)).'),
  ).toBeVisible();
  await details.getByRole('button', { name: 'Attach a Translation' }).click();
  const form = page.getByRole('dialog', { name: 'Attach a Translation' });
  await form.getByRole('combobox', { name: /^Translation/ }).fill('Audit');
  await page.getByRole('option', { name: new RegExp(titles.en) }).click();
  await form.getByLabel(/^Translator/).fill('Lan Pham');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const listed = details.getByRole('list', { name: 'Translations' });
  await expect(listed.getByText(/^Translated by Lan Pham/)).toBeVisible();

  await expectLanguages(['vi', 'en']);
  await open(page, audit);
  await beginSigning(page, /^Conducted.* You must be able to read Vietnamese or English\.$/);
  await enter(page, OWN_PASSWORD, email);
  await expect(signDialog(page)).toBeHidden();
  await expect(entries(page).getByText('Valid')).toBeVisible();

  await addVersion(page, api, report.id, textFile('bao-cao-2.txt'));
  await expectLanguages(['vi']);
  await api.call('PUT', `/api/verification-activities/${audit.id}`, { findings: 'A door was open' });
  await open(page, audit);
  await beginSigning(page, /^Conducted/);
  await enter(page, OWN_PASSWORD, email);
  await expect(refusal).toBeVisible();
  await page.goto(`/documents?view=${report.id}`);
  await expect(listed.getByText('For earlier version 1')).toBeVisible();
  await listed.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(details.getByText(/^No translations/)).toBeVisible();
});

test('signs and withdraws by keyboard alone', async ({ browser, api }) => {
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['audit']);
  const audit = await completedAudit(api);
  const { context, page } = await signedInAs(browser, email);
  const keyboard = new Keyboard(page);
  await keyboard.recordAnnouncements();
  await open(page, audit);

  await keyboard.press(page.getByRole('button', { name: 'Sign', exact: true }));
  await keyboard.press(signDialog(page).getByRole('radio', { name: /^Conducted/ }), 'Space');
  await keyboard.type(signDialog(page).getByLabel('Reason'), 'Annual audit');
  await keyboard.type(signDialog(page).getByLabel(/^Password/), OWN_PASSWORD);
  await keyboard.press(signDialog(page).getByRole('button', { name: 'Sign' }));
  await keyboard.expectAnnounced('Signed');
  await expect(signDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeFocused();
  await expect(entries(page).getByText('Reason: Annual audit')).toBeVisible();

  await keyboard.press(entries(page).getByRole('button', { name: /^Withdraw: Conducted/ }));
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw a signature' });
  await keyboard.closeDialog(withdrawal);
  await expect(entries(page).getByRole('button', { name: /^Withdraw: Conducted/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.type(withdrawal.getByLabel(/^Reason/), 'Wrong activity');
  await keyboard.type(withdrawal.getByLabel(/^Password/), OWN_PASSWORD);
  await keyboard.press(withdrawal.getByRole('button', { name: 'Withdraw' }));
  await keyboard.expectAnnounced('Signature withdrawn');
  await expect(entries(page).getByText('Withdrawn', { exact: true })).toBeVisible();
  await context.close();
});

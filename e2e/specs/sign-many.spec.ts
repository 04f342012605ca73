import type { Signature } from '@fsvp/contracts/signatures/signature';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { makeDocument } from '../fixtures/documents.js';
import { pdf } from '../fixtures/files.js';
import { dayFromToday, ApiClient } from '../fixtures/api-client.js';
import { join, OWN_PASSWORD, qualify, signedInAs } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';
import { Keyboard } from '../pages/keyboard.js';

let administrator: ApiClient;
test.beforeAll(async () => {
  administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
});

const audit = (supplierId: string, title: string, status = 'completed') => ({
  supplierId,
  type: 'audit',
  title,
  status,
  scheduledDate: dayFromToday(-9),
  dueDate: dayFromToday(-2),
  findings: `Nothing found in ${title}`,
});

const signaturesOf = async (api: ApiClient, path: string) =>
  ((await api.call('GET', `${path}/signatures`)).body as { signatures: Signature[] }).signatures;

const several = (page: Page) => page.getByRole('dialog', { name: 'Sign verification activities' });

test('several completed activities are signed at once; one that changed is read again first', async ({
  browser,
  api,
}) => {
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['audit']);
  const { id } = await api.supplier();
  const audits: VerificationActivity[] = [];
  for (const title of ['First audit', 'Second audit', 'Third audit'])
    audits.push(await api.create('/api/verification-activities', audit(id, title)));
  await api.create('/api/verification-activities', audit(id, 'Planned audit', 'scheduled'));
  const { context, page } = await signedInAs(browser, email);
  await page.goto(`/verifications?supplier=${id}`);
  await page.getByRole('button', { name: 'Sign several' }).click();
  const dialog = several(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('radio', { name: /^Conducted/ }).click();
  await dialog.getByRole('button', { name: /^Read: Second audit/ }).click();
  await expect(dialog.getByText('Nothing found in Second audit')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'All records that can be signed (3)' }).click();
  await dialog.getByLabel('Reason').fill('Audits of this year');
  await api.call('PUT', `/api/verification-activities/${audits[1]!.id}`, { findings: 'A door was open' });

  await dialog.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign 3 records' }).click();
  await expect(dialog.getByText(/^2 of 3 signed\./)).toBeVisible();
  const changed = dialog.getByRole('listitem').first();
  for (const text of ['Second audit', 'Changed since you read it', 'A door was open'])
    await expect(changed.getByText(text).first()).toBeVisible();
  expect(await signaturesOf(api, `/api/verification-activities/${audits[1]!.id}`)).toEqual([]);

  await changed.getByRole('checkbox').click();
  await dialog.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign 1 record' }).click();
  await expect(dialog).toBeHidden();
  for (const one of audits)
    expect(await signaturesOf(api, `/api/verification-activities/${one.id}`)).toMatchObject([
      { meaning: 'conducted', reason: 'Audits of this year', signerName: 'Mia Chen', state: 'valid' },
    ]);

  // They are not offered again.
  await page.getByRole('button', { name: 'Sign several' }).click();
  await dialog.getByRole('radio', { name: /^Reviewed/ }).click();
  await expect(dialog.getByRole('checkbox', { name: 'All records that can be signed (3)' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Conducted/ })).toBeDisabled();
  await context.close();
});

test('several documents are signed by keyboard alone, in a shared session', async ({ page, api }) => {
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['records_review']);
  const { id } = await api.supplier();
  const documents = [
    await makeDocument(page, api, pdf('first.pdf', ['One page']), { supplierId: id }),
    await makeDocument(page, api, pdf('second.pdf', ['Another page']), { supplierId: id }),
  ];
  const keyboard = new Keyboard(page);
  await keyboard.recordAnnouncements();
  await page.goto(`/documents?supplierId=${id}`);
  await keyboard.press(page.getByRole('button', { name: 'Sign several' }));
  const dialog = page.getByRole('dialog', { name: 'Sign documents' });
  await keyboard.tabTo(dialog.getByRole('radio', { name: /^Reviewed/ }));
  await keyboard.holdKey('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Approved/ })).toBeChecked();
  await keyboard.press(dialog.getByRole('checkbox', { name: 'All records that can be signed (2)' }), 'Space');
  await keyboard.type(dialog.getByLabel(/^Email/), email);
  await keyboard.type(dialog.getByLabel(/^Password/), OWN_PASSWORD);
  await keyboard.press(dialog.getByRole('button', { name: 'Sign 2 records' }));
  await keyboard.expectAnnounced('2 records signed');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign several' })).toBeFocused();
  for (const document of documents)
    expect(await signaturesOf(api, `/api/documents/${document.id}`)).toMatchObject([
      { meaning: 'approved', signerName: 'Mia Chen', state: 'valid' },
    ]);
});

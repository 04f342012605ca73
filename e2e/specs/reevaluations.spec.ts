import { PLAIN_FACTS } from '@fsvp/contracts/program/food';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { ApiClient, unique } from '../fixtures/api-client.js';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { createImporter } from '../fixtures/fsvp-files.js';
import { join, OWN_PASSWORD, qualify, signedInAs, signRecord } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';

const MOVED = /^Address: 4 Mill Road.* → 9 Port Street/;
const url = process.env.E2E_URL ?? '';

/** A person who may evaluate suppliers. */
async function addEvaluator(): Promise<string> {
  const administrator = await new ApiClient(url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['evaluation']);
  return email;
}

/** Files of one supplier for supplements, which need no hazard analysis. */
async function openFiles(api: ApiClient, supplierId: string, count: number): Promise<FsvpFile[]> {
  const { id: importerId } = await createImporter(api);
  const files: FsvpFile[] = [];
  for (let at = 0; at < count; at += 1) {
    const { body: food } = await api.call('POST', '/api/foods', {
      name: unique('Turmeric capsules'),
      foodClass: 'human',
      industryCode: '54',
      facts: { ...PLAIN_FACTS, supplement: 'finished' },
    });
    const { status, body } = await api.call('POST', '/api/fsvp-files', { importerId, supplierId, foodId: food.id });
    expect(status).toBe(201);
    files.push(body as FsvpFile);
  }
  return files;
}

const ofSupplier = async (api: ApiClient, supplierId: string): Promise<Reevaluation[]> =>
  (await api.call('GET', `/api/reevaluations?supplierId=${supplierId}`)).body.reevaluations;

test('a supplier that moved reopens its files, which are answered together and signed with one password', async ({
  browser,
  api,
}) => {
  test.setTimeout(120_000);
  const email = await addEvaluator();
  const supplier = await api.supplier({ country: 'India', address: '4 Mill Road' });
  const files = await openFiles(api, supplier.id, 2);
  for (const { id } of files) {
    const { status, body } = await api.call('POST', `/api/fsvp-files/${id}/evaluations`, {
      procedures: { text: 'Steam treatment as critical control point' },
      regulations: ['111'],
      complianceHistory: { text: 'No warning letter or import alert found' },
      safetyHistory: { text: 'Two years of shipments without a finding' },
      conclusion: 'approve',
    });
    expect(status).toBe(201);
    const path = `/api/supplier-evaluations/${(body as SupplierEvaluation).id}`;
    await signRecord(api, path, 'conducted', { email, password: OWN_PASSWORD });
  }
  await api.call('PUT', `/api/suppliers/${supplier.id}`, { address: '9 Port Street' });
  await expect.poll(async () => (await ofSupplier(api, supplier.id)).length).toBe(2);

  const { context, page } = await signedInAs(browser, email);
  await addAxe(page);
  await page.goto('/fsvp-files');
  await page.getByRole('button', { name: 'Reevaluations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reevaluations' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search reevaluations' }).fill(files[0]!.number);
  const table = page.getByRole('table', { name: 'Reevaluations' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByText('Supplier changed')).toBeVisible();
  expect(await findViolations(page, { shown: table, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await table.getByRole('button', { name: files[0]!.number }).click();

  const shown = page.getByRole('article', { name: `Reevaluation of ${files[0]!.number}` });
  await expect(shown.getByText(MOVED).first()).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Reevaluate this file' })).toHaveAttribute(
    'href',
    `/fsvp-files?view=${files[0]!.id}&evaluation=1`,
  );
  const form = shown.getByRole('form', { name: 'Answers for several files' });
  await expect(form.getByText(/^All files: Address: 4 Mill Road/)).toBeVisible();
  expect(await findViolations(page, { shown: form, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [question, answer] of [
    [/concerns/, 'No'],
    [/go on/, 'Yes'],
    [/activities/, 'No'],
  ] as const)
    await form.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).click();
  await form.getByRole('radio', { name: 'Continue as before' }).click();
  await form.getByRole('button', { name: 'Save 2 drafts' }).click();
  const drafts = shown.getByRole('region', { name: 'Drafts' });
  await expect(drafts.getByText('It can be signed.')).toHaveCount(2);

  await drafts.getByRole('button', { name: 'Sign several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign the reevaluations' });
  await dialog.getByRole('radio', { name: /^Conducted/ }).click();
  await dialog.getByRole('checkbox', { name: 'All records that can be signed (2)' }).click();
  await dialog.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign 2 records' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown.getByText('Closed by an evaluation')).toBeVisible();
  expect((await ofSupplier(api, supplier.id)).map(({ status }) => status)).toEqual(['closed', 'closed']);
  await context.close();
});

test('a person asks for a reevaluation, and another one dismisses the reason by signature', async ({
  browser,
  page,
  api,
  app,
}) => {
  const email = await addEvaluator();
  const supplier = await api.supplier({ country: 'India' });
  const [file] = await openFiles(api, supplier.id, 1);
  await page.goto(`/fsvp-files?view=${file!.id}`);
  await page.getByRole('button', { name: 'Ask for a reevaluation…' }).click();
  const asking = app.dialog(`Reevaluate ${file!.number}`);
  await asking.getByLabel(/^Reason/).fill('A customer complained about stones');
  await asking.getByRole('button', { name: 'Ask for It' }).click();
  await app.toast(`${file!.number} is to be reevaluated`);
  await expect(page.getByText(/A reevaluation is open for 1 reason\./)).toBeVisible();
  const [open] = await ofSupplier(api, supplier.id);

  const { context, page: own } = await signedInAs(browser, email);
  await own.goto(`/fsvp-files?reevaluation=${open!.id}`);
  const shown = own.getByRole('article', { name: `Reevaluation of ${file!.number}` });
  await shown.getByRole('button', { name: 'Dismiss: Entered by a person' }).click();
  const form = own.getByRole('dialog', { name: 'Dismiss This Reason' });
  await form.getByLabel(/^Why none is needed/).fill('The stones were of another supplier');
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(shown.getByText('The stones were of another supplier')).toBeVisible();
  await shown.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = own.getByRole('dialog', { name: 'Sign this dismissal of a reason' });
  await expect(dialog.getByText('Entered by a person: A customer complained about stones')).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(shown.getByRole('button', { name: /^Dismiss: / })).toHaveCount(0);
  await expect.poll(async () => (await ofSupplier(api, supplier.id))[0]?.status).toBe('dismissed');
  await context.close();
});

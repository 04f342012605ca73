import type { User } from '@fsvp/contracts/access/user';
import { ADMINISTRATOR, expect, test } from '../fixtures/administrator.js';
import { unique } from '../fixtures/api-client.js';
import { signedOut } from '../fixtures/signed-in.js';
import { App } from '../pages/app.js';

const url = process.env.E2E_URL ?? '';
const PASSWORD = 'a bridge over the river';

test('a person is invited, accepts the link, gets another role at once, and is disabled', async ({
  page,
  app,
  browser,
  administrator,
}) => {
  const name = unique('Chen');
  const person = `Mia ${name}`;
  const email = `${name.replace(' ', '.')}@importer.test`.toLowerCase();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = app.dialog('Invite a person');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('First name').fill('Mia');
  await form.getByLabel('Last name').fill(name);
  await form.getByLabel('Title').fill('Quality Manager');
  await form.getByRole('radio', { name: /^Viewer/ }).click();
  await form.getByRole('button', { name: 'Invite', exact: true }).click();
  const shown = app.dialog(`Link for ${person}`);
  const link = await shown.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(new RegExp(`^${url}/#invitation=[\\w-]{43}$`));
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill(name);
  const row = page.getByRole('row', { name: new RegExp(person) });
  await expect(row).toContainText('Invited');

  const own = await browser.newContext({ baseURL: url, ...signedOut });
  const ownPage = await own.newPage();
  await ownPage.goto(link);
  await expect(ownPage.getByText(/^You are invited as Viewer\./)).toBeVisible();
  await ownPage.getByLabel(/^Password/).fill(PASSWORD);
  await ownPage.getByRole('button', { name: 'Open the Account' }).click();
  await new App(ownPage).heading('Dashboard');
  const { id } = (await (await own.request.get('/api/auth/user')).json()) as User;
  const addSupplier = () =>
    own.request.post('/api/suppliers', { data: { name: unique('Supplier'), country: 'Chile' } });
  expect((await addSupplier()).status()).toBe(403);
  await ownPage.goto('/admin');
  await expect(ownPage.getByText(/^Only administrators can see this page\. .*\(Viewer\).* Ask /)).toBeVisible();

  await page.reload();
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: new RegExp(`^${person}`) }).click();
  await app.dialog(person).getByRole('button', { name: 'Edit' }).click();
  const edit = app.dialog('Edit person');
  await edit.getByRole('radio', { name: /^Editor/ }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await app.toast('Person updated');
  await expect(row).toContainText('Editor');
  const added = await addSupplier();
  expect(added.status()).toBe(201);
  await administrator.call('DELETE', `/api/suppliers/${(await added.json()).id}`);

  await row.getByRole('button', { name: `Actions for ${person}` }).click();
  await page.getByRole('menuitem', { name: 'Disable…' }).click();
  await app.question(`Disable the account of ${person}?`).getByRole('button', { name: 'Disable' }).click();
  await app.toast('Account disabled');
  await expect(row).toContainText('Disabled');
  expect((await own.request.get('/api/auth/user')).status()).toBe(401);
  const { body } = await administrator.call('GET', `/api/users/${id}`);
  expect(body).toMatchObject({ status: 'disabled', role: 'editor', title: 'Quality Manager' });
  await own.close();
});

test('a token is created, used without a session within its scopes, and revoked', async ({ page, app }) => {
  const name = unique('ERP');
  await page.goto('/admin?section=tokens');
  await page.getByRole('button', { name: 'Create token' }).click();
  const form = app.dialog('Create an API token');
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Create token' }).click();
  const shown = app.dialog(name);
  const token = await shown.getByRole('textbox', { name: 'API token' }).inputValue();
  await expect(shown.getByRole('group', { name: 'Example' })).toContainText(token);
  await shown.getByRole('button', { name: 'Done' }).click();

  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = () => fetch(`${url}/api/suppliers?limit=1`, { headers });
  expect((await read()).status).toBe(200);
  const refused = await fetch(`${url}/api/suppliers`, { method: 'POST', headers, body: '{}' });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('lacks the scope suppliers:write');

  await page.getByRole('searchbox', { name: 'Search API tokens' }).fill(name);
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await app.question(`Revoke ${name}?`).getByRole('button', { name: 'Revoke' }).click();
  await app.toast('API token revoked');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Revoked');
  expect((await read()).status).toBe(401);
});

test('a policy is changed with a reason, which the page shows from then on', async ({ page, app, administrator }) => {
  const reason = unique('Two people work here');
  await page.goto('/admin?section=policies');
  await page.getByRole('button', { name: 'Change Signing one’s own qualification' }).click();
  const form = app.dialog('Signing one’s own qualification');
  await form.getByRole('radio', { name: /^Allow it(?!,)/ }).click();
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Save' }).click();
  await app.toast('Policy changed');
  await expect(page.getByText(reason)).toContainText('Changed by Alma Reyes on ');
  await administrator.call('PUT', '/api/policies/sod.qualification', { value: 'warn', reason: 'End of the test' });
});

test('an administrator reviews who has access and confirms it by signature', async ({ page, app, administrator }) => {
  await page.goto('/admin?section=account-reviews');
  await page.getByRole('button', { name: 'Start a review' }).click();
  const review = page.getByRole('dialog', { name: /^Account review of / });
  await expect(review.getByRole('row', { name: new RegExp(ADMINISTRATOR.email) })).toContainText('Active');
  await review.getByRole('button', { name: 'Sign', exact: true }).click();
  const signing = app.dialog('Sign this account review');
  await signing.getByLabel(/^Email/).fill(ADMINISTRATOR.email);
  await signing.getByLabel(/^Password/).fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(signing).toBeHidden();
  await expect(review.getByText('Who had access')).toBeVisible();
  await expect(review.getByRole('list', { name: 'Signatures' }).getByRole('listitem')).toContainText('Alma Reyes');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Signed .*Alma Reyes/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start a review' })).toBeVisible();
  const { body } = await administrator.call('GET', '/api/account-reviews');
  expect(body.reviews[0]).toMatchObject({ state: 'signed', confirmedByName: 'Alma Reyes' });
});

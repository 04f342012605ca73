import { readSetUpLink } from '@fsvp/tools/accounts/set-up-link';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { startProduct } from '../fixtures/product.js';
import { App } from '../pages/app.js';

const PASSWORD = 'a walk along the canal';

test('a new suite leads its administrator from the set-up link to a second person', async ({ browser }) => {
  const begun = new Date();
  const product = await startProduct();
  try {
    const { url, logs } = product.suite;
    const link = readSetUpLink(logs, begun);
    const clock = Date.now();
    const page = await browser.newPage({ baseURL: url });
    const app = new App(page);
    await page.goto(link!);
    await app.heading('Set up FSVP Suite');
    await page.getByLabel('Email').fill(ADMINISTRATOR.email);
    await page.getByLabel('First name').fill(ADMINISTRATOR.firstName);
    await page.getByLabel('Last name').fill(ADMINISTRATOR.lastName);
    await page.getByLabel(/^Password/).fill(ADMINISTRATOR.password);
    await page.keyboard.press('Enter');
    await app.heading('Dashboard');

    await page.getByRole('link', { name: 'Invite people' }).click();
    const form = app.dialog('Invite a person');
    await form.getByLabel('Email').fill('mia.chen@importer.test');
    await form.getByLabel('First name').fill('Mia');
    await form.getByLabel('Last name').fill('Chen');
    await form.getByRole('radio', { name: /^Editor/ }).click();
    await form.getByRole('button', { name: 'Invite', exact: true }).click();
    const invitation = await app.dialog('Link for Mia Chen').getByRole('textbox', { name: 'Link' }).inputValue();

    const person = await browser.newPage({ baseURL: url });
    await person.goto(invitation);
    await expect(person.getByText(/^You are invited as Editor\./)).toBeVisible();
    await person.getByLabel(/^Password/).fill(PASSWORD);
    await person.getByRole('button', { name: 'Open the Account' }).click();
    await new App(person).heading('Dashboard');
    console.log(`From the set-up link to the second person's dashboard: ${((Date.now() - clock) / 1000).toFixed(1)} s`);

    // The editor has the other steps only; for the administrator, the first one is done.
    await expect(person.getByText('Import suppliers')).toBeVisible();
    await expect(person.getByText('Invite people')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('listitem').filter({ hasText: 'Invite people: done' })).toBeVisible();
  } finally {
    await product.stop();
  }
});

import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { ApiClient, unique } from '../fixtures/api-client.js';
import { newDuns } from '../fixtures/fsvp-files.js';
import { join, OWN_PASSWORD, signedInAs } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('a very small importer begins with nothing, and has files that are ready after one signature', async ({
  browser,
}) => {
  const administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(
    ADMINISTRATOR.password,
    ADMINISTRATOR.email,
  );
  const { page } = await signedInAs(browser, await join(administrator, 'qi_administrator'));
  const [first, second] = [unique('Phuong Sang'), unique('Gadre Marine Export')];
  const [shrimp, tilapia] = [unique('Shrimp'), unique('Tilapia')];
  const year = new Date().getFullYear();
  const button = (name: string) => page.getByRole('button', { name });

  await page.goto('/fsvp-files?small=1');
  const importer = page.getByRole('form', { name: 'Importer' });
  await importer.getByLabel(/^Legal name/).fill(unique('Harbor Street Foods'));
  await importer.getByLabel(/^DUNS/).fill(newDuns());
  await importer.getByLabel(/^Email/).fill('fsvp@harbor.test');
  await button('Save Importer').click();
  await page.getByLabel(/^What qualifies you/).fill('FSVP course, 2025');
  await button('I Do All of This Myself').click();
  await expect(page.getByText('The qualification of Mia Chen is drafted. You sign it at the end.')).toBeVisible();
  for (let one = year - 4; one < year; one++) await page.getByLabel(`Sales in ${one}, US dollars`).fill('350,000');
  await button('Compare with the Limit').click();
  await expect(page.getByText(`${year + 1}: below the limit`)).toBeVisible();

  await page
    .getByLabel(/^Drop the list of suppliers/)
    .setInputFiles([
      text('suppliers.csv', `Name,Country\n${first},Vietnam\n${second},India\n`),
      text(`Letter ${first} ${year}-01-05.txt`, `We assure you. ${first}`),
      text(`Letter ${second} ${year}-01-06.txt`, `We assure you. ${second}`),
    ]);
  await button('Import 2 Suppliers').click();
  await button('Upload 2 files').click();
  await page
    .getByLabel('Paste the foods')
    .fill([`16JFD05 ${shrimp}, ${first}`, `16JFD05 ${shrimp}, ${second}`, `16AYD58 ${tilapia}, ${second}`].join('\n'));
  await button('Add 2 Foods').click();
  await button('Open 3 Files').click();
  await page.getByRole('checkbox', { name: 'All of them (3)' }).click();
  await button('Choose Them for 3 files').click();

  for (const supplier of [first, second]) {
    const letter = page.getByRole('form', { name: `Letter of ${supplier}` });
    await letter.getByLabel(/^Signed by/).fill('Lan Nguyen');
    await letter.getByLabel(/^Title/).fill('Quality manager');
    for (const yes of await letter.getByRole('radio', { name: 'Yes' }).all()) await yes.click();
  }
  await button('Record 2 Letters').click();
  await expect(page.getByText(/: assured until/)).toHaveCount(2);

  // The qualification, two years and three determinations, in the order in which they need each other.
  await button('Sign All 6').click();
  const signing = page.getByRole('dialog', { name: 'Sign what is prepared' });
  await signing.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await signing.getByRole('button', { name: 'Sign 6 records' }).click();
  await expect(signing).toBeHidden();
  await expect(page.getByText('All of it is signed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files' }).getByText('Ready', { exact: true })).toHaveCount(3);
});

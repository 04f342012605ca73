import { PLAIN_FACTS, type Food } from '@fsvp/contracts/program/food';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { ApiClient, unique } from '../fixtures/api-client.js';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { createImporter } from '../fixtures/fsvp-files.js';
import { join, OWN_PASSWORD, qualify, signedInAs } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';

test('two files are determined at once and signed with one password; the session goes on with the next question', async ({
  browser,
  api,
}) => {
  const administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(
    ADMINISTRATOR.password,
    ADMINISTRATOR.email,
  );
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['eligibility']);
  const importer = await createImporter(api);
  const food = await api.create<Food>('/api/foods', {
    name: unique('Dried mango'),
    foodClass: 'human',
    industryCode: '21',
    facts: PLAIN_FACTS,
  });
  const open = async () => {
    const supplier = await api.supplier({ country: 'Mexico' });
    const file = { importerId: importer.id, supplierId: supplier.id, foodId: food.id };
    return (await api.call('POST', '/api/fsvp-files', file)).body as FsvpFile;
  };
  const [first, second] = [await open(), await open()];
  const { context, page } = await signedInAs(browser, email);
  await addAxe(page);

  await page.goto(`/fsvp-files?importer=${importer.id}`);
  await page.getByRole('button', { name: 'Change Several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Several Files' });
  await dialog.getByRole('radio', { name: /^Determine the regime/ }).click();
  await dialog.getByRole('checkbox', { name: 'All of them (2)' }).click();
  expect(
    await findViolations(page, {
      shown: dialog.getByRole('button', { name: 'Change 2 files' }),
      reach: async () => undefined,
    }),
  ).toEqual({});
  await dialog.getByRole('button', { name: 'Change 2 files' }).click();
  await expect(dialog.getByText('2 of 2 done. A draft counts once it is signed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign several' }).click();
  const signing = page.getByRole('dialog', { name: 'Sign determinations' });
  await signing.getByRole('radio', { name: /^Determined/ }).click();
  await signing.getByRole('checkbox', { name: 'All records that can be signed (2)' }).click();
  await signing.getByLabel('Email of your account').fill(email);
  await signing.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await signing.getByRole('button', { name: 'Sign 2 records' }).click();
  await expect(signing).toBeHidden();
  await dialog.getByRole('button', { name: 'Done' }).click();
  for (const { id } of [first, second]) {
    const file = (await api.call('GET', `/api/fsvp-files/${id}`)).body as FsvpFile;
    expect(file.determination).not.toBeNull();
  }

  await page.goto(`/fsvp-files?view=${first.id}`);
  await page.getByRole('button', { name: 'Get This File Ready' }).click();
  const questions = page.getByRole('list', { name: 'Questions' });
  await expect(questions.getByRole('button', { name: /APP-1 Answered/ })).toBeVisible();
  await expect(questions.getByRole('button', { name: /HA-1/ })).toBeVisible();
  expect(await findViolations(page, { shown: questions, reach: async () => undefined })).toEqual({});
  await page.getByRole('button', { name: 'Back to the file' }).click();
  await expect(page.getByRole('article', { name: `FSVP file ${first.number}` })).toBeVisible();
  await context.close();
});

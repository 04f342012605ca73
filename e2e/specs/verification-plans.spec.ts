import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { ApiClient } from '../fixtures/api-client.js';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { createEvaluatedFile } from '../fixtures/evaluated-files.js';
import { OWN_PASSWORD, signedInAs } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';

const AUDIT = 'Onsite audit, every 365 days';

test('a signed evaluation leads to a proposed plan, a change needs a reason, and the signed plan satisfies VD-1', async ({
  browser,
  api,
}) => {
  test.setTimeout(120_000);
  const administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(
    ADMINISTRATOR.password,
    ADMINISTRATOR.email,
  );
  const { file, email } = await createEvaluatedFile(administrator);
  const itemOf = async (code: string) => {
    const { body } = await api.call('GET', `/api/fsvp-files/${file.id}/readiness`);
    return (body as FileReadinessAnswer).items.find((item) => item.code === code)!;
  };
  const { context, page } = await signedInAs(browser, email);
  await addAxe(page);
  await page.goto(`/fsvp-files?view=${file.id}`);
  await page.getByRole('button', { name: 'Plan the verification activities (VD-1)' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Verification plan of ${file.number}` })).toBeVisible();
  const proposed = page.getByRole('table', { name: 'Proposed activities' });
  await expect(proposed).toContainText(
    'P1: Salmonella is a SAHCODHA hazard controlled by the supplier: onsite audit before the first import and every 365 days, §1.506(d)(2)',
  );
  await page.getByRole('button', { name: 'Draft the plan' }).click();
  await expect(page.getByText('Nothing is missing')).toBeVisible();
  const months = page.getByRole('list', { name: 'Next 24 months' });
  await expect(months.getByRole('listitem')).toHaveCount(25);
  await expect(months.getByRole('listitem').first()).toContainText('Onsite audit');
  expect(await findViolations(page, { shown: months, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });

  const change = async (name: string, unit: string, label: string, count: string) => {
    await page.getByRole('button', { name: `Change: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Change: Onsite audit' });
    await dialog.getByRole('combobox', { name: 'How often' }).click();
    await page.getByRole('option', { name: unit }).click();
    await dialog.getByLabel(label).fill(count);
    await dialog.getByRole('button', { name: 'Save Draft' }).click();
    await expect(dialog).toBeHidden();
  };
  await change(AUDIT, 'Every so many months', 'Months', '24');
  const open = page.getByRole('list', { name: 'Open before signing' });
  await expect(open).toContainText('Onsite audit: say why it is every 24 months instead of every 365 days.');
  await expect(open).toContainText('Justify in at least 100 characters');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const signing = page.getByRole('dialog', { name: 'Sign this verification plan' });
  for (const meaning of [/^Determined/, /^Alternative determination/])
    await expect(signing.getByRole('radio', { name: meaning })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(signing).toBeHidden();

  await change('Onsite audit, every 24 months', 'Every so many days', 'Days', '365');
  await expect(page.getByText('Nothing is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signing.getByText('Onsite audit, every 365 days')).toBeVisible();
  await signing.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Plan in force' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Scheduled activities' })).toContainText('Onsite audit');
  expect(await itemOf('VD-1')).toMatchObject({ state: 'satisfied' });
  expect(await itemOf('VD-2')).toMatchObject({ state: 'not_applicable' });

  await page.getByRole('button', { name: 'Back to the file' }).click();
  await expect(page.getByRole('article', { name: `FSVP file ${file.number}` })).toBeVisible();
  await context.close();
});

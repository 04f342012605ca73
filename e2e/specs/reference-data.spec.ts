import { readFile } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { REFERENCE_SETS, referenceSet } from '@fsvp/contracts/program/reference-set';
import { expect, test } from '../fixtures/administrator.js';
import { unique } from '../fixtures/api-client.js';

const file = (text: string) => ({ name: 'charges.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file with an error is mended, checked and loaded; its set is downloaded, ended and deleted', async ({
  page,
  app,
  administrator,
}) => {
  const source = unique('Federal Register');
  // A row that no other set has, so that no other set ends.
  const charge = String(randomInt(100_000, 999_999));
  const header = Object.keys(REFERENCE_SETS.refusal_charges.columns).join(',');
  const row = (edition: string) =>
    `${charge},SALMONELLA,"Contains Salmonella, a poisonous substance",402(a)(1),${edition}`;

  await page.goto('/admin?section=reference-data');
  await page.getByRole('button', { name: 'Load Charges of refusals' }).click();
  const form = app.dialog('Load reference data');
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download template' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(`\ufeff${header}\r\n`);

  const csv = form.getByLabel(/^CSV file/);
  await csv.setInputFiles(file(`${header}\n${row('May 2026')}\n`));
  await form.getByLabel(/^First day/).fill('2031-01-01');
  await form.getByLabel(/^Source/).fill(source);
  await form.getByRole('button', { name: 'Check' }).click();
  const problem = form.getByRole('table', { name: 'Problems in the file' }).getByRole('row').nth(1);
  await expect(problem).toContainText('edition');
  await expect(problem).toContainText('Use YYYY-MM');
  await expect(form.getByRole('button', { name: 'Load', exact: true })).toBeHidden();
  await expect(form.getByLabel(/^Source/)).toHaveValue(source);

  await csv.setInputFiles(file(`${header}\n${row('2026-05')}\n`));
  await form.getByRole('button', { name: 'Check' }).click();
  const result = form.getByRole('group', { name: 'Result of the check' });
  await expect(result.getByText('The file has 1 row.')).toBeVisible();
  await expect(result.getByRole('table')).toContainText('Contains Salmonella, a poisonous substance');
  await form.getByRole('button', { name: 'Load', exact: true }).click();
  await app.toast('Reference data loaded');

  const details = app.dialog('Charges of refusals');
  await expect(details.getByText(source)).toBeVisible();
  await expect(details.getByRole('table')).toContainText(charge);
  const id = new URL(page.url()).searchParams.get('view');
  const exported = page.waitForEvent('download');
  await details.getByRole('link', { name: 'Download CSV' }).click();
  const text = await readFile(await (await exported).path(), 'utf8');
  expect(text.replace(/^\uFEFF/, '')).toContain(row('2026-05'));

  await details.getByRole('button', { name: 'Change…' }).click();
  const change = app.dialog('Change a set');
  await change.getByLabel(/^Last day/).fill('2031-12-31');
  await change.getByRole('button', { name: 'Save' }).click();
  await app.toast('Set changed');
  // Closing it changes the address.
  await expect(change).toBeHidden();
  const { body } = await administrator.call('GET', `/api/reference-sets/${id}`);
  expect(referenceSet.parse(body)).toMatchObject({ effectiveFrom: '2031-01-01', effectiveTo: '2031-12-31', source });

  await page.goto(`/admin?section=reference-data&view=${id}`);
  await details.getByRole('button', { name: 'Delete…' }).click();
  await app.question('Delete this set of Charges of refusals?').getByRole('button', { name: 'Delete' }).click();
  await app.toast('Set deleted');
  expect((await administrator.call('GET', `/api/reference-sets/${id}`)).status).toBe(404);
});

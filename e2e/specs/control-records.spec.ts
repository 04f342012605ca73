import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { shownDay } from '../fixtures/api-client.js';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { makeDocument } from '../fixtures/documents.js';
import { pdf } from '../fixtures/files.js';
import { createFile, createFood } from '../fixtures/fsvp-files.js';
import { expect, test } from '../fixtures/signed-in.js';
import { InspectionForm } from '../pages/inspection-form.js';

test('the next action of low-acid canned food records the review of its production, which satisfies the requirement', async ({
  page,
  app,
  api,
}) => {
  const food = await createFood(api, { lowAcidCanned: true });
  const file = await createFile(api, { foodId: food.id });
  const { title } = await makeDocument(page, api, pdf('retort.pdf', ['Scheduled process']), {
    supplierId: file.supplierId,
  });
  await addAxe(page);
  await page.goto(hrefs.fsvpFile(file.id));
  const details = page.getByRole('article', { name: `FSVP file ${file.number}` });
  await details.getByRole('button', { name: 'Record a review of production under part 113 (LACF-1)' }).click();
  const form = app.dialog('Record a Control Elsewhere');
  await expect(form.getByRole('combobox', { name: /^Kind of record/ })).toContainText('(LACF-1)');
  await form.getByRole('textbox', { name: /^What was reviewed/ }).fill('Lot 7 shows the scheduled process.');
  await form.getByRole('textbox', { name: /^Reviewed by/ }).fill('Dana Reyes');
  await form.getByRole('textbox', { name: /^Reviewed on/ }).fill(shownDay(-1));
  await form.getByRole('combobox', { name: /^Records of production/ }).fill(title);
  await page.getByRole('option', { name: title }).click();
  expect(await findViolations(page, { shown: form, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await form.getByRole('button', { name: 'Save Record' }).click();
  await app.toast('Record saved');
  const entry = details
    .getByRole('listitem')
    .filter({ hasText: `Review of production under part 113 (LACF-1), ${shownDay(-1)}` });
  await expect(entry).toContainText('Reviewed by Dana Reyes · valid until');
  await expect(details.getByRole('listitem').filter({ hasText: /^Made under part 113/ })).toContainText('Satisfied');
  await details.getByRole('tab', { name: 'Timeline' }).click();
  await expect(details.getByText('Review of production under part 113 (LACF-1)')).toBeVisible();
});

test('a receipt of a supplier that is not approved has its decision at the gate, which the file asks for', async ({
  page,
  app,
  api,
}) => {
  const supplier = await api.supplier();
  const file = await createFile(api, { supplierId: supplier.id });
  await api.call('PUT', `/api/fsvp-files/${file.id}`, { lifecycle: 'importing' });
  await page.goto(hrefs.newReceivingInspection());
  const form = new InspectionForm(page, app.dialog('Create Receiving Inspection'));
  await form.identify(supplier.name, 'Frozen hake');
  await form.passAll();
  const gate = form.dialog.getByRole('button', { name: 'Gate: Not approved' });
  await expect(gate).toHaveAttribute('aria-expanded', 'true');
  await expect(form.dialog.getByText(new RegExp(`^${file.number}, .*: The supplier is not approved`))).toBeVisible();
  await form.complete();
  await app.toast('Receiving inspection completed successfully');

  // It has no reason yet: the file names it, and leads to it.
  const details = page.getByRole('article', { name: `FSVP file ${file.number}` });
  await page.goto(hrefs.fsvpFile(file.id));
  const action = details.getByRole('link', { name: 'Record the decision at the gate (PR-2)' });
  await expect(action).toBeVisible();
  await action.click();
  const receipt = app.dialog('Receiving Inspection Details');
  await expect(receipt.getByText('Not approved', { exact: true })).toBeVisible();
  await receipt.getByRole('textbox', { name: /^Why it was received/ }).fill('Approved on paper on Monday');
  await receipt.getByRole('button', { name: 'Record the Decision' }).click();
  await app.toast('Receiving inspection updated successfully');
  await expect(receipt.getByText('Approved on paper on Monday')).toBeVisible();
  await page.goto(hrefs.fsvpFile(file.id));
  const requirement = details.getByRole('button', { name: /^Use of the procedure documented/ });
  await requirement.click();
  await expect(details.getByText('Its receipt has a decision.')).toBeVisible();
});

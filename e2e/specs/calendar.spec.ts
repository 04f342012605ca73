import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { unique } from '../fixtures/api-client.js';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { expect, test } from '../fixtures/signed-in.js';

test('the calendar leads to what is due, and another calendar reads it until its address is revoked', async ({
  page,
  api,
  request,
}) => {
  const supplier = await api.supplier();
  const day = addDays(today(), 5);
  const title = unique('Onsite audit');
  const { status } = await api.call('POST', '/api/verification-activities', {
    supplierId: supplier.id,
    title,
    type: 'audit',
    scheduledDate: day,
    dueDate: day,
  });
  expect(status).toBe(201);

  await addAxe(page);
  await page.goto(`/calendar?view=month&day=${day}&supplier=${supplier.id}`);
  const entry = page.getByRole('link', { name: `Due: ${title}` });
  await expect(entry).toBeVisible();
  expect(await findViolations(page, { shown: entry, reach: async () => undefined, widths: [1280] })).toEqual({});

  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  const name = unique('Outlook');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const address = new URL(await dialog.getByRole('textbox', { name: 'Address' }).inputValue()).pathname;
  const read = async () => {
    const answer = await request.get(address, { headers: { cookie: '' } });
    return { status: answer.status(), text: await answer.text() };
  };
  const feed = await read();
  expect(feed.status).toBe(200);
  expect(feed.text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  await dialog.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByRole('button', { name: `Revoke ${name}` })).toBeHidden();
  expect((await read()).status).toBe(410);

  await page.keyboard.press('Escape');
  await entry.click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('the calendar is an agenda on a phone, and nothing scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const supplier = await api.supplier();
  await page.goto(`/calendar?supplier=${supplier.id}`);
  await expect(page.getByRole('radio', { name: 'Agenda' })).toBeChecked();
  await page.getByRole('radio', { name: 'Month' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

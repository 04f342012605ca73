import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.js';

/** Counts the writes of the page, as `METHOD path`s, and delays each by `delay.ms`. */
async function countWrites(page: Page, delay = { ms: 0 }): Promise<string[]> {
  const writes: string[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
    await new Promise((resolve) => setTimeout(resolve, delay.ms));
    await route.continue();
  });
  return writes;
}

/** Presses the target, and again after `gapMs`: in the page, since calls of the test are slow on a busy machine. */
async function clickTwice(target: Locator, gapMs: number): Promise<void> {
  await target.click({ trial: true });
  await target.evaluate(async (element: HTMLElement, gap) => {
    element.focus();
    element.click();
    if (gap > 0) await new Promise((resolve) => setTimeout(resolve, gap));
    element.click();
  }, gapMs);
}

test('Update Verification and its Undo write once when they are clicked twice', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const delay = { ms: 0 };
  const writes = await countWrites(page, delay);
  await page.goto(`/fsvp-compliance?view=${id}`);
  const details = app.dialog('FSVP Compliance Details');
  const update = details.getByRole('button', { name: 'Update Verification' });
  // The toast in the dialog has another one.
  const undo = details.locator('button:not([data-radix-toast-announce-alt])', { hasText: 'Undo' });
  for (const gapMs of [0, 40, 100, 150]) {
    await clickTwice(update, gapMs);
    await expect(details).toContainText('Before this update: Never');
    await expect(update).toBeEnabled();
    expect(writes.splice(0)).toEqual([`PUT /api/suppliers/${id}`]);
    await clickTwice(undo, gapMs);
    await expect(undo).toBeHidden();
    expect(writes.splice(0)).toEqual([`PUT /api/suppliers/${id}`]);
    // Until the details show the current version, an update is refused once and sent again.
    await expect(details.getByText('Never', { exact: true })).toBeVisible();
  }
  delay.ms = 700;
  await clickTwice(update, 150);
  await expect(update).toBeFocused();
  await expect(update).toHaveAttribute('aria-busy', 'true');
  await expect(details).toContainText('Before this update: Never');
  expect(writes).toHaveLength(1);
});

test('a saved form, a deletion and a report are sent once when they are clicked twice', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const { id: hazardId } = await api.hazard(id);
  const writes = await countWrites(page);
  await page.goto(`/hazard-analysis?view=${hazardId}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const form = app.dialog('Edit Hazard Analysis');
  await form.getByLabel('Description').fill('Listeria in the brine');
  await clickTwice(form.getByRole('button', { name: 'Update Hazard Analysis' }), 40);
  await expect(form).toBeHidden();
  expect(writes.splice(0)).toEqual([`PUT /api/hazard-analysis/${hazardId}`]);

  await page.goto(`/hazard-analysis?view=${hazardId}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await clickTwice(app.question(/./).getByRole('button', { name: 'Delete' }), 0);
  await expect(page.getByRole('dialog')).toBeHidden();
  // The dialogs close while the call is being sent.
  await app.message('Success', 'Hazard analysis deleted successfully');
  expect(writes.splice(0)).toEqual([`DELETE /api/hazard-analysis/${hazardId}`]);

  await page.goto('/reports?type=corrective-actions');
  await clickTwice(page.getByRole('button', { name: 'Generate Report' }), 0);
  // The report is shown as being generated before its call is sent.
  await expect.poll(() => writes).toEqual(['POST /api/reports']);
  await expect(page.getByRole('progressbar', { name: 'Generating the report' })).toBeHidden();
  expect(writes).toEqual(['POST /api/reports']);
});

import type { BrowserContext, Page } from '@playwright/test';
import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { App } from '../pages/app.js';

test.use({ live: true });

/** Upper limit until a change made elsewhere is on screen, also on a busy machine. */
const LIVE_UPDATE = { timeout: 30_000 };

/** Opens a page and waits for its live updates to connect. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const listening = page.waitForResponse('**/api/live');
  await page.goto(path);
  await listening;
  return page;
}

test('a change in one window appears in another’s list, which keeps its focus and scroll position', async ({
  context,
  api,
}) => {
  const mark = unique('Live');
  const { id } = await api.supplier({ name: `${mark} one` });
  const list = await open(context, `/suppliers?search=${mark}`);
  const rows = list.getByRole('row', { name: mark });
  await expect(rows).toHaveCount(1);
  await list.evaluate(() => Object.assign(window, { notReloaded: true }));
  const search = list.getByRole('searchbox', { name: 'Search suppliers' });
  await search.focus();

  const form = await open(context, `/suppliers?edit=${id}`);
  const dialog = new App(form).dialog('Edit Supplier');
  await dialog.getByLabel('City').fill('Callao');
  await new App(form).choose(dialog, /Status/, 'Suspended');
  await dialog.getByRole('button', { name: 'Update Supplier' }).click();
  await expect(rows).toContainText('Callao, Peru', LIVE_UPDATE);
  await expect(rows).toContainText('Suspended');
  await api.supplier({ name: `${mark} two` });
  await expect(rows).toHaveCount(2, LIVE_UPDATE);
  await api.call('DELETE', `/api/suppliers/${id}`);
  await expect(rows).toHaveText([new RegExp(`${mark} two`)], LIVE_UPDATE);
  await expect(search).toBeFocused();
  expect(await list.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('a form keeps its input, and saving over someone else’s change is refused', async ({ context, api }) => {
  const { id, name } = await api.supplier();
  const page = await open(context, `/suppliers?search=${name}`);
  const app = new App(page);
  const row = page.getByRole('row', { name });
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit Supplier' }).click();
  const form = app.dialog('Edit Supplier');
  const notes = form.getByLabel('Notes');
  await notes.fill('Ships in Febr');
  await api.call('PUT', `/api/suppliers/${id}`, { city: 'Callao' });
  await expect(page.getByRole('row', { name, includeHidden: true })).toContainText('Callao', LIVE_UPDATE);
  await expect(notes).toBeFocused();
  await page.keyboard.type('uary');
  await expect(notes).toHaveValue('Ships in February');
  await form.getByRole('button', { name: 'Update Supplier' }).click();
  await expect(form).toContainText('Someone else changed this record after you opened it: City.');
  await expect(notes).toHaveValue('Ships in February');
  expect((await api.call('GET', `/api/suppliers/${id}`)).body).toMatchObject({ city: 'Callao', notes: null });
});

test('the dashboard is updated too', { tag: '@serial' }, async ({ context, api }) => {
  const page = await open(context, '/');
  const { name } = await api.supplier();
  await expect(
    page.getByRole('list', { name: 'Recent Supplier Activity' }).getByRole('listitem').first(),
  ).toContainText(name, LIVE_UPDATE);
});

test(
  'a notification arrives once in both windows, is read in both, and opens its record',
  { tag: '@serial' },
  async ({ context, api }) => {
    const { id, name } = await api.supplier();
    const windows = [await open(context, '/'), await open(context, '/documents')] as const;
    const [first, second] = windows;
    const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ });
    // Reminders of other records may arrive at any time, so the bell is compared with what is unread now.
    const expectBellToCount = (page: Page) =>
      expect(async () => {
        const { unread } = (await api.call('GET', '/api/notifications?limit=1')).body;
        const name = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
        await expect(bell(page)).toHaveAccessibleName(name, { timeout: 1_000 });
      }).toPass(LIVE_UPDATE);
    for (const page of windows) await expectBellToCount(page);
    const fail = (productName: string) =>
      api.inspection(id, {
        productName,
        actualTemp: 55,
        tempCompliant: false,
        status: 'failed',
        failureReasons: 'temperature out of range',
      });
    await fail(unique('Frozen cod'));
    const { productName } = await fail(unique('Frozen hake'));
    await expect
      .poll(async () => JSON.stringify((await api.call('GET', '/api/notifications?limit=20')).body), LIVE_UPDATE)
      .toContain(productName);
    for (const page of windows) await expectBellToCount(page);

    const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
    const entry = (page: Page) =>
      panel(page)
        .getByRole('list', { name: /receiving inspections failed$/ })
        .getByRole('listitem')
        .filter({ hasText: productName });
    for (const page of windows) {
      await bell(page).click();
      await panel(page)
        .getByRole('button', { name: /^\d+ (or more )?receiving inspections failed/ })
        .click();
      await expect(entry(page)).toHaveCount(1);
      await expect(page.getByTestId('unread-dot')).toBeVisible();
      await expect(entry(page)).toContainText(`${productName} from ${name}`);
      await expect(entry(page)).toContainText('Unread: ');
    }
    await entry(first)
      .getByRole('button', { name: /^Mark as read/ })
      .click();
    await expect(entry(first).getByRole('link')).toBeFocused();
    for (const page of windows) {
      await expect(entry(page)).not.toContainText('Unread: ', LIVE_UPDATE);
      await expectBellToCount(page);
    }

    await entry(second).getByRole('link').click();
    await expect(second).toHaveURL(/\/receiving-inspections\?view=/);
    await expect(new App(second).dialog('Receiving Inspection Details')).toContainText(productName);
    await second.reload();
    await expect(new App(second).dialog('Receiving Inspection Details')).toContainText(productName);
  },
);

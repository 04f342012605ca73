import type { Locator } from '@playwright/test';
import { fail } from '../fixtures/faults.js';
import { SERVER_DETAIL } from '../fixtures/messages.js';
import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { colorOf } from '../pages/color.js';

for (const theme of ['light', 'dark']) {
  test.describe(`specified colors, ${theme}`, () => {
    test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme));

    test('status and risk badges of the directory', async ({ page, api }) => {
      const mark = unique('Badge');
      await api.supplier({ name: `${mark} one`, status: 'approved', riskLevel: 'low' });
      await api.supplier({ name: `${mark} two`, status: 'pending', riskLevel: 'medium' });
      await api.supplier({ name: `${mark} three`, status: 'rejected', riskLevel: 'high' });
      await api.supplier({ name: `${mark} four`, status: 'suspended' });
      await page.goto(`/suppliers?search=${mark}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const badge = (name: string, word: string) =>
        page.getByRole('row', { name: `${mark} ${name}` }).getByText(word, { exact: true });
      const ground = (element: Locator) => expect.poll(() => colorOf(element, 'background-color'));
      await ground(badge('one', 'Approved')).toBe('green');
      await ground(badge('two', 'Pending')).toBe('yellow');
      await ground(badge('three', 'Rejected')).toBe('red');
      await ground(badge('four', 'Suspended')).toBe('none');
      await expect.poll(() => colorOf(badge('four', 'Suspended'), 'border-top-color')).toBe('orange');
      await ground(badge('one', 'Low Risk')).toBe('green');
      await ground(badge('two', 'Medium Risk')).toBe('yellow');
      await ground(badge('three', 'High Risk')).toBe('red');
    });

    test('the dots of priorities', async ({ page, api }) => {
      const { id } = await api.supplier();
      for (const priority of ['critical', 'high', 'medium', 'low']) await api.action(id, { priority });
      await page.goto(`/corrective-actions?supplier=${id}`);
      const cards = page.getByRole('list', { name: 'Corrective actions' });
      for (const [priority, colour] of [
        ['Critical', 'red'],
        ['High', 'red'],
        ['Medium', 'yellow'],
        ['Low', 'blue'],
      ] as const) {
        const dot = cards.getByText(`${priority} Priority`, { exact: true }).locator('[data-filled]');
        await expect.poll(() => colorOf(dot, 'background-color'), priority).toBe(colour);
        // A dark yellow is brown.
        if (colour === 'yellow') await expect(dot).toHaveCSS('background-color', /^rgb\(2[3-5]\d, /);
      }
    });

    test('a destructive toast', async ({ app, page, api }) => {
      const { id } = await api.supplier();
      await fail(page, { method: 'DELETE', path: '/api/suppliers/*' }, 503, SERVER_DETAIL);
      await page.goto(`/suppliers?view=${id}`);
      await app.dialog('Supplier Details').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      const toast = page
        .getByRole('region', { name: /^Notifications/, includeHidden: true })
        .getByRole('listitem', { includeHidden: true });
      // In one step, because the toast closes after five seconds.
      await Promise.all([
        app.message('Error', 'Failed to delete supplier'),
        expect.poll(() => colorOf(toast, 'border-top-color')).toBe('red'),
        expect.poll(() => colorOf(toast.locator('svg').first(), 'color')).toBe('red'),
      ]);
    });
  });
}

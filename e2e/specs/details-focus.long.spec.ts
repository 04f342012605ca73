import type { Page } from '@playwright/test';
import { makeDocument } from '../fixtures/documents.js';
import { textFile } from '../fixtures/files.js';
import type { ApiClient } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';

interface Details {
  of: string;
  path: string;
  dialog: string | RegExp;
  /** The button that opens them. */
  view: string | RegExp;
  /** The entry of the menu that the button opens instead. */
  entry?: string;
}

async function makeDetails(page: Page, api: ApiClient): Promise<Details[]> {
  const { id, name } = await api.supplier();
  const [, verification, inspection, action, document] = await Promise.all([
    api.hazard(id),
    api.verification(id),
    api.inspection(id),
    api.action(id),
    makeDocument(page, api, textFile('swabs.txt'), { supplierId: id }),
  ]);
  const view = /^View (D|d)etails/;
  return [
    {
      of: 'a supplier',
      path: `/suppliers?search=${name}`,
      dialog: 'Supplier Details',
      view: `Actions for ${name}`,
      entry: 'View Details',
    },
    { of: 'an FSVP supplier', path: `/fsvp-compliance?search=${name}`, dialog: 'FSVP Compliance Details', view },
    { of: 'a hazard analysis', path: `/hazard-analysis?supplierId=${id}`, dialog: /hazard/i, view },
    { of: 'a verification', path: `/verifications?supplier=${id}`, dialog: verification.title, view },
    { of: 'a corrective action', path: `/corrective-actions?supplier=${id}`, dialog: action.title, view },
    { of: 'a document', path: `/documents?supplierId=${id}`, dialog: document.title, view },
    {
      of: 'an inspection',
      path: `/receiving-inspections?supplier=${id}`,
      dialog: 'Receiving Inspection Details',
      view: new RegExp(`^${inspection.productName}`),
    },
  ];
}

test('Enter pressed again when details open reaches no button, such as Delete', async ({ app, page, api }) => {
  for (const { of, path, dialog, view, entry } of await makeDetails(page, api))
    await test.step(of, async () => {
      await page.goto(path);
      const button = page.getByRole('main').getByRole('button', { name: view });
      await button.focus();
      await page.keyboard.press('Enter');
      if (entry) {
        await expect(page.getByRole('menuitem', { name: entry })).toBeFocused();
        await page.keyboard.press('Enter');
      }
      const details = page.getByRole('dialog', { name: dialog });
      await expect(details.getByRole('heading', { name: dialog, level: 2 }), of).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(details).toBeVisible();
      await expect(app.question(/./)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
});

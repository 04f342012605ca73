import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import type { Document } from '@fsvp/contracts/documents/document';
import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import type { Locator, Page } from '@playwright/test';
import { makeDocument } from '../fixtures/documents.js';
import { textFile } from '../fixtures/files.js';
import { unique, type ApiClient } from '../fixtures/api-client.js';
import { endSession, signInAgain, signInAlone } from '../fixtures/session-end.js';
import { expect, test } from '../fixtures/signed-in.js';
import { App } from '../pages/app.js';

interface Records {
  supplier: Supplier;
  hazard: HazardAnalysis;
  verification: VerificationActivity;
  inspection: ReceivingInspection;
  action: CorrectiveAction;
  document: Document;
}

interface FormKind {
  what: string;
  path: (records: Records) => string;
  /** Buttons and links that open the form, in this order. */
  press: (string | RegExp)[];
  dialog: string;
  field: string;
  typed?: string;
  /** The button that saves; the search of the supplier picker notices the end of the session if absent. */
  save?: string;
  /** Prepares the open dialog for typing. */
  prepare?: (dialog: Locator, page: Page) => Promise<void>;
}

async function chooseFile(dialog: Locator, page: Page): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles(textFile('swabs.txt'));
  await new App(page).choose(dialog, 'Document Type', 'Test Result');
}

const KINDS: FormKind[] = [
  {
    what: 'a new supplier',
    path: () => '/suppliers',
    press: ['Add Supplier'],
    dialog: 'Add New Supplier',
    field: 'City',
    save: 'Create Supplier',
    prepare: async (dialog) => {
      await dialog.getByLabel('Supplier Name').fill('Kept');
      await dialog.getByLabel('Country').fill('Peru');
    },
  },
  {
    what: 'a supplier',
    path: ({ supplier }) => `/suppliers?view=${supplier.id}`,
    press: ['Edit Supplier'],
    dialog: 'Edit Supplier',
    field: 'City',
    save: 'Update Supplier',
  },
  {
    what: 'a supplier of the FSVP list',
    path: ({ supplier }) => `/fsvp-compliance?view=${supplier.id}`,
    press: ['Edit Supplier'],
    dialog: 'Edit Supplier',
    field: 'City',
    save: 'Update Supplier',
  },
  {
    what: 'a new product',
    path: ({ supplier }) => `/suppliers?view=${supplier.id}&tab=products`,
    press: ['Add Product'],
    dialog: 'Add Product',
    field: 'Product Name',
    save: 'Add Product',
  },
  {
    what: 'a product',
    path: ({ supplier }) => `/suppliers?view=${supplier.id}&tab=products`,
    press: ['Edit Frozen squid'],
    dialog: 'Edit Product',
    field: 'Category',
    save: 'Update Product',
  },
  {
    what: 'a new evaluation',
    path: ({ supplier }) => `/suppliers?view=${supplier.id}&tab=performance`,
    press: ['Record Evaluation'],
    dialog: 'Record Evaluation',
    field: 'Quality Score',
    typed: '91.5',
    save: 'Record Evaluation',
  },
  {
    what: 'a new hazard analysis',
    path: () => '/hazard-analysis',
    press: ['Add Hazard Analysis'],
    dialog: 'Add Hazard Analysis',
    field: 'Description',
  },
  {
    what: 'a hazard analysis',
    path: ({ hazard }) => `/hazard-analysis?view=${hazard.id}`,
    press: ['Edit'],
    dialog: 'Edit Hazard Analysis',
    field: 'Description',
  },
  {
    what: 'a new verification',
    path: () => '/verifications',
    press: ['Schedule Verification'],
    dialog: 'Schedule New Verification',
    field: 'Title',
  },
  {
    what: 'a verification',
    path: ({ verification }) => `/verifications?view=${verification.id}`,
    press: ['Edit'],
    dialog: 'Edit Verification',
    field: 'Findings',
    save: 'Save Changes',
  },
  {
    what: 'a new inspection',
    path: () => '/receiving-inspections',
    press: ['New Inspection'],
    dialog: 'Create Receiving Inspection',
    field: 'Temperature (°F)',
    typed: '38',
    prepare: (dialog) => dialog.getByRole('radio', { name: 'Pass' }).first().click(),
  },
  {
    what: 'an inspection',
    path: ({ inspection }) => `/receiving-inspections?view=${inspection.id}`,
    press: ['Edit'],
    dialog: 'Edit Receiving Inspection',
    field: 'Lot Number',
    save: 'Update Inspection',
  },
  {
    what: 'a new corrective action',
    path: ({ inspection }) => `/corrective-actions?new=1&inspectionId=${inspection.id}&title=Failed`,
    press: [],
    dialog: 'New Corrective Action',
    field: 'Root Cause',
  },
  {
    what: 'a corrective action',
    path: ({ action }) => `/corrective-actions?view=${action.id}`,
    press: ['Edit'],
    dialog: 'Edit Corrective Action',
    field: 'Root Cause',
  },
  {
    what: 'a document',
    path: ({ document }) => `/documents?view=${document.id}`,
    press: ['Edit'],
    dialog: 'Edit Document',
    field: 'Description',
  },
  {
    what: 'an upload',
    path: ({ supplier }) => `/documents?supplierId=${supplier.id}`,
    press: ['Upload Document'],
    dialog: 'Upload New Document',
    field: 'Description',
    save: 'Save Document',
    prepare: chooseFile,
  },
  {
    what: 'an upload for a corrective action',
    path: ({ action }) => `/corrective-actions?view=${action.id}`,
    press: ['Upload Document'],
    dialog: 'Upload New Document',
    field: 'Description',
    save: 'Save Document',
    prepare: chooseFile,
  },
  {
    what: 'the profile',
    path: () => '/documents?profile=1',
    press: [],
    dialog: 'Profile',
    field: 'First name',
    save: 'Save',
  },
];

/** Leaves the form of a kind with typed values at the login page. */
async function typeUntilTheSessionEnds(page: Page, kind: FormKind, records: Records): Promise<void> {
  await page.goto(kind.path(records));
  for (const name of kind.press)
    await page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .click();
  const dialog = page.getByRole('dialog', { name: kind.dialog, exact: true });
  await expect(dialog).toBeVisible();
  await kind.prepare?.(dialog, page);
  await dialog
    .getByLabel(kind.field, { exact: false })
    .first()
    .fill(kind.typed ?? 'Typed');
  await endSession(page.context());
  if (kind.save) await dialog.getByRole('button', { name: kind.save }).click();
  else await dialog.getByRole('combobox', { name: 'Supplier' }).fill('x');
  await expect(page.getByLabel('Password')).toBeVisible();
}

async function makeRecords(page: Page, api: ApiClient): Promise<Records> {
  const supplier = await api.supplier();
  await api.product(supplier.id);
  const [hazard, verification, inspection, action, document] = await Promise.all([
    api.hazard(supplier.id),
    api.verification(supplier.id),
    api.inspection(supplier.id),
    api.action(supplier.id),
    makeDocument(page, api, textFile(`${unique('kept')}.txt`), { supplierId: supplier.id }),
  ]);
  return { supplier, hazard, verification, inspection, action, document };
}

test('after a session that ended, the sign-in leads back to every form with what was typed', async ({
  page,
  context,
  api,
}) => {
  test.setTimeout(300_000);
  await signInAlone(context);
  const records = await makeRecords(page, api);
  for (const kind of KINDS)
    await test.step(kind.what, async () => {
      await typeUntilTheSessionEnds(page, kind, records);
      await signInAgain(page);
      const dialog = page.getByRole('dialog', { name: kind.dialog, exact: true });
      const field = dialog.getByLabel(kind.field, { exact: false }).first();
      await expect(field, kind.what).toHaveValue(kind.typed ?? 'Typed');
      await expect(dialog.getByText('Your unsaved input was restored.', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Discard it' }).click();
      await expect(field, kind.what).not.toHaveValue(kind.typed ?? 'Typed');
    });
});

test('a file that was uploaded before the session ended becomes its document after the sign-in', async ({
  app,
  page,
  context,
  api,
}) => {
  await signInAlone(context);
  const records = await makeRecords(page, api);
  await typeUntilTheSessionEnds(
    page,
    KINDS.find(({ what }) => what === 'an upload for a corrective action')!,
    records,
  );
  await signInAgain(page);
  await app.dialog('Upload New Document').getByRole('button', { name: 'Save Document' }).click();
  await expect(
    app.dialog(records.action.title).getByRole('list', { name: 'Attachments' }).getByText('swabs.txt').first(),
  ).toBeVisible();
});

test('the form of a record that was deleted meanwhile says so, above the list', async ({ app, page, context, api }) => {
  await signInAlone(context);
  const records = await makeRecords(page, api);
  await typeUntilTheSessionEnds(
    page,
    KINDS.find(({ what }) => what === 'a corrective action')!,
    records,
  );
  await api.call('DELETE', `/api/corrective-actions/${records.action.id}`);
  await signInAgain(page);
  const dialog = app.dialog('Edit Corrective Action');
  await expect(dialog.getByText('The corrective action could not be loaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await app.heading('Corrective Actions');
  await expect(page).toHaveURL('/corrective-actions');
});

test('the import is open again after the sign-in', async ({ app, page, context }) => {
  await signInAlone(context);
  await page.goto('/suppliers');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = app.dialog('Import Suppliers');
  await expect(dialog).toBeVisible();
  await endSession(context);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from('name,country\nKept,Peru\n') });
  await signInAgain(page);
  await expect(dialog.locator('input[type=file]')).toBeAttached();
  await expect(page).toHaveURL('/suppliers');
});

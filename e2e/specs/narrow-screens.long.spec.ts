import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { Page } from '@playwright/test';
import {
  expectNoSidewaysScrolling,
  extremeName,
  extremeRecords,
  NARROWEST,
  SCRIPTS,
  type ExtremeRecords,
  type Script,
} from '../fixtures/extreme-names.js';
import { unique } from '../fixtures/api-client.js';
import { mockNotifications, notificationsOfEachKind } from '../fixtures/notifications.js';
import { expect, test } from '../fixtures/signed-in.js';
import { CommandPalette } from '../pages/command-palette.js';

interface View {
  what: string;
  path: (records: ExtremeRecords) => string;
  /** Buttons to press, one after the other. */
  press?: (string | RegExp)[];
}

/** Screens, and the dialogs that have an address; `press` opens the others. */
const views: View[] = [
  { what: 'the dashboard', path: hrefs.dashboard },
  { what: 'the suppliers', path: ({ supplier }) => hrefs.suppliers({ search: supplier.name.slice(0, 100) }) },
  { what: 'a new supplier', path: hrefs.newSupplier },
  { what: 'the import', path: () => hrefs.suppliers(), press: ['Import'] },
  { what: 'the details of a supplier', path: ({ supplier }) => hrefs.supplier(supplier.id) },
  { what: 'the products', path: ({ supplier }) => `${hrefs.supplier(supplier.id)}&tab=products` },
  {
    what: 'a new product',
    path: ({ supplier }) => `${hrefs.supplier(supplier.id)}&tab=products`,
    press: ['Add Product'],
  },
  { what: 'the evaluations', path: ({ supplier }) => `${hrefs.supplier(supplier.id)}&tab=performance` },
  {
    what: 'a new evaluation',
    path: ({ supplier }) => `${hrefs.supplier(supplier.id)}&tab=performance`,
    press: [/^Record evaluation/i],
  },
  { what: 'the edit form of a supplier', path: ({ supplier }) => hrefs.editSupplier(supplier.id) },
  { what: 'the deletion of a supplier', path: ({ supplier }) => hrefs.supplier(supplier.id), press: ['Delete'] },
  { what: 'the FSVP list', path: () => hrefs.fsvpCompliance() },
  { what: 'the FSVP details', path: ({ supplier }) => `${hrefs.fsvpCompliance()}?view=${supplier.id}` },
  { what: 'the hazards', path: ({ supplier }) => hrefs.hazardAnalysis({ supplierId: supplier.id }) },
  { what: 'a new hazard', path: ({ supplier }) => `${hrefs.hazardAnalysis({ supplierId: supplier.id })}&new=1` },
  { what: 'the details of a hazard', path: ({ hazard }) => `${hrefs.hazardAnalysis()}?view=${hazard.id}` },
  {
    what: 'the edit form of a hazard',
    path: ({ hazard }) => `${hrefs.hazardAnalysis()}?view=${hazard.id}`,
    press: ['Edit'],
  },
  { what: 'the verifications', path: () => hrefs.verifications() },
  { what: 'a new verification', path: hrefs.newVerification },
  { what: 'the details of a verification', path: ({ verification }) => hrefs.verification(verification.id) },
  {
    what: 'the edit form of a verification',
    path: ({ verification }) => hrefs.verification(verification.id),
    press: ['Edit'],
  },
  {
    what: 'the deletion of a verification',
    path: ({ verification }) => hrefs.verification(verification.id),
    press: ['Delete'],
  },
  { what: 'the inspections', path: () => hrefs.receivingInspections() },
  { what: 'a new inspection', path: hrefs.newReceivingInspection },
  { what: 'the details of an inspection', path: ({ inspection }) => hrefs.receivingInspection(inspection.id) },
  {
    what: 'the edit form of an inspection',
    path: ({ inspection }) => hrefs.receivingInspection(inspection.id),
    press: ['Edit'],
  },
  { what: 'the corrective actions', path: () => hrefs.correctiveActions() },
  {
    what: 'a new corrective action',
    path: ({ supplier, verification }) =>
      hrefs.newCorrectiveAction({ supplierId: supplier.id, title: verification.title }),
  },
  { what: 'the details of an action', path: ({ action }) => hrefs.correctiveAction(action.id) },
  { what: 'the edit form of an action', path: ({ action }) => hrefs.correctiveAction(action.id), press: ['Edit'] },
  { what: 'the documents', path: () => hrefs.documents() },
  { what: 'an upload', path: ({ supplier }) => hrefs.uploadDocument({ supplierId: supplier.id }) },
  { what: 'the details of a document', path: ({ document }) => hrefs.document(document.id) },
  { what: 'the edit form of a document', path: ({ document }) => hrefs.document(document.id), press: ['Edit'] },
  { what: 'a new version', path: ({ document }) => hrefs.document(document.id), press: [/new version/i] },
  { what: 'the preview of a document', path: ({ document }) => `${hrefs.documents()}?preview=${document.id}` },
  { what: 'the reports', path: hrefs.reports },
  { what: 'the history of a record', path: ({ supplier }) => hrefs.history(supplier.id) },
  {
    what: 'a report of that history',
    path: ({ supplier }) => hrefs.history(supplier.id),
    press: ['Generate Report', 'Close Preview'],
  },
];

async function open(page: Page, { path, press = [] }: View, records: ExtremeRecords): Promise<void> {
  await page.goto(path(records));
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  for (const name of press) {
    const button = page.getByRole('button', { name, exact: typeof name === 'string' }).last();
    // The last one only has to appear.
    if (name === 'Close Preview') await button.waitFor();
    else await button.click();
  }
  await page.waitForLoadState('networkidle');
}

test.use({ viewport: NARROWEST });
test.describe.configure({ mode: 'parallel' });

for (const script of SCRIPTS) {
  test(`at 320 px no screen or dialog scrolls sideways with ${script} text`, async ({ page, api }) => {
    test.setTimeout(300_000);
    const records = await extremeRecords(page, api, script, unique('x').replace(' ', ''));
    for (const view of views) {
      await test.step(view.what, async () => {
        await open(page, view, records);
        await expectNoSidewaysScrolling(page, view.what);
      });
    }
    await checkHeader(page, script, records);
  });
}

async function checkHeader(page: Page, script: Script, { supplier }: ExtremeRecords): Promise<void> {
  const name = extremeName(script);
  await mockNotifications(page, ...notificationsOfEachKind.map((one) => ({ ...one, title: name, text: name })));
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the notifications');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByLabel('First name').waitFor();
  await expectNoSidewaysScrolling(page, 'the profile');
  await page.keyboard.press('Escape');
  const palette = new CommandPalette(page);
  await palette.open();
  await palette.search(supplier.name.slice(0, 60));
  await page.getByRole('option', { name: supplier.name }).first().waitFor();
  await expectNoSidewaysScrolling(page, 'what the palette found');
}

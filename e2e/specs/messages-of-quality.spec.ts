import type { Page } from '@playwright/test';
import { intercept } from '../fixtures/faults.js';
import { ABSENT } from '../fixtures/api-client.js';
import { press, SERVER_DETAIL, testMessages, type Change, type Stage } from '../fixtures/messages.js';
import { expect, test } from '../fixtures/signed-in.js';
import { InspectionForm } from '../pages/inspection-form.js';
import { SupplierPicker } from '../pages/supplier-picker.js';

/** Fills in an inspection and returns the function that completes it. */
async function inspection({ app, page, api }: Stage, temperature: string): Promise<() => Promise<void>> {
  const { name } = await api.supplier();
  await page.goto('/receiving-inspections');
  const form = new InspectionForm(page, app.dialog('Create Receiving Inspection'));
  await form.open();
  await form.identify(name, 'Frozen hake');
  await form.temperature.fill(temperature);
  await form.passAll();
  return () => form.complete();
}

async function deletion(
  { app, page }: Stage,
  path: string,
  details: string,
  question: string,
): Promise<() => Promise<void>> {
  await page.goto(path);
  await app.dialog(details).getByRole('button', { name: 'Delete' }).click();
  return press(app.question(question).getByRole('button', { name: 'Delete' }));
}

const changes: Change[] = [
  {
    what: 'scheduling a verification',
    success: 'Verification activity scheduled successfully',
    failure: 'Failed to schedule verification activity',
    call: { method: 'POST', path: '/api/verification-activities' },
    async prepare({ app, page, api }) {
      const { name } = await api.supplier();
      await page.goto('/verifications');
      await page.getByRole('button', { name: 'Schedule Verification' }).click();
      const form = app.dialog('Schedule New Verification');
      await new SupplierPicker(page, form).pick(name);
      await form.getByLabel('Title').fill('Annual facility audit');
      return press(form.getByRole('button', { name: 'Schedule Verification' }));
    },
  },
  {
    what: 'setting the status of a verification',
    success: 'Verification status updated successfully',
    failure: 'Failed to update verification status',
    call: { method: 'PUT', path: '/api/verification-activities/*' },
    async prepare({ app, page, api }) {
      const { supplierId, title } = await api.verification((await api.supplier()).id);
      await page.goto(`/verifications?supplier=${supplierId}`);
      return () => app.choose(page, `Status of ${title}`, 'In Progress');
    },
  },
  {
    what: 'completing an inspection that passed',
    success: 'Receiving inspection completed successfully',
    failure: `Failed to create inspection: ${SERVER_DETAIL}`,
    call: { method: 'POST', path: '/api/receiving-inspections' },
    prepare: (stage) => inspection(stage, '38'),
  },
  {
    what: 'completing an inspection that failed',
    success: 'Receiving inspection failed and completed successfully',
    failure: `Failed to create inspection: ${SERVER_DETAIL}`,
    call: { method: 'POST', path: '/api/receiving-inspections' },
    prepare: (stage) => inspection(stage, '55'),
  },
  {
    what: 'deleting an inspection',
    success: 'Receiving inspection deleted successfully',
    failure: SERVER_DETAIL,
    call: { method: 'DELETE', path: '/api/receiving-inspections/*' },
    async prepare(stage) {
      const { id } = await stage.api.inspection((await stage.api.supplier()).id);
      return deletion(
        stage,
        `/receiving-inspections?view=${id}`,
        'Receiving Inspection Details',
        'Delete receiving inspection',
      );
    },
  },
  {
    what: 'creating a corrective action',
    success: 'Corrective action created successfully',
    failure: 'Failed to create corrective action',
    call: { method: 'POST', path: '/api/corrective-actions' },
    async prepare({ app, page, api }) {
      const { id } = await api.supplier();
      await page.goto(`/corrective-actions?new=1&supplierId=${id}&title=Histamine&description=Above+the+limit`);
      const form = app.dialog('New Corrective Action');
      await form.getByRole('textbox', { name: 'Corrective Action' }).fill('Reject the lot');
      return press(form.getByRole('button', { name: 'Create Corrective Action' }));
    },
  },
  {
    what: 'updating a corrective action',
    success: 'Corrective action updated successfully',
    failure: 'Failed to update corrective action',
    call: { method: 'PUT', path: '/api/corrective-actions/*' },
    async prepare({ app, page, api }) {
      const { id, title } = await api.action((await api.supplier()).id);
      await page.goto(`/corrective-actions?view=${id}`);
      await app.dialog(title).getByRole('button', { name: 'Edit' }).click();
      const form = app.dialog('Edit Corrective Action');
      await form.getByLabel('Root Cause').fill('No insulation');
      return press(form.getByRole('button', { name: 'Update Corrective Action' }));
    },
  },
  {
    what: 'deleting a corrective action',
    success: 'Corrective action deleted successfully',
    failure: 'Failed to delete corrective action',
    call: { method: 'DELETE', path: '/api/corrective-actions/*' },
    async prepare(stage) {
      const { id, title } = await stage.api.action((await stage.api.supplier()).id);
      return deletion(stage, `/corrective-actions?view=${id}`, title, 'Delete corrective action');
    },
  },
];

testMessages(changes);

test.describe('a failure without a message', () => {
  /** Returns an empty response with an empty status text, as over HTTP/2; an intercepted response always has a status text. */
  const answerEmpty = (page: Page, method: string) =>
    page.evaluate((refused) => {
      const fetchAsBefore = window.fetch;
      window.fetch = (input, init) =>
        init?.method === refused
          ? Promise.resolve(new Response('', { status: 500, statusText: '' }))
          : fetchAsBefore(input, init);
    }, method);

  test('of a new inspection is an unknown error', async ({ app, page, api }) => {
    const complete = await inspection({ app, page, api }, '38');
    await answerEmpty(page, 'POST');
    await complete();
    await app.message('Error', 'Failed to create inspection: Unknown error');
  });

  test('of a deletion is reported as failed', async ({ app, page, api }) => {
    const { id } = await api.inspection((await api.supplier()).id);
    const remove = await deletion(
      { app, page, api },
      `/receiving-inspections?view=${id}`,
      'Receiving Inspection Details',
      'Delete receiving inspection',
    );
    await answerEmpty(page, 'DELETE');
    await remove();
    await app.message('Error', 'Failed to delete inspection');
  });
});

test('a supplier that never existed is Unknown Supplier', async ({ page, api }) => {
  const { id } = await api.supplier();
  await api.verification(id);
  await api.inspection(id);
  await api.action(id);
  const screens = [
    { path: '/verifications', call: '/api/verification-activities?*', list: 'activities' },
    { path: '/receiving-inspections', call: '/api/receiving-inspections?*', list: 'inspections' },
    { path: '/corrective-actions', call: '/api/corrective-actions?*', list: 'actions' },
  ];
  for (const { path, call, list } of screens) {
    const recover = await intercept(page, { method: 'GET', path: call }, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as Record<string, object[]>;
      await route.fulfill({
        response,
        json: { ...body, [list]: body[list]!.map((record) => ({ ...record, supplierName: null })) },
      });
    });
    await page.goto(`${path}?supplier=${id}`);
    await expect(page.getByRole('main').getByText('Unknown Supplier', { exact: true })).toBeVisible();
    await recover();
    await page.goto(`${path}?supplier=${ABSENT}`);
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Supplier' })).toHaveValue('Unknown Supplier');
  }
});

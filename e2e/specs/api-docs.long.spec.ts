import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/administrator.js';
import { pdf } from '../fixtures/files.js';

/** A call of each group, with where what it creates is deleted; later ones refer to what earlier ones created. */
const CALLS: readonly (readonly [tag: string, operationId: string, created?: string])[] = [
  ['Suppliers', 'createSupplier', '/api/suppliers/'],
  ['Suppliers', 'createSupplierProduct'],
  ['Hazard Analysis', 'createHazard', '/api/hazard-analysis/'],
  ['Verifications', 'createVerification', '/api/verification-activities/'],
  ['Receiving Inspections', 'createInspection', '/api/receiving-inspections/'],
  ['Corrective Actions', 'createAction', '/api/corrective-actions/'],
  ['Foods', 'createFood', '/api/foods/'],
  ['Importers', 'createImporter', '/api/importers/'],
  ['FSVP files', 'createFsvpFile', '/api/fsvp-files/'],
  ['Qualified individuals', 'createIndividual', '/api/qualified-individuals/'],
  ['Reference data', 'checkReferenceSet'],
  ['Reports', 'createReportRun'],
  ['Notifications', 'markNotificationsRead'],
  ['API tokens', 'createApiToken'],
];

/** Opens a call as its link does. The page is loaded again, so that the examples name the newest records. */
async function open(page: Page, tag: string, operationId: string) {
  await page.goto('about:blank');
  await page.goto(`/api/docs#/${tag.replaceAll(' ', '_')}/${operationId}`);
  const call = page.locator(`.opblock[id$="-${operationId}"]`);
  await call.getByRole('button', { name: 'Try it out' }).click();
  return {
    call,
    async execute() {
      await call.getByRole('button', { name: 'Execute' }).click();
      const response = call.locator('.live-responses-table .response').first();
      await expect(response.locator('.response-col_status'), operationId).toHaveText(/^2\d\d/);
      const text = await response.locator('.response-col_description code').first().textContent();
      return text ?? '';
    },
  };
}

test('a person who is signed in tries out calls on the page of the API, with the examples as they are', async ({
  page,
  administrator,
}) => {
  test.setTimeout(300_000);
  const created: string[] = [];
  try {
    for (const [tag, operationId, path] of CALLS) {
      const { execute } = await open(page, tag, operationId);
      const text = await execute();
      if (path) created.push(path + (JSON.parse(text) as { id: string }).id);
      if (operationId === 'createApiToken') {
        const { token } = JSON.parse(text) as { token: { id: string } };
        await administrator.call('POST', `/api/api-tokens/${token.id}/revoke`);
      }
    }
  } finally {
    for (const path of created.reverse())
      await administrator.call('DELETE', path.startsWith('/api/fsvp-files/') ? `${path}?reason=Example` : path);
  }
});

test('a file is uploaded on the page of the API, as the words of the call say', async ({ page, administrator }) => {
  const target = await open(page, 'Documents', 'requestUpload');
  const { uploadURL, objectPath } = JSON.parse(await target.execute()) as { uploadURL: string; objectPath: string };
  const { call, execute } = await open(page, 'Documents', 'putUpload');
  await call.getByPlaceholder('token').fill(uploadURL.replace('/api/objects/upload/', ''));
  await call.locator('input[type=file]').setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf('certificate.pdf', ['Certificate']).buffer),
  });
  expect(JSON.parse(await execute())).toMatchObject({ objectPath, mimeType: 'application/pdf' });
  const document = { title: 'Certificate', type: 'certificate', filePath: objectPath, fileName: 'certificate.pdf' };
  expect((await administrator.create<{ id: string }>('/api/documents', document)).id).toBeTruthy();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/administrator.js';
import { pdf } from '../fixtures/files.js';

type Call = readonly [tag: string, operationId: string, created?: string];

/**
 * A call of each group, with where what it creates is deleted. Before each row the page is loaded again, so that its examples name what the
 * rows before it created.
 */
const ROWS: readonly (readonly Call[])[] = [
  [
    ['Suppliers', 'createSupplier', '/api/suppliers/'],
    ['Foods', 'createFood', '/api/foods/'],
    ['Importers', 'createImporter', '/api/importers/'],
    ['Qualified individuals', 'createIndividual', '/api/qualified-individuals/'],
    ['Reference data', 'checkReferenceSet'],
    ['Reports', 'createReportRun'],
    ['Notifications', 'markNotificationsRead'],
    ['API tokens', 'createApiToken'],
  ],
  [
    ['Suppliers', 'createSupplierProduct'],
    ['Hazard Analysis', 'createHazard', '/api/hazard-analysis/'],
    ['Verifications', 'createVerification', '/api/verification-activities/'],
    ['Receiving Inspections', 'createInspection', '/api/receiving-inspections/'],
    ['Corrective Actions', 'createAction', '/api/corrective-actions/'],
  ],
  [['FSVP files', 'createFsvpFile', '/api/fsvp-files/']],
];

/** Opens a call of the page for trying it out. */
async function open(page: Page, tag: string, operationId: string) {
  const call = page.locator(`.opblock[id$="-${operationId}"]`);
  const group = page.locator(`[id="operations-tag-${tag.replaceAll(' ', '_')}"]`);
  if ((await group.getAttribute('data-is-open')) !== 'true') await group.click();
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  return {
    call,
    async execute() {
      await call.getByRole('button', { name: 'Execute' }).click();
      const response = call.locator('.live-responses-table .response').first();
      await expect(response.locator('.response-col_status'), operationId).toHaveText(/^2\d\d/);
      // A call that answers nothing has no text.
      return (await response.locator('.response-col_description code').allTextContents())[0] ?? '';
    },
  };
}

// The examples name the newest records: no other test may delete them meanwhile.
const TITLE = 'a person who is signed in tries out calls on the page of the API, with the examples as they are';
test(TITLE, { tag: '@serial' }, async ({ page, administrator }) => {
  // The page takes seconds to draw each call.
  test.slow();
  const created: string[] = [];
  try {
    for (const row of ROWS) {
      await page.goto('/api/docs');
      for (const [tag, operationId, path] of row) {
        const { execute } = await open(page, tag, operationId);
        const text = await execute();
        if (path) created.push(path + (JSON.parse(text) as { id: string }).id);
        if (operationId !== 'createApiToken') continue;
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
  await page.goto('/api/docs');
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

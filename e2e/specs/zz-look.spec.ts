import { test } from '../fixtures/signed-in.js';
import { makeDocument } from '../fixtures/documents.js';
import { pdf } from '../fixtures/files.js';
test('scan', async ({ page, importer }) => {
  page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
  const d = await makeDocument(page, importer, pdf('scan.pdf', ['Scanned'], true), { title: 'Scan', type: 'other' });
  await page.goto(`/documents?preview=${d.id}`);
  await page.getByRole('img', { name: /^Page 1/ }).waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/d-look/scan.png' });
});

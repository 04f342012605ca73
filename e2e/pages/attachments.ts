import { expect, type Locator } from '@playwright/test';
import type { App } from './app.js';

/** Uploads a document from the details of a record and expects it among its attachments. */
export async function attach(
  app: App,
  details: Locator,
  { fileName, title }: { fileName: string; title: string },
): Promise<void> {
  await expect(details.getByText('No documents are attached.')).toBeVisible();
  await details.getByRole('link', { name: 'Upload Document' }).click();
  const upload = app.dialog('Upload New Document');
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from('No Salmonella in 25 g.\n') });
  await upload.getByLabel('Title').fill(title);
  await app.choose(upload, 'Document Type', 'Test Result');
  await upload.getByRole('button', { name: 'Save Document' }).click();
  const attached = details.getByRole('list', { name: 'Attachments' }).getByRole('listitem').filter({ hasText: title });
  await expect(attached).toContainText(fileName);
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    attached.getByRole('link', { name: `Download ${title}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(fileName);
}

import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeDocument } from '../fixtures/documents.js';
import { fail, hold, intercept } from '../fixtures/faults.js';
import { textFile } from '../fixtures/files.js';
import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';

const put = { method: 'PUT', path: '/api/objects/upload/*' } as const;
const start = { method: 'POST', path: '/api/reports' } as const;
const LIMIT = 10_485_760;

/** Selects a file in the upload dialog and returns the dialog. The upload never becomes a document. */
async function choose(page: Page, ...files: ReturnType<typeof textFile>[]) {
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload New Document' });
  for (const file of files) await dialog.getByLabel('Select Document').setInputFiles(file);
  return dialog;
}

/** Lets uploads succeed without storing anything, so that leaving the dialog creates no document. */
const seeminglyUpload = (page: Page) => intercept(page, put, (route) => route.fulfill({ json: {} }));

test.describe('the uploader', () => {
  test('exceeds the maximum allowed size', async ({ page }) => {
    const dialog = await choose(page, textFile('big.txt', 'x'.repeat(LIMIT + 1)));
    await expect(dialog.getByRole('alert')).toHaveText('big.txt exceeds the maximum allowed size of 10 MB');
    await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('no duplicates; no more files allowed', async ({ page }, testInfo) => {
    await hold(page, put);
    const dialog = await choose(page);
    const file = testInfo.outputPath('a.txt');
    await writeFile(file, 'Swab results: negative.');
    await dialog.getByLabel('Select Document').setInputFiles(file);
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await dialog.getByLabel('Select Document').setInputFiles(file);
    await expect(dialog.getByRole('alert')).toHaveText('No duplicates: a.txt is being uploaded already.');
    await dialog.getByLabel('Select Document').setInputFiles(textFile('b.txt'));
    await expect(dialog.getByRole('alert')).toHaveText('No more files allowed. One file is uploaded at a time.');
  });

  test('missing required meta field(s)', async ({ page }) => {
    const dialog = await choose(page);
    // A file picker never returns a file without a name, but drag and drop can.
    await dialog.getByLabel('Select Document').evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File(['x'], ' '));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(dialog.getByRole('alert')).toHaveText(
      'Missing required meta field(s): the file has no name. Rename it and choose it again.',
    );
  });

  for (const { what, status, detail, message } of [
    { what: 'upload failed', status: 501, detail: 'Not now.', message: 'Upload failed: note.txt. Not now.' },
    {
      what: 'storage: request has expired',
      status: 403,
      detail: 'Request has expired',
      message: 'Upload failed: note.txt. Request has expired',
    },
    {
      what: 'the server finds the file too large',
      status: 413,
      detail: 'Too large.',
      message: 'note.txt exceeds the maximum allowed size of 10 MB',
    },
  ]) {
    test(what, async ({ page }) => {
      await fail(page, put, status, detail);
      await expect((await choose(page, textFile('note.txt'))).getByRole('alert')).toHaveText(message);
    });
  }

  test('401 means authorization required', async ({ page }) => {
    await fail(page, put, 401, 'Unauthorized');
    await expect((await choose(page, textFile('note.txt'))).getByRole('alert')).toHaveText('Authorization required');
  });

  test('a network error; no internet connection; Try again sends the file', async ({ context, page }) => {
    const recover = await intercept(page, put, (route) => route.abort('connectionreset'));
    const dialog = await choose(page, textFile('note.txt'));
    await expect(dialog.getByRole('alert')).toHaveText(
      'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.',
    );
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('No Internet connection');
    await context.setOffline(false);
    await recover();
    await seeminglyUpload(page);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue('note.txt');
  });

  test('a rate limit, after four repetitions', async ({ page }) => {
    let sent = 0;
    await intercept(page, put, (route) => {
      sent += 1;
      return route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'Too many', status: 429, detail: 'Wait a minute.' }),
      });
    });
    await page.clock.install();
    const alert = (await choose(page, textFile('note.txt'))).getByRole('alert');
    // Before, the uploader may still be loading, which has a time limit too.
    await expect.poll(() => sent).toBeGreaterThan(0);
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(alert).toHaveText('Upload failed: note.txt. Rate limit reached. Wait a minute.', { timeout: 500 });
    }).toPass();
    expect(sent).toBe(1 + 4);
  });

  test('a used upload URL is replaced without a message', async ({ page }) => {
    const urls: string[] = [];
    await intercept(page, put, (route) => {
      urls.push(route.request().url());
      return urls.length === 1
        ? route.fulfill({ status: 409, body: 'used' })
        : route.fulfill({ status: 200, json: {} });
    });
    await expect((await choose(page, textFile('note.txt'))).getByLabel('Title')).toHaveValue('note.txt');
    expect(new Set(urls).size).toBe(2);
  });
});

test.describe('a document', () => {
  test('that cannot be saved, changed or deleted', async ({ app, page, api }) => {
    const { title } = await makeDocument(page, api, textFile('note.txt'), { title: unique('Note') });
    await page.goto(`/documents?search=${title}`);
    await fail(page, { method: 'DELETE', path: '/api/documents/*' });
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await app.question('Delete document').getByRole('button', { name: 'Delete' }).click();
    await app.message('Error', 'Failed to delete document');
    await app.question('Delete document').getByRole('button', { name: 'Cancel' }).click();
    await fail(page, { method: 'PUT', path: '/api/documents/*' });
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    const form = app.dialog('Edit Document');
    await form.getByLabel('Description').fill('Kept');
    await form.getByRole('button', { name: 'Update Document' }).click();
    await app.message('Error', 'Failed to update document');
    await expect(form.getByLabel('Description')).toHaveValue('Kept');
  });
});

test.describe('a report', () => {
  test('that is generated', async ({ app, page }) => {
    await page.goto('/reports');
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await app.message('Report Generated', 'Your report has been generated successfully.', 100_000);
  });

  test('that cannot be started shows the reason or the status text', async ({ app, page }) => {
    await page.goto('/reports');
    const recover = await fail(page, start);
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await app.message('Error', 'Failed to generate report: The service is not available. Try again in a moment.');
    await recover();
    await intercept(page, start, (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await app.message('Error', 'Failed to generate report: Bad Gateway');
  });

  test('without the dates of its custom range', async ({ app, page }) => {
    await page.goto('/reports?range=custom');
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await app.message('Invalid Date Range', 'Please select both start and end dates for custom range.');
  });
});

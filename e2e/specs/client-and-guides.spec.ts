import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/administrator.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

test('the suite serves the package of its client to everybody', async () => {
  const address = new URL('/api/client.tgz', process.env.E2E_URL);
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="fsvp-client-${version}.tgz"`);
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 2)]).toEqual([0x1f, 0x8b]);
  const etag = response.headers.get('etag') ?? '';
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('the guides of the API are pages whose links lead somewhere', async ({ page }) => {
  await page.goto('/api/docs/guides');
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
  const read = new Map<string, string[]>();
  const waiting = ['/api/docs/guides'];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    await page.goto(address);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    read.set(address, ids);
    const links = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links) {
      expect(link, `a link of ${address}`).toMatch(/^(?:https:\/\/|#|\/api\/docs(?:$|\/guides))/);
      const { pathname, hash } = new URL(link, `http://x${address}`);
      if (!pathname.startsWith('/api/docs/guides')) continue;
      if (!read.has(pathname) && !waiting.includes(pathname)) waiting.push(pathname);
      if (pathname === address && hash) expect(ids, `${address}${hash}`).toContain(hash.slice(1));
    }
  }
  expect([...read.keys()].sort()).toEqual(
    ['', '/changelog', '/cli', '/client', '/events', '/generators', '/quickstart', '/recipes', '/versioning'].map(
      (name) => `/api/docs/guides${name}`,
    ),
  );
  expect(read.get('/api/docs/guides/client')).toContain('install');
  expect((await page.goto('/api/docs/guides/nothing'))?.status()).toBe(404);
});

test('the page of the API shows the groups that are filtered, and the calls of the one that is opened', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await page.getByPlaceholder('Filter by tag').fill('Suppliers');
  await expect(page.locator('.opblock-tag')).toHaveCount(1);
  await page.locator('[id="operations-tag-Suppliers"]').click();
  await expect(page.locator('.opblock[id$="-createSupplier"]')).toBeVisible();
});

import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { anotherBuild, readManifest } from '../fixtures/module-builds.js';
import { expect, test, type Product } from '../fixtures/product.js';
import { App } from '../pages/app.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
/** Gateways read the store once a second; a busy machine may need longer. */
const noticed = { timeout: 15_000 };

declare global {
  interface Window {
    loadedReleases?: string[];
  }
}

/** `npm run modules -- …` on the product's store; resolves to what it prints. */
async function modules({ suite, origin }: Product, ...args: string[]): Promise<string> {
  const env = { ...process.env, MODULE_STORE: suite.moduleStore, ALLOWED_MODULE_ORIGINS: origin.url };
  const { stdout } = await run(process.execPath, ['tools/modules.mjs', ...args], { cwd: root, env });
  return stdout;
}

/** Releases another build of a module, and waits until the gateway has it. */
async function release(product: Product, module: string, label: string): Promise<string> {
  const dist = anotherBuild(module, join(product.suite.home, 'builds'), label);
  await modules(product, 'release', module, '--from', dist);
  const { version } = readManifest(dist);
  await expectCurrent(product, module, version);
  return version;
}

const currentVersion = async ({ suite }: Product, module: string): Promise<string | undefined> => {
  const answer = (await (await fetch(`${suite.url}/modules.json`)).json()) as {
    modules: { name: string; version: string }[];
  };
  return answer.modules.find(({ name }) => name === module)?.version;
};

const expectCurrent = (product: Product, module: string, version: string | undefined) =>
  expect.poll(() => currentVersion(product, module), noticed).toBe(version);

/** A signed-in page that loads a module only when its screen is opened. */
async function open(product: Product, browser: Browser): Promise<{ app: App; page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: product.suite.url });
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await context.request.post('/api/login', { data: { password: product.suite.password } });
  const page = await context.newPage();
  await page.goto('/');
  const app = new App(page);
  await app.heading('Dashboard');
  return { app, page, context };
}

interface Snapshot {
  remotesInfo: Record<string, { matchedVersion: string }>;
}

const loaded = (page: Page) => page.evaluate(() => window.loadedReleases ?? []);

test('a release while a form is half filled in: the tab offers a reload once and keeps what was typed', async ({
  product,
  browser,
}) => {
  const { app, page, context } = await open(product, browser);
  await app.go('Corrective Actions');
  await page.getByRole('button', { name: 'New Action' }).click();
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.fill('Half typed');
  await release(product, 'mf-actions', 'typed');
  // An open dialog hides what is outside it from assistive technology, and so from roles.
  const offer = page.getByRole('button', { name: 'Reload', includeHidden: true });
  await expect(page.getByText('A new version is available').first()).toBeVisible(noticed);
  await expect(title).toHaveValue('Half typed');

  await offer.click();
  await expect.poll(() => loaded(page).catch(() => []), noticed).toEqual(['mf-actions typed']);
  await expect(title).toHaveValue('Half typed');
  await context.close();
  await modules(product, 'rollback', 'mf-actions');
});

test('two releases run side by side, and a rollback is one command', async ({ product, browser }) => {
  const first = await currentVersion(product, 'mf-inspections');
  const old = await open(product, browser);
  await release(product, 'mf-inspections', 'second');
  // Opened before the release: it still gets the screens that it has not loaded yet.
  await old.app.go('Verifications');
  expect(await loaded(old.page)).toEqual([]);
  const other = await open(product, browser);
  await other.app.go('Verifications');
  expect(await loaded(other.page)).toEqual(['mf-inspections second']);
  await old.app.go('Receiving Inspections');

  await modules(product, 'rollback', 'mf-inspections');
  await expectCurrent(product, 'mf-inspections', first);
  const after = await open(product, browser);
  await after.app.go('Verifications');
  expect(await loaded(after.page)).toEqual([]);
  await other.app.go('Receiving Inspections');
  for (const { context } of [old, other, after]) await context.close();
  const changes = await product.sql<{ type: string }>(
    'gateway',
    `select type from event_log where after ->> 'name' = 'mf-inspections' order by occurred_at, id`,
  );
  expect(changes.map(({ type }) => type)).toEqual([
    'module.released.v1',
    'module.released.v1',
    'module.rolled-back.v1',
  ]);
});

test('a module on another origin works, and its files are checked against the manifest that was added', async ({
  product,
  browser,
}) => {
  const { origin } = product;
  const dist = anotherBuild('mf-actions', origin.folder, 'remote');
  const { entry, version } = readManifest(dist);
  await modules(product, 'add', `${origin.url}/mf-actions-remote/module.json`);
  await expectCurrent(product, 'mf-actions', version);
  const { app, page, context } = await open(product, browser);
  await page.goto('/corrective-actions');
  await app.heading('Corrective Actions');
  expect(await loaded(page)).toEqual(['mf-actions remote']);
  await context.close();

  appendFileSync(join(dist, entry), '\nwindow.loadedReleases.push("tampered");');
  await expect(modules(product, 'verify')).rejects.toThrow(`${entry} differs from its manifest`);
  const next = await open(product, browser);
  await next.page.goto('/corrective-actions');
  await expect(next.page.getByText('The Corrective Actions module is not available')).toBeVisible();
  expect(await loaded(next.page)).toEqual([]);
  await next.app.go('Suppliers');
  await next.context.close();
  await modules(product, 'rollback', 'mf-actions');
});

test('a file that differs from its hash costs the screens of its module, until it is repaired', async ({
  product,
  browser,
}) => {
  const { suite } = product;
  const version = (await currentVersion(product, 'mf-actions'))!;
  const folder = join(suite.moduleStore, 'mf-actions', version);
  const { styles } = readManifest(folder);
  const sheet = join(folder, styles[0]!);
  for (const suffix of ['', '.br', '.gz']) renameSync(`${sheet}${suffix}`, `${sheet}${suffix}-good`);
  writeFileSync(sheet, 'body { display: none }');
  const { app, page, context } = await open(product, browser);
  await app.go('Corrective Actions').catch(() => undefined);
  await expect(page.getByText('The Corrective Actions module is not available')).toBeVisible();
  await app.go('Suppliers');
  await context.close();
  for (const suffix of ['', '.br', '.gz']) renameSync(`${sheet}${suffix}-good`, `${sheet}${suffix}`);
  const repaired = await open(product, browser);
  await repaired.app.go('Corrective Actions');
  await repaired.context.close();
});

test('what a module adds to the dashboard fails with its service, and is gone with the module', async ({
  product,
  browser,
}) => {
  const { suite } = product;
  const version = (await currentVersion(product, 'mf-program'))!;
  const { page, context } = await open(product, browser);
  const card = page.getByRole('region', { name: 'FSVP files', exact: true });
  const isWhole = () => expect(page.getByRole('group', { name: 'Total Suppliers' })).toBeVisible();
  const scrollToEnd = async () => {
    await page.getByRole('main').hover();
    await page.mouse.wheel(0, 5_000);
  };
  await suite.stopPart('program');
  await expect(async () => {
    await scrollToEnd();
    await expect(card).toContainText('The FSVP files could not be loaded', { timeout: 1_000 });
  }).toPass();
  await isWhole();
  await suite.startPart('program');
  // The gateway may find the new process after the first try.
  await expect(async () => {
    await card.getByRole('button', { name: 'Retry' }).click({ timeout: 1_000 });
    await expect(card).toContainText('No FSVP files yet', { timeout: 1_000 });
  }).toPass();

  await modules(product, 'remove', 'mf-program');
  await expectCurrent(product, 'mf-program', undefined);
  await page.reload();
  await isWhole();
  await expect(page.getByText('Active Corrective Actions', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'FSVP Files' })).toHaveCount(0);
  await scrollToEnd();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
  await modules(product, 'release', 'mf-program', '--from', join(suite.moduleStore, 'mf-program', version));
});

test('the browser extension of module federation finds a loaded module and its manifest', async ({
  product,
  browser,
}) => {
  const { app, page, context } = await open(product, browser);
  await app.go('Verifications');
  // The globals that the extension reads.
  const names = await page.evaluate(async () => {
    const { moduleInfo } = (window as unknown as { __VMOK__: { moduleInfo: Record<string, Snapshot> } }).__VMOK__;
    const remotes = Object.entries(moduleInfo.shell!.remotesInfo);
    return Promise.all(remotes.map(async ([name, { matchedVersion }]) => [name, await readName(matchedVersion)]));

    async function readName(manifestUrl: string): Promise<unknown> {
      return ((await (await fetch(manifestUrl)).json()) as { name: unknown }).name;
    }
  });
  expect(names).toEqual([['mf_inspections', 'mf_inspections']]);
  await context.close();
});

test('a release that cannot work here is refused, and says why', async ({ product }) => {
  const before = await modules(product, 'list');
  const builds = join(product.suite.home, 'builds');
  const collision = anotherBuild('mf-actions', builds, 'collision', (manifest) => ({
    ...manifest,
    routes: [...manifest.routes, '/suppliers'],
  }));
  await expect(modules(product, 'release', 'mf-actions', '--from', collision)).rejects.toThrow(
    'Its route /suppliers already belongs to mf-suppliers',
  );
  const lacking = anotherBuild('mf-actions', builds, 'lacking', (manifest) => ({
    ...manifest,
    requires: { '@fsvp/ui/base': { version: '1.0.0', exports: ['Hologram'] } },
  }));
  await expect(modules(product, 'release', 'mf-actions', '--from', lacking)).rejects.toThrow(
    'It uses Hologram of @fsvp/ui/base, which the host lacks',
  );
  expect(await modules(product, 'list')).toBe(before);
});

test('a module that needs a newer host is not loaded, and the other modules work', async ({ product, browser }) => {
  const version = (await currentVersion(product, 'mf-actions'))!;
  const file = join(product.suite.moduleStore, 'mf-actions', version, 'module.json');
  const good = readFileSync(file, 'utf8');
  const manifest = readManifest(join(file, '..'));
  manifest.requires['@fsvp/ui/base']!.exports.push('Hologram');
  writeFileSync(file, JSON.stringify(manifest));
  await expect
    .poll(async () => (await fetch(`${product.suite.url}/modules.json`)).text(), noticed)
    .toContain('Hologram');
  const { app, page, context } = await open(product, browser);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('navigation').getByRole('link', { name: 'Corrective Actions' }).click();
  await expect(page.getByText('This page needs a newer version of the suite. Reload the page.')).toBeVisible();
  expect(requested.filter((url) => url.includes('/mf-actions/'))).toEqual([]);
  await app.go('Suppliers');
  await context.close();
  writeFileSync(file, good);
});

test('the registry is replaced while 50 pages load: none fails', async ({ product, browser }) => {
  const versions = [await currentVersion(product, 'mf-actions'), await release(product, 'mf-actions', 'load')];
  const { page, context } = await open(product, browser);
  let running = true;
  const replace = async () => {
    for (let turn = 0; running; turn += 1) {
      await modules(product, 'rollback', 'mf-actions', versions[turn % 2]!);
      // The gateway reads the store once a second.
      await page.waitForTimeout(1_000);
    }
  };
  const replacing = replace();
  const failures: string[] = [];
  const seen = new Set<string>();
  const loadPages = async (count: number) => {
    const tab = await context.newPage();
    tab.on('pageerror', (error) => failures.push(String(error)));
    for (let index = 0; index < count; index += 1) {
      await tab.goto('/corrective-actions');
      await new App(tab).heading('Corrective Actions');
      seen.add((await loaded(tab)).join());
    }
    await tab.close();
  };
  await Promise.all([loadPages(25), loadPages(25)]);
  running = false;
  await replacing;
  await context.close();
  expect(failures).toEqual([]);
  // Both releases were loaded, so the registry did change meanwhile.
  expect(seen.size).toBe(2);
});

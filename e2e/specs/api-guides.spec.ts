import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebhookDelivery } from '@fsvp/contracts/webhooks/webhook';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { missingTool, readGuides, typeErrors, Workshop, type Language, type Snippet } from '../fixtures/guides.js';
import { dayFromToday, ApiClient, unique } from '../fixtures/api-client.js';

const url = process.env.E2E_URL ?? '';
// Here the programs find @fsvp/client.
const local = fileURLToPath(new URL('../../.local', import.meta.url));
const guides = readGuides('quickstart.md', 'recipes.md');

/** A token of its own, by which the created records are found and deleted afterwards. */
async function withWorkshop(work: (administrator: ApiClient, workshop: Workshop) => Promise<void>): Promise<void> {
  const administrator = await new ApiClient(url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
  const { body } = await administrator.call('POST', '/api/api-tokens', {
    name: unique('Guides'),
    scopes: ['read', 'suppliers:write', 'quality:write'],
    expiresOn: dayFromToday(1),
  });
  mkdirSync(local, { recursive: true });
  const folder = mkdtempSync(join(local, 'guides-'));
  const workshop = new Workshop(folder, { FSVP_URL: url, FSVP_TOKEN: body.text });
  const since = new Date().toISOString();
  try {
    workshop.write(guides);
    await work(administrator, workshop);
  } finally {
    for (const [path, list] of [
      ['/api/receiving-inspections', 'inspections'],
      ['/api/suppliers', 'suppliers'],
    ] as const) {
      const found = await administrator.call('GET', `${path}?updatedSince=${since}&limit=1000&cursor=`);
      for (const { id, createdBy } of found.body[list] as { id: string; createdBy: string }[])
        if (createdBy === body.token.id) await administrator.call('DELETE', `${path}/${id}`);
    }
    await administrator.cleanUp();
    await administrator.call('POST', `/api/api-tokens/${body.token.id}/revoke`);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runOnce(workshop: Workshop, snippet: Snippet, expected: RegExp): Promise<void> {
  const run = workshop.start(snippet);
  const code = await run.ended;
  expect(run.output(), `${snippet.folder}/${snippet.file}`).toMatch(expected);
  expect(code, `${snippet.folder}/${snippet.file} ended with: ${run.output()}`).toBe(snippet.exit);
}

/** Runs programs that end by themselves: folders at the same time, the programs of a folder in their order. */
async function runAll(workshop: Workshop, snippets: readonly Snippet[]): Promise<void> {
  const folders = new Map<string, Promise<void>>();
  for (const snippet of snippets) {
    const earlier = [folders.get(snippet.folder), snippet.after && folders.get(snippet.after)];
    const next = Promise.all(earlier).then(async () => {
      await runOnce(workshop, snippet, snippet.expected);
      if (snippet.again) await runOnce(workshop, snippet, snippet.again);
    });
    folders.set(snippet.folder, next);
  }
  const failures = (await Promise.allSettled(folders.values())).filter(({ status }) => status === 'rejected');
  if (failures.length) throw (failures[0] as PromiseRejectedResult).reason;
}

/** Sends a delivery to a receiver as the suite does (Standard Webhooks). */
async function deliver(to: string, { messageId, body }: { messageId: string; body: string }, key: Buffer) {
  const time = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', key).update(`${messageId}.${time}.${body}`).digest('base64');
  const headers = { 'webhook-id': messageId, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${digest}` };
  return (await fetch(to, { method: 'POST', headers, body })).status;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The receiver handles a delivery of a failed inspection once, and refuses one with another signature. */
async function checkReceiver(administrator: ApiClient, workshop: Workshop, snippet: Snippet): Promise<void> {
  // The suite under test may not call this machine: it keeps the delivery, which is sent from here with its secret.
  const created = await administrator.call('POST', '/api/webhooks', {
    name: unique('Guides'),
    url: 'https://receiver.invalid/fsvp',
    types: ['receiving-inspection'],
  });
  expect(created.status).toBe(201);
  const at = `/api/webhooks/${created.body.webhook.id}`;
  const PORT = String(await freePort());
  const run = workshop.start(snippet, { PORT, FSVP_WEBHOOK_SECRET: created.body.secret });
  try {
    const supplier = await administrator.supplier();
    const { id } = await administrator.inspection(supplier.id, {
      productName: 'Frozen squid',
      lotNumber: 'L-4711',
      status: 'failed',
      failureReasons: 'Temperature out of range',
    });
    let found: WebhookDelivery | undefined;
    const findDelivery = async () => {
      const { body } = await administrator.call('GET', `${at}/deliveries?recordId=${id}`);
      return (found = (body.deliveries as WebhookDelivery[])[0]);
    };
    await expect.poll(findDelivery).toBeDefined();
    await expect.poll(run.output).toContain('Waiting for webhooks');
    const { body: delivery } = await administrator.call('GET', `${at}/deliveries/${found!.id}`);
    const key = Buffer.from(created.body.secret.replace('whsec_', ''), 'base64');
    const receiver = `http://127.0.0.1:${PORT}`;
    expect(await deliver(receiver, delivery, Buffer.alloc(32))).toBe(400);
    for (let time = 1; time <= 2; time++) expect(await deliver(receiver, delivery, key)).toBe(204);
    expect(run.output().match(new RegExp(snippet.expected, 'g'))).toHaveLength(1);
  } finally {
    run.process.kill();
    await run.ended;
    await administrator.call('DELETE', at);
  }
}

const needed = (languages: Language[]) => guides.snippets.filter(({ language }) => languages.includes(language));

test('the programs of the guides in shell and TypeScript do what the guides say', async () => {
  const missing = missingTool('bash');
  test.skip(missing !== undefined, `This machine has no ${missing}`);
  await withWorkshop(async (administrator, workshop) => {
    const snippets = needed(['bash', 'ts']);
    expect(typeErrors(snippets.filter(({ language }) => language === 'ts').map(workshop.pathOf))).toEqual([]);
    await runAll(
      workshop,
      snippets.filter(({ webhook }) => !webhook),
    );
    for (const snippet of snippets.filter(({ webhook }) => webhook))
      await checkReceiver(administrator, workshop, snippet);
  });
});

test('the programs of the guides in Python do what the guides say', async () => {
  const missing = missingTool('py') ?? missingTool('bash');
  test.skip(missing !== undefined, `This machine has no ${missing}, or an old one: these programs are not tested here`);
  await withWorkshop(async (administrator, workshop) => {
    const python = needed(['py']);
    // What they need to have run before.
    const before = guides.snippets.filter(({ folder }) => python.some(({ after }) => after === folder));
    await runAll(workshop, [...before, ...python.filter(({ webhook }) => !webhook)]);
    for (const snippet of python.filter(({ webhook }) => webhook))
      await checkReceiver(administrator, workshop, snippet);
  });
});

test('the introduction of the API document leads from a token to a copy of the suppliers', async () => {
  const missing = missingTool('py') ?? missingTool('bash');
  test.skip(missing !== undefined, `This machine has no ${missing}, or an old one: these programs are not tested here`);
  await withWorkshop(async (administrator, workshop) => {
    const { body } = await administrator.call('GET', '/api/openapi.json');
    const { info } = body as { info: { description: string } };
    const programs = [...info.description.matchAll(/```(bash|py)\n([\s\S]*?)```/g)];
    const common = { folder: 'docs', args: [], again: undefined, exit: 0, after: undefined, webhook: false };
    const snippets = programs.map(([, language, code], index) => ({
      ...common,
      language: language as Language,
      file: `${index}.${language}`,
      code: code!,
      expected: [/"name":"Pesquera del Norte"/, /^"name": *"Pesquera del Norte"$/m, /^Pesquera del Norte, Peru$/m][
        index
      ]!,
    }));
    expect(snippets).toHaveLength(3);
    workshop.write({ snippets, files: {} });
    await runOnce(workshop, snippets[0]!, snippets[0]!.expected);
    // A change is in the feed within about a second.
    for (const copy of snippets.slice(1)) await expect(() => runOnce(workshop, copy, copy.expected)).toPass();
  });
});

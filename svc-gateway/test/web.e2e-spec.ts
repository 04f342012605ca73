import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { moduleRegistry } from '@fsvp/contracts/modules/module-registry';
import { problem } from '@fsvp/contracts/core/problem';
import { requestBytes, sendBytes } from '@fsvp/service-kit/testing/send-bytes';
import { Client } from 'pg';
import { REGISTRY_POLL_MS } from '../src/web/module-registry.service.js';
import { DEFAULT_HEADERS } from '../src/web/security-headers.js';
import {
  createManifest,
  readRegistryFile,
  releaseHash,
  startGateway,
  startReplica,
  writeModule,
  writeRegistryFile,
  type Gateway,
} from './gateway.js';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const cspOf = (headers: Headers) => headers.get('content-security-policy') ?? '';
/** Longer than the page template is cached. */
const TEMPLATE_EXPIRED_MS = 700;
/** Longer than a gateway takes to read a new registry by itself. */
const REGISTRY_RELOADED_MS = REGISTRY_POLL_MS + 700;

describe('pages and files', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: ['127.0.0.1'] });
  });
  afterAll(() => gateway?.close());

  const page = (address: string) => gateway.send('GET', address, { headers: HTML, cookie: null });
  const registry = async () => moduleRegistry.parse((await gateway.send('GET', '/modules.json')).body).modules;
  /** Makes the gateway read the registry that was just written, twice: the first call may share a reading from before. */
  const reload = async () => {
    await registry();
    await registry();
  };

  it.each([
    '/',
    '/suppliers',
    '/fsvp-compliance',
    '/hazard-analysis',
    '/corrective-actions',
    '/suppliers/',
    '/suppliers?edit=1',
  ])('returns the shell at %s', async (address) => {
    expect((await page(address)).status).toBe(200);
  });

  it.each(['/nothing', '/suppliers/extra/deep', '/suppliers.html', '/index.html', '/%2e%2e/etc/passwd'])(
    'returns the shell with status 404 at %s',
    async (address) => {
      const { status, text, headers } = await page(address);
      expect(status).toBe(404);
      expect(text).toContain('module-registry');
      expect(cspOf(headers)).toContain('script-src');
    },
  );

  it('gives each page a new nonce, and a policy without inline script, style or eval', async () => {
    const [one, other] = [await page('/'), await page('/')];
    const nonces = [one, other].map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '');
    expect(nonces[0]).toMatch(/^[\w-]{20,}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.text).not.toMatch(/__[A-Z]+_?[A-Z]*__/);
    const policy = cspOf(one.headers);
    expect(policy).not.toContain('unsafe');
    for (const part of [
      `script-src 'self' 'nonce-${nonces[0]}'`,
      `style-src 'self' 'nonce-${nonces[0]}'`,
      "default-src 'none'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('inlines the registry into the page, and starts the files of the screen’s module with their integrity hashes', async () => {
    const { text } = await page('/corrective-actions');
    const inlined = /<script type="application\/json" id="module-registry"[^>]*>(.*)<\/script>/.exec(text)?.[1] ?? '';
    // Of what a module requires, only what this shell lacks is in the page.
    const requires = { 'react-dom': { version: '19.3.1', exports: ['createPortal'] } };
    const published = (await registry()).map(({ previous: _, manifest, ...entry }) => ({
      ...entry,
      manifest: manifest && { ...manifest, requires },
    }));
    expect(moduleRegistry.parse(JSON.parse(inlined)).modules).toEqual(published);
    const { entry, integrity, version } = createManifest('mf-actions', []);
    const style = 'static/remote.bbbbbbbbbb.css';
    const later = (file: string) => `fetchpriority="low" crossorigin="anonymous" integrity="${integrity[file]}"`;
    expect(text).toContain(
      `<link rel="preload" as="script" href="/modules/mf-actions/${version}/${entry}" ${later(entry)} />`,
    );
    expect(text).toContain(
      `<link rel="preload" as="style" href="/modules/mf-actions/${version}/${style}" ${later(style)} />`,
    );
    expect(text).not.toContain('="/modules/mf-suppliers');
    expect(text).toContain('<script async src="/static/shared.0123456789.js" fetchpriority="low"></script>');
  });

  describe('the first calls of a screen', () => {
    const open = async (address: string, cookie: string | null) =>
      (await gateway.send('GET', address, { headers: HTML, cookie })).text;
    const callsOf = (text: string) => /data-calls="([^"]*)"/.exec(text)?.[1];

    it('start with the page, with a session', async () => {
      const cookie = await gateway.signIn();
      expect(callsOf(await open('/', cookie))).toBe(
        '/api/auth/user /api/dashboard/stats /api/suppliers?limit=5&amp;offset=0',
      );
      expect(callsOf(await open('/suppliers', cookie))).toBe('/api/auth/user /api/suppliers');
      expect(callsOf(await open('/suppliers/', cookie))).toBe('/api/auth/user /api/suppliers');
    });

    it('do not start without a session, nor when a query changes them, nor at an unknown address', async () => {
      const cookie = await gateway.signIn();
      for (const [address, session] of [
        ['/', null],
        ['/suppliers', null],
        ['/suppliers?search=a', cookie],
        ['/nothing', cookie],
      ] as const)
        expect(callsOf(await open(address, session))).toBe('/api/auth/user');
    });

    it('need the shared files: for the login form and the modules, but not for the dashboard', async () => {
      const cookie = await gateway.signIn();
      expect(await open('/', null)).toContain('href="/static/shared.0123456789.js"');
      const dashboard = await open('/', cookie);
      expect(dashboard).not.toContain('rel="preload"');
      expect(dashboard).not.toContain('<script async');
    });
  });

  it('starts the files of the screen', async () => {
    const { version } = createManifest('mf-suppliers', []);
    const { text } = await page('/suppliers');
    expect(text).toContain(
      `<script async src="/modules/mf-suppliers/${version}/static/suppliers.cccccccccc.js" fetchpriority="low" crossorigin="anonymous"></script>`,
    );
    expect(text).not.toContain('hazard-analysis.cccccccccc.js" crossorigin');
  });

  it('escapes text that could close the script element', async () => {
    const before = readRegistryFile(gateway.files);
    writeModule(gateway.files, 'mf-reports', ['/documents', '/reports']);
    const folder = path.join(gateway.files, 'modules/mf-reports', createManifest('mf-reports', []).version);
    const manifest = { ...createManifest('mf-reports', ['/documents']), title: '</script><script>alert(1)</script>$&' };
    writeFileSync(path.join(folder, 'module.json'), JSON.stringify(manifest));
    await reload();
    const { text } = await page('/');
    expect(text).not.toContain('alert(1)</script>');
    expect(text).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script>$&');
    writeRegistryFile(gateway.files, before);
    await reload();
  });

  it('marks a module as unavailable while files are missing, and uses a new release', async () => {
    const available = async () => (await registry()).filter((module) => module.available).map(({ name }) => name);
    expect(await available()).toEqual(['mf-suppliers', 'mf-actions']);
    expect((await gateway.send('GET', '/modules.json')).headers.get('cache-control')).toBe('no-cache');
    const files = path.join(gateway.files, 'modules/mf-actions');
    const { version, entry } = createManifest('mf-actions', []);
    const address = `/modules/mf-actions/${version}/${entry}`;
    // Partly copied: the entry file of the manifest is missing.
    renameSync(path.join(files, version, entry), path.join(files, 'entry'));
    await reload();
    expect(await available()).toEqual(['mf-suppliers']);
    expect((await registry()).find(({ name }) => name === 'mf-actions')?.manifest?.routes).toEqual([
      '/corrective-actions',
    ]);
    expect((await page('/corrective-actions')).status).toBe(200);
    const missing = await gateway.send('GET', address);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    renameSync(path.join(files, 'entry'), path.join(files, version, entry));
    // After a release the new version is current, but the old files are still served for open pages.
    writeModule(gateway.files, 'mf-actions', ['/corrective-actions'], releaseHash('c'));
    await reload();
    expect(await available()).toEqual(['mf-suppliers', 'mf-actions']);
    expect((await registry()).find(({ name }) => name === 'mf-actions')?.version).toBe('1.0.0-cccccccccc');
    for (const hash of ['a', 'c'].map(releaseHash))
      expect(
        (await gateway.send('GET', `/modules/mf-actions/1.0.0-${hash}/static/remoteEntry.${hash}.js`)).status,
      ).toBe(200);
    // With no file of the module left, its routes stay known.
    renameSync(files, `${files}-moved`);
    await reload();
    expect(await available()).toEqual(['mf-suppliers']);
    expect((await page('/corrective-actions')).status).toBe(200);
    renameSync(`${files}-moved`, files);
    // With an unreadable manifest, the routes of the earlier release stay known.
    writeFileSync(path.join(files, '1.0.0-cccccccccc/module.json'), '{');
    await reload();
    expect(await available()).toEqual(['mf-suppliers']);
    expect((await page('/corrective-actions')).status).toBe(200);
  });

  it('keeps the last registry while the file cannot be read, and skips an invalid entry', async () => {
    const before = readRegistryFile(gateway.files);
    const file = path.join(gateway.files, 'modules/registry.json');
    writeFileSync(file, '{ "modules": [');
    await reload();
    expect((await registry()).map(({ name }) => name)).toContain('mf-suppliers');
    writeRegistryFile(gateway.files, { modules: [{ name: 'broken' }, ...before.modules] });
    await reload();
    expect((await registry()).map(({ name }) => name)).toEqual(before.modules.map(({ name }) => name));
    writeRegistryFile(gateway.files, before);
    await reload();
  });

  it('writes each change of the registry into the event log once, with two gateways', async () => {
    const replica = await startReplica(gateway);
    const owner = new Client({ connectionString: gateway.ownerUrl });
    await owner.connect();
    try {
      writeModule(gateway.files, 'mf-audited', ['/audited'], releaseHash('d'));
      await sleep(REGISTRY_RELOADED_MS);
      const { rows } = await owner.query<{ type: string; after: { name: string; by: string } }>(
        `select type, after from event_log where aggregate_type = 'module' and after ->> 'name' = 'mf-audited'`,
      );
      expect(rows).toMatchObject([{ type: 'module.released.v1', after: { name: 'mf-audited', by: 'tester' } }]);
    } finally {
      await owner.end();
      await replica.close();
    }
  });

  it('uses a module of another origin only if that origin is allowed, and adds it to the policy', async () => {
    const origin = 'https://cdn.example.org';
    const { modules } = readRegistryFile(gateway.files);
    writeRegistryFile(gateway.files, {
      modules: modules.map((entry) =>
        entry.name === 'mf-suppliers' ? { ...entry, manifestUrl: `${origin}/suppliers/module.json` } : entry,
      ),
    });
    await reload();
    expect((await registry()).find(({ name }) => name === 'mf-suppliers')?.available).toBe(false);
    expect(cspOf((await page('/')).headers)).not.toContain(origin);
    const replica = await startReplica(gateway, { ALLOWED_MODULE_ORIGINS: [origin] });
    try {
      const response = await fetch(`${await replica.getUrl()}/suppliers`, { headers: HTML });
      for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src'])
        expect(cspOf(response.headers)).toMatch(new RegExp(`${directive} 'self' ${origin}`));
      expect(await response.text()).toContain(`href="${origin}/suppliers/static/remoteEntry.aaaaaaaaaa.js"`);
    } finally {
      await replica.close();
      writeRegistryFile(gateway.files, { modules });
      await reload();
    }
  });

  it('serves built files as immutable, in an encoding that the browser accepts', async () => {
    const file = '/modules/mf-suppliers/1.0.0-aaaaaaaaaa/static/remoteEntry.aaaaaaaaaa.js';
    for (const [encoding, text, used] of [
      ['br, gzip', 'brotli', 'br'],
      ['gzip', 'gzip', 'gzip'],
      ['identity', 'plain', null],
    ] as const) {
      const response = await fetch(`${gateway.url}${file}`, {
        method: 'HEAD',
        headers: { 'accept-encoding': encoding },
      });
      expect(response.headers.get('content-encoding')).toBe(used);
      expect(Number(response.headers.get('content-length'))).toBe(text.length);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toMatch(/javascript/);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/);
    }
    const tag = (await gateway.send('GET', '/static/main.0123456789.js')).headers.get('etag') ?? '';
    expect(await gateway.sendRaw('/static/main.0123456789.js', { 'if-none-match': tag })).toBe(304);
  });

  it.each(['module.json', 'mf-manifest.json'])('serves the manifest %s of a release', async (file) => {
    const { status } = await gateway.send('GET', `/modules/mf-suppliers/1.0.0-aaaaaaaaaa/${file}`);
    expect(status).toBe(200);
  });

  it.each(['/static/none.js', '/modules/registry.json', '/modules/unknown/1.0.0-aaaaaaaaaa/static/a.js', '/static'])(
    'returns 404 with no-store for %s',
    async (address) => {
      const { status, headers } = await gateway.send('GET', address, { headers: HTML });
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toMatch(/problem/);
    },
  );

  it.each([
    '/modules/mf-suppliers/1.0.0-aaaaaaaaaa/static/',
    '/static/../index.html',
    '/static/%2e%2e/index.html',
    '/modules/mf-suppliers/1.0.0-aaaaaaaaaa/static/..%2f..%2f..%2fregistry.json',
    '/modules/mf-suppliers/1.0.0-aaaaaaaaaa/static/../../../../shell/index.html',
    '/static/..\\index.html',
  ])('does not serve files outside its folders for %s', async (address) => {
    expect([400, 403, 404]).toContain(await gateway.sendRaw(address, HTML));
  });

  it('returns a problem to requests that do not accept HTML', async () => {
    const requests: Record<string, string>[] = [
      { accept: 'application/json' },
      { accept: 'image/*' },
      { accept: '*/*', 'sec-fetch-dest': 'script' },
    ];
    for (const headers of requests) {
      expect(await gateway.send('GET', '/nothing', { headers })).toMatchObject({
        status: 404,
        body: { title: 'Not found', status: 404 },
      });
    }
  });

  it.each([
    ['a malformed address', requestBytes('GET', '/secret-%zz'), 400],
    ['a malformed address of an API call', requestBytes('GET', '/api/suppliers/secret-%'), 400],
    ['an address that is no path', requestBytes('GET', '*'), 404],
    ['a method that screens do not have', requestBytes('POST', '/suppliers'), 405],
    ['a method that files do not have', requestBytes('PATCH', '/static/main.0123456789.js'), 405],
    ['a method that the API does not have', requestBytes('PROPFIND', '/api/suppliers'), 405],
    ['an unknown method', requestBytes('SECRET', '/'), 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nsecret\r\n\r\n', 400],
    ['headers that are too large', requestBytes('GET', '/', ['Host: a', `X-Large: ${'x'.repeat(20_000)}`]), 431],
  ])('returns a problem with its security headers, without the address, for %s', async (_what, bytes, status) => {
    const response = await sendBytes(gateway.url, bytes);
    expect(response.status).toBe(status);
    expect(problem.parse(response.body)).toMatchObject({ status, requestId: response.headers.get('x-request-id') });
    expect(response.text).not.toMatch(/secret|route|undefined/i);
    expect(response.headers.get('content-type')).toMatch(/problem/);
    for (const [name, value] of Object.entries(DEFAULT_HEADERS)) expect(response.headers.get(name)).toBe(value);
  });

  it('names the methods that an address supports', async () => {
    await gateway.signIn();
    const allowed = async (method: string, address: string) =>
      (await gateway.send(method, address)).headers.get('allow');
    for (const address of ['/api/auth/user', '/api/users']) {
      const { status, headers, text } = await gateway.send('OPTIONS', address, { cookie: null });
      expect([status, text, headers.get('allow')]).toEqual([204, '', await allowed('DELETE', address)]);
    }
    expect((await gateway.send('OPTIONS', '/api/nothing', { cookie: null })).status).toBe(404);
    expect(await allowed('DELETE', '/')).toBe('GET, HEAD, OPTIONS');
    expect(await allowed('PUT', '/api/login')).toBe('GET, HEAD, OPTIONS, POST');
    expect(await allowed('DELETE', '/api/auth/user')).toBe('GET, HEAD, OPTIONS, PATCH, PUT');
    expect(await gateway.send('DELETE', '/api/nothing')).toMatchObject({ status: 404 });
  });

  it('sends its security headers with every kind of response', async () => {
    await gateway.signIn();
    const owner = new Client({ connectionString: gateway.ownerUrl });
    await owner.connect();
    await owner.query('alter table notifications rename to notifications_moved');
    const responses = {
      200: await gateway.send('GET', '/api/auth/user'),
      302: await gateway.send('GET', '/api/login'),
      400: await gateway.send('PUT', '/api/auth/user', { body: '{' }),
      401: await gateway.send('GET', '/api/auth/user', { cookie: null }),
      403: await gateway.send('POST', '/api/logout', { headers: { origin: 'https://evil.test' } }),
      404: await gateway.send('GET', '/static/none.js'),
      413: await gateway.send('PUT', '/api/auth/user', { body: { firstName: 'x'.repeat(300_000) } }),
      415: await gateway.send('PUT', '/api/auth/user', { body: 'a', headers: { 'content-type': 'text/plain' } }),
      500: await gateway.send('GET', '/api/notifications'),
      503: await gateway.send('GET', '/api/suppliers'),
    };
    await owner.query('alter table notifications_moved rename to notifications');
    await owner.end();
    for (const [status, response] of Object.entries(responses)) {
      expect([status, response.status]).toEqual([status, Number(status)]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      });
      expect(response.headers.get('strict-transport-security')).toBeNull();
      expect(response.headers.get('x-powered-by')).toBeNull();
      if (Number(status) >= 400)
        expect(response.body).toMatchObject({
          status: Number(status),
          requestId: response.headers.get('x-request-id'),
        });
    }
    expect(responses[500].text).not.toMatch(/relation|select|notifications"/i);
    const secure = await gateway.send('GET', '/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  it('returns 503 while the shell’s files are missing, and the shell when they are back', async () => {
    const shell = path.join(gateway.files, 'shell');
    cpSync(shell, `${shell}-copy`, { recursive: true });
    rmSync(shell, { recursive: true });
    await sleep(TEMPLATE_EXPIRED_MS);
    expect((await page('/')).status).toBe(503);
    mkdirSync(shell);
    cpSync(`${shell}-copy`, shell, { recursive: true });
    expect(existsSync(path.join(shell, 'index.html'))).toBe(true);
    await sleep(TEMPLATE_EXPIRED_MS);
    expect((await page('/')).status).toBe(200);
    expect((await gateway.send('GET', '/static/main.0123456789.js')).status).toBe(200);
  });
});

describe('a stopping gateway', () => {
  it('does not wait for a connection without requests', async () => {
    const gateway = await startGateway();
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once('connect', resolve));
    await gateway.send('GET', '/livez');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const startedAt = Date.now();
    await gateway.close();
    await closed;
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });
});

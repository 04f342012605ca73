import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import { startFrontServer } from '../dev/front-server.mjs';
import { parseTargets } from '../dev/targets.mjs';
import { freePort } from '../free-port.mjs';

const PAGE = `<head><script async src="/modules/mf-actions/old.js"></script><link rel="preload" as="style" href="/modules/mf-actions/old.css" /></head>
<script type="application/json" id="module-registry" nonce="n">{"modules":[{"name":"mf-actions","version":"1"},{"name":"mf-reports","version":"2"}]}</script>`;

/** @type {import('node:http').Server} */ let gateway;
/** @type {() => void} */ let close;
/** @type {string} */ let url;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    if (request.url === '/modules.json')
      return void response
        .setHeader('content-type', 'application/json')
        .end('{"modules":[{"name":"mf-reports","version":"2"}]}');
    if (request.method === 'POST')
      return void request.pipe(response.writeHead(201, { 'x-host': request.headers.host }));
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  const gatewayPort = await freePort();
  await new Promise((done) => gateway.listen(gatewayPort, '127.0.0.1', () => done(undefined)));
  const port = await freePort();
  const frontEnd = {
    modules: ['mf-actions'],
    shellDir: '',
    manifestOf: async () => ({ name: 'mf-actions', version: 'dev', styles: ['static/a.css'], title: '</script>' }),
    /** @type {import('../dev/front-end.mjs').FrontEnd['handle']} */
    handle: (request, response, next) => (request.url === '/static/entry.js' ? void response.end('built') : next()),
    close: async () => undefined,
  };
  close = await startFrontServer({ port, host: '127.0.0.1', gatewayPort, frontEnd });
  url = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  close();
  gateway.close();
});

test('serves the files of a module in development', async () => {
  expect(await (await fetch(`${url}/modules/mf-actions/dev/static/entry.js`)).text()).toBe('built');
});

test('puts modules in development into the registry of the page and of /modules.json', async () => {
  const page = await fetch(`${url}/any`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  const html = await page.text();
  expect(html).not.toContain('old.js');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /nonce="n">(.*)<\/script>/.exec(html) ?? [];
  const names = (/** @type {{ modules: { name: string, version: string }[] }} */ { modules }) =>
    modules.map(({ name, version }) => `${name} ${version}`).sort();
  expect(names(JSON.parse(json))).toEqual(['mf-actions dev', 'mf-reports 2']);
  // The module loads them itself.
  expect(json).toContain('"styles":[]');
  expect(names(/** @type {any} */ (await (await fetch(`${url}/modules.json`)).json()))).toEqual([
    'mf-actions dev',
    'mf-reports 2',
  ]);
});

test('passes everything else to the gateway with its host and body', async () => {
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body: 'secret' });
  expect([answer.status, await answer.text(), answer.headers.get('x-host')]).toEqual([
    201,
    'secret',
    new URL(url).host,
  ]);
});

test('reloads all workspaces by default, and rejects unknown names', () => {
  expect(parseTargets([]).services).toContain('svc-quality');
  expect(parseTargets(['mf-actions', 'svc-quality'])).toEqual({ modules: ['mf-actions'], services: ['svc-quality'] });
  expect(() => parseTargets(['mf-nothing'])).toThrow("There is no module or service 'mf-nothing'");
});

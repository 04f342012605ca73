import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { url } from '../browser.mjs';
import { OUTPUT } from './webpack.config.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage @typedef {import('node:http').ServerResponse} ServerResponse */

/** The scripts and style sheets that the build's own page loads. */
const pageFiles = () =>
  readFileSync(path.join(OUTPUT, 'index.html'), 'utf8').match(
    /<(script defer|link rel="stylesheet")[^>]*>(<\/script>)?/g,
  ) ?? [];

/** A preload of the screen's chunk, as the federated page has it. @param {string} screen */
function preload(screen) {
  const chunk = readdirSync(path.join(OUTPUT, 'static')).find((file) =>
    new RegExp(`^${screen.slice(1)}\\.\\w+\\.js$`).test(file),
  );
  return chunk && screen !== '/' ? `<link rel="preload" as="script" href="/static/${chunk}" />` : '';
}

/** The suite's page with the files of the single bundle. @param {string} html @param {string} screen */
function swapFiles(html, screen) {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const rest = html.replaceAll(/<script (defer|async)[^>]*><\/script>|<link rel="(stylesheet|preload)"[^>]*>/g, '');
  const files = [...pageFiles(), preload(screen)].join('').replaceAll('__CSP_NONCE__', nonce);
  return rest.replace('</head>', `${files}</head>`);
}

/** Answers as the suite does, through one more hop. @param {IncomingMessage} incoming @param {ServerResponse} outgoing @param {boolean} swap */
function forward(incoming, outgoing, swap) {
  const headers = { ...incoming.headers, ...(swap && { 'accept-encoding': 'identity' }) };
  const asked = request(new URL(incoming.url ?? '/', url), { method: incoming.method, headers }, (answer) => {
    if (!swap) {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      return void answer.pipe(outgoing);
    }
    let html = '';
    answer.setEncoding('utf8').on('data', (piece) => (html += piece));
    answer.on('end', () => {
      const { 'content-length': _, ...kept } = answer.headers;
      // In the gateway's quality.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 3 };
      const body = brotliCompressSync(swapFiles(html, incoming.url ?? '/'), { params });
      outgoing.writeHead(answer.statusCode ?? 500, { ...kept, 'content-encoding': 'br' }).end(body);
    });
  });
  asked.on('error', () => outgoing.destroy());
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

/**
 * Serves the suite, or the single bundle with the suite's API. Both take one more hop, so that they can be compared.
 * @param {boolean} single @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(single) {
  const server = createServer((incoming, outgoing) => {
    const file = path.join(OUTPUT, incoming.url ?? '/');
    if (single && incoming.url?.startsWith('/static/') && existsSync(`${file}.br`)) {
      const type = file.endsWith('.css') ? 'text/css' : 'application/javascript';
      outgoing.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(readFileSync(`${file}.br`));
    } else if (single && existsSync(file) && incoming.url?.startsWith('/static/')) outgoing.end(readFileSync(file));
    else forward(incoming, outgoing, single && incoming.headers['sec-fetch-dest'] === 'document');
  });
  await new Promise((done) => server.listen(0, () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}`, close };
}

import { createServer, request as sendRequest } from 'node:http';
import { withDevModules } from './dev-registry.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage @typedef {import('node:http').ServerResponse} ServerResponse */

const MODULE_FILE = /^\/modules\/(mf-[a-z0-9-]+)\/dev(\/.*)$/;
/** They name files of releases. */
const FIRST_FILES = /<link rel="preload"[^>]*>|<script async [^>]*><\/script>/g;
const INLINE_REGISTRY = /(<script[^>]* id="module-registry"[^>]*>)([^<]*)(<\/script>)/;

/**
 * Serves the suite with modules of a development build: it answers requests for their files, names them in the module registry, and passes
 * everything else to the gateway. One origin, so that session and Content-Security-Policy are those of production.
 * @param {{ port: number, host: string, gatewayPort: number, frontEnd: import('./front-end.mjs').FrontEnd }} options
 * @returns {Promise<() => void>} closes it
 */
export async function startFrontServer({ port, host, gatewayPort, frontEnd }) {
  const server = createServer((request, response) => {
    const [, name = '', file = ''] = MODULE_FILE.exec(request.url ?? '') ?? [];
    if (frontEnd.modules.includes(name)) request.url = file;
    frontEnd.handle(request, response, () => passOn(request, response, gatewayPort, frontEnd));
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done(undefined));
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** @param {IncomingMessage} request @param {ServerResponse} response @param {number} port @param {import('./front-end.mjs').FrontEnd} frontEnd */
function passOn(request, response, port, frontEnd) {
  const headers = { ...request.headers };
  const hasRegistry = request.url?.startsWith('/modules.json') || headers.accept?.includes('text/html');
  if (hasRegistry) delete headers['accept-encoding'];
  const upstream = sendRequest({ port, path: request.url, method: request.method, headers }, (answer) => {
    const type = answer.headers['content-type'] ?? '';
    const isPage = type.startsWith('text/html');
    if (answer.statusCode === 304 || !(isPage || request.url?.startsWith('/modules.json'))) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    void readText(answer)
      .then((text) => (isPage ? inPage(text, frontEnd) : inJson(text, frontEnd)))
      .then((body) => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest).end(body);
      })
      .catch((error) => response.writeHead(502).end(String(error)));
  });
  upstream.once('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end('The gateway does not answer.');
  });
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** @param {IncomingMessage} answer */
async function readText(answer) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** @param {string} json @param {import('./front-end.mjs').FrontEnd} frontEnd */
const inJson = async (json, frontEnd) => JSON.stringify(await withDevModules(JSON.parse(json), frontEnd));

/** @param {string} html @param {import('./front-end.mjs').FrontEnd} frontEnd */
async function inPage(html, frontEnd) {
  const [, , json] = INLINE_REGISTRY.exec(html) ?? [];
  if (!json) return html;
  const registry = (await inJson(json, frontEnd)).replaceAll('<', '\\u003c');
  return html.replace(FIRST_FILES, '').replace(INLINE_REGISTRY, (_, before, _json, after) => before + registry + after);
}

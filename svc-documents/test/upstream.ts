import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake of svc-suppliers and svc-quality: directory entries and NDJSON exports. */
export interface Upstream {
  url: string;
  /** Rows of each export by the last part of its path, or a function that writes the response. */
  exports: Record<string, object[] | ((response: ServerResponse) => void)>;
  /** Names of the suppliers by id. */
  suppliers: Map<string, string>;
  /** Paths of all requests with their queries. */
  requestedPaths: string[];
  /** While true, every response is 503. */
  down: boolean;
  close(): Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    upstream.requestedPaths.push(path);
    if (upstream.down)
      return void response.writeHead(503, { 'content-type': 'application/problem+json' }).end(
        JSON.stringify({
          title: 'Service unavailable',
          detail: 'The other service does not answer. Try again in a moment.',
        }),
      );
    if (!request.headers['x-fsvp-token']) return void response.writeHead(401).end();
    if (path === '/internal/qualification-checks')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ qualification: { id: randomUUID(), versionNumber: 1 }, refusal: null }));
    const [, entry] = /^\/internal\/suppliers\/([^/]+)\/directory-entry$/.exec(path) ?? [];
    if (entry) {
      const name = upstream.suppliers.get(entry);
      if (!name)
        return void response
          .writeHead(404, { 'content-type': 'application/problem+json' })
          .end(JSON.stringify({ title: 'Not found', detail: 'There is no such supplier.' }));
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ id: entry, name, status: 'approved', riskLevel: 'low', version: 1, deleted: false }));
    }
    const [, name] = /^\/internal\/exports\/([a-z-]+)/.exec(path) ?? [];
    const rows = upstream.exports[name ?? ''] ?? [];
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    if (typeof rows === 'function') rows(response);
    else response.end(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exports: {},
    suppliers: new Map(),
    requestedPaths: [],
    down: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers what svc-suppliers and svc-quality would: directory entries and NDJSON exports. */
export interface Upstream {
  url: string;
  /** Rows of each export, by its path's last part; a function writes the answer itself. */
  exports: Record<string, object[] | ((response: ServerResponse) => void)>;
  /** Suppliers that exist, by id. */
  suppliers: Map<string, string>;
  /** Paths asked for, with their queries. */
  asked: string[];
  /** While true every connection is answered 503. */
  down: boolean;
  close(): Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    upstream.asked.push(path);
    if (upstream.down)
      return void response
        .writeHead(503, { 'content-type': 'application/problem+json' })
        .end(
          JSON.stringify({ title: 'Service unavailable', detail: 'The other service is away. Try again in a moment.' }),
        );
    if (!request.headers['x-fsvp-token']) return void response.writeHead(401).end();
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
    asked: [],
    down: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

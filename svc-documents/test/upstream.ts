import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '@fsvp/contracts/catalogue/change';

/** A fake of the other services: directory entries, NDJSON exports and changes, which are those of each of them. */
export interface Upstream {
  url: string;
  /** Rows of each export by the last part of its path, or a function that writes the response. */
  exports: Record<string, object[] | ((response: ServerResponse) => void)>;
  /** Names of the suppliers by id. */
  suppliers: Map<string, string>;
  /** Paths of all requests with their queries. */
  requestedPaths: string[];
  /** Adds changes, and answers who waits for them. */
  addChanges(...changes: Change[]): void;
  /** Another event log with the same changes, as after the restore of a backup. */
  restoreLog(): void;
  /** While true, every response is 503. */
  down: boolean;
  close(): Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  const log = { changes: [] as Change[], mark: randomUUID(), waiting: new Set<ServerResponse>() };
  const markOf = (position: number) => (position ? `${log.mark}-${position}` : '');
  const headOf = () => ({ position: log.changes.length, mark: markOf(log.changes.length) });
  const sendJson = (response: ServerResponse, body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const sendChanges = (path: string, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const after = Number(searchParams.get('after'));
    if (pathname.endsWith('/head')) {
      if (log.changes.length !== after) return sendJson(response, headOf());
      log.waiting.add(response);
      return response.once('close', () => log.waiting.delete(response));
    }
    if (searchParams.get('mark') !== markOf(after))
      return sendJson(response, { status: 400, code: 'invalid-input' }, 400);
    const types = searchParams.getAll('types');
    const page = log.changes.slice(after, after + Number(searchParams.get('limit')));
    const position = after + page.length;
    return sendJson(response, {
      position,
      mark: markOf(position),
      more: position < log.changes.length,
      count: page.length,
      changes: page.filter(({ recordType }) => !types.length || types.includes(recordType)),
    });
  };
  const wake = () => {
    for (const response of log.waiting) sendJson(response, headOf());
    log.waiting.clear();
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/internal/changes') && !upstream.down) return void sendChanges(path, response);
    upstream.requestedPaths.push(path);
    if (upstream.down)
      return void response.writeHead(503, { 'content-type': 'application/problem+json' }).end(
        JSON.stringify({
          code: 'unavailable',
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
          .end(JSON.stringify({ code: 'no-such-record', detail: 'There is no such supplier.' }));
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
    addChanges(...changes) {
      for (const change of changes) log.changes.push({ ...change, position: log.changes.length + 1 });
      wake();
    },
    restoreLog() {
      log.mark = randomUUID();
      wake();
    },
    down: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

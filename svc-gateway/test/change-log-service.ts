import type { ServerResponse } from 'node:http';
import { startFakeService, type FakeService, type Handler } from './fake-service.js';

/** A service in place of a real one, with an event log in memory. */
export interface ChangeLogService extends FakeService {
  /** Adds changes, and answers who waits for them. */
  add(...names: string[]): void;
  /** Removes what was added, as the restore of an older backup does. */
  clear(): void;
  /** Answers a request for a page with 500. */
  failing: boolean;
  /** Requests for a page. */
  readonly reads: number;
  /** Requests that wait for a change. */
  readonly waiting: number;
}

const markOf = (position: number) => (position ? `mark-${position}` : '');

export async function startChangeLog(service: string): Promise<ChangeLogService> {
  const log = Object.assign([] as string[], { failing: false });
  const waiting = new Set<ServerResponse>();
  const answer = (response: ServerResponse, body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const handler: Handler = ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const after = Number(searchParams.get('after'));
    if (pathname === '/internal/changes/head') {
      if (log.length > after || searchParams.get('wait') === '0') return answer(response, { position: log.length });
      waiting.add(response);
      return response.once('close', () => waiting.delete(response));
    }
    if (log.failing) return answer(response, {}, 500);
    if (after > log.length || searchParams.get('mark') !== markOf(after)) return answer(response, {}, 400);
    const changes = log
      .slice(after, after + Number(searchParams.get('limit')))
      .map((name, index) => ({ service, position: after + index + 1, record: { name, text: '"changes":[' } }));
    const position = after + changes.length;
    return answer(response, {
      position,
      mark: markOf(position),
      more: position < log.length,
      count: changes.length,
      changes,
    });
  };
  const fake = await startFakeService(handler);
  return Object.defineProperties(
    fake,
    Object.getOwnPropertyDescriptors({
      add(...names: string[]) {
        log.push(...names);
        for (const response of waiting) answer(response, { position: log.length });
        waiting.clear();
      },
      clear: () => void log.splice(0),
      set failing(failing: boolean) {
        log.failing = failing;
      },
      get reads() {
        return fake.received.filter(({ url }) => url.startsWith('/internal/changes?')).length;
      },
      get waiting() {
        return waiting.size;
      },
    }),
  ) as ChangeLogService;
}

import { isDeepStrictEqual } from 'node:util';
import { isMergingPut } from '@fsvp/contracts/core/call';
import { HandledCalls } from '../api-documents/open-api/open-api.controller.js';
import { IGNORED_FIELDS_HEADER } from '../http/ignored-fields.js';
import type { TestResponse, TestService } from './test-service.js';

type Send = (method: string, path: string, body?: unknown) => Promise<TestResponse>;

/** The addresses under which a service changes records, without those by external ids. */
export function updatedPaths(service: TestService): string[] {
  const updates = service.app.get(HandledCalls).calls.filter((call) => isMergingPut(call) && !call.creates);
  return [...new Set(updates.map(({ path }) => path))].sort();
}

/**
 * Sends a record back as it was read, and no field at all, by PUT and PATCH.
 * @param path of the record; its external ids are used too
 * @returns what was stored all the same, and what is wrong with the answers
 */
export async function findStoredNothings(service: TestService, send: Send, path: string): Promise<string[]> {
  const { body: record, headers: read } = await send('GET', path);
  const collection = path.replace(/\/[^/]+$/, '');
  const isNamed = service.app
    .get(HandledCalls)
    .calls.some((call) => call.creates && call.path.startsWith(`${collection}/`));
  const externalIds = isNamed ? Object.entries((record.externalIds ?? {}) as Record<string, string>) : [];
  const paths = [
    path,
    ...externalIds.map(([source, id]) => `${collection}/by-external-id/${source}/${encodeURIComponent(id)}`),
  ];
  const findings: string[] = [];
  for (const address of paths)
    for (const method of ['PUT', 'PATCH'])
      for (const body of [record, {}] as object[]) {
        const answer = await send(method, address, body);
        // A call can have required fields.
        if (answer.status === 400 && body !== record) continue;
        const events = await service.database.dataSource.query<{ type: string }[]>(
          'select type from event_log where request_id = $1',
          [answer.headers.get('x-request-id')],
        );
        const isSame =
          answer.status === 200 &&
          isDeepStrictEqual(answer.body, record) &&
          answer.headers.get('etag') === read.get('etag') &&
          answer.headers.get(IGNORED_FIELDS_HEADER) === null;
        if (events.length || !isSame)
          findings.push(
            `${method} ${address} ${JSON.stringify(body)}: ${answer.status} ${answer.headers.get(IGNORED_FIELDS_HEADER)} ${answer.text} ${JSON.stringify(events)}`,
          );
      }
  return findings;
}

import { successStatus, type CallDefinition } from '@fsvp/contracts/core/call';
import type { FastifyRequest } from 'fastify';
import type {} from './router-errors.js';

/** Statuses of a response that names where its record is read (RFC 9110, 15.3.2 and 15.3.3). */
const WITH_LOCATION = [201, 202];

/** What a handler returns that created a record by a PUT. */
export class Created {
  /** @param location where the record is read */
  constructor(
    readonly record: object,
    readonly location: string,
  ) {}
}

/** A field of an answer by its path, such as 'account.id'. */
function read(answer: unknown, path: string): string | undefined {
  let value = answer;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Where the record that a call created is read; undefined where nothing reads it.
 * @param answer the response, or its JSON text
 */
export function locationOf(call: CallDefinition, { url, server }: FastifyRequest, answer: unknown): string | undefined {
  if (call.method !== 'POST' || !WITH_LOCATION.includes(successStatus(call))) return undefined;
  const body: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
  const [path = ''] = url.split('?', 1);
  const location = (call.location ?? `${path}/{id}`).replace(/\{([\w.]+)\}/g, (_, name: string) =>
    encodeURIComponent(read(body, name) ?? ''),
  );
  if (location.endsWith('/')) return undefined;
  return server.routeMethods.of(location).includes('GET') ? location : undefined;
}

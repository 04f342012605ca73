import type { IncomingHttpHeaders } from 'node:http';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import { invalidInput } from '../problems/problem.error.js';

const ENTITY_TAG = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const LIST = new RegExp(`^[\\s,]*${ENTITY_TAG}(?:\\s*,[\\s,]*${ENTITY_TAG})*[\\s,]*$`);

function readTags(name: string, header: string): string[] {
  if (!LIST.test(header)) throw invalidInput([{ path: name, message: 'Send * or a list of ETags, such as "3", "4"' }]);
  return header.match(new RegExp(ENTITY_TAG, 'g')) ?? [];
}

/**
 * Reads If-Match (RFC 9110, 13.1.1): the versions of which one must be the current one, or undefined if any may be. A
 * weak entity tag matches no version.
 * @throws 400 for anything but * or a list of entity tags
 */
export function readIfMatch(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return readTags('If-Match', header)
    .filter((tag) => tag.startsWith('"'))
    .map((tag) => tag.slice(1, -1));
}

/**
 * Reads If-None-Match (RFC 9110, 13.1.2): whether it names an ETag, compared weakly; undefined without the header.
 * @param method of the call: with a change, only `If-Match` says what must not be lost
 * @throws 400 for anything but * or a list of entity tags, and for a change
 */
export function readIfNoneMatch(header: string | undefined, method: string): ((etag: unknown) => boolean) | undefined {
  if (header === undefined) return undefined;
  if (method !== 'GET') {
    const message = 'If-None-Match is for reading. Send If-Match with a change';
    throw invalidInput([{ path: 'If-None-Match', message }]);
  }
  const tags = header.trim() === '*' ? undefined : readTags('If-None-Match', header).map(opaque);
  return (etag) => typeof etag === 'string' && (tags?.includes(opaque(etag)) ?? true);
}

const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Whether what a call answers is one record with a version, which is its ETag. */
export function hasVersion({ response }: CallDefinition): boolean {
  return 'version' in ((response?._zod.def as { shape?: object } | undefined)?.shape ?? {});
}

/** Whether a call changes or deletes one record that has a version, so that it takes `If-Match`. */
export function takesIfMatch(call: CallDefinition): boolean {
  return call.method === 'DELETE' || ((call.method === 'PUT' || call.method === 'PATCH') && hasVersion(call));
}

/** Set by the gateway on changes without If-Match while a policy demands one. */
export const REQUIRE_IF_MATCH_HEADER = 'x-require-if-match';

/** Whether a change of a record lacks an If-Match that a policy demands. */
export function lacksIfMatch(call: CallDefinition, headers: IncomingHttpHeaders): boolean {
  return headers[REQUIRE_IF_MATCH_HEADER] !== undefined && headers['if-match'] === undefined && takesIfMatch(call);
}

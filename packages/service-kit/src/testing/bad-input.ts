import { BATCH_BODY_LIMIT } from '@fsvp/contracts/core/batch';
import { fillPath, type CallDefinition } from '@fsvp/contracts/core/call';
import * as z from 'zod/mini';
import { HandledCalls } from '../api-documents/open-api/open-api.controller.js';
import type { TestService } from './test-service.js';

/** One bad request and the statuses that are a right answer to it. */
export interface BadRequest {
  title: string;
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
  expected: number[];
}

const UNKNOWN_ID = '019aa27e-ffff-7fff-8fff-ffffffffffff';

/** Parameters that are no ids, as calls accept them. */
const VALUES: Record<string, string | undefined> = { number: '1', code: 'APP-1' };

function pathOf(call: CallDefinition, id: string): string {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return fillPath(
    call.path,
    Object.fromEntries(names.map((name) => [name, /id$/i.test(name) ? id : (VALUES[name] ?? 'compliance')])),
  );
}

/** Text fields of a body, by name, as its JSON schema has them. */
function bodyFields(call: CallDefinition): string[] {
  const { properties, $defs, $ref } = z.toJSONSchema(call.body!, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object;
    $defs?: Record<string, { properties?: object }>;
    $ref?: string;
  };
  const root = properties ?? $defs?.[$ref?.split('/').pop() ?? '']?.properties ?? {};
  return Object.keys(root);
}

/** Every kind of bad input, for each call of a service. */
export function badRequests(service: TestService): BadRequest[] {
  const requests: BadRequest[] = [];
  for (const call of service.app.get(HandledCalls).calls) {
    const name = `${call.method} ${call.path}`;
    const add = (title: string, request: Omit<BadRequest, 'title' | 'method'>) =>
      requests.push({ title: `${name}: ${title}`, method: call.method, ...request });
    if (/\{\w*id\}/i.test(call.path)) {
      // Ids of other systems have any form; what does not exist would be created.
      add('malformed id', {
        path: pathOf(call, 'no-such-id'),
        ...(call.body && { body: '{}' }),
        expected: [call.creates ? 400 : 404],
      });
      add('NUL in the id', { path: pathOf(call, '\0'), ...(call.body && { body: '{}' }), expected: [404] });
      if (!call.body) add('unknown id', { path: pathOf(call, UNKNOWN_ID), expected: [404] });
    }
    if (
      call.query &&
      /limit/.test(JSON.stringify(Object.keys((call.query as unknown as { shape?: object }).shape ?? {})))
    ) {
      add('limit of 0', { path: `${pathOf(call, UNKNOWN_ID)}?limit=0`, expected: [400] });
      add('offset below 0', { path: `${pathOf(call, UNKNOWN_ID)}?offset=-1`, expected: [400] });
      add('limit twice', { path: `${pathOf(call, UNKNOWN_ID)}?limit=1&limit=2`, expected: [400] });
    }
    if (!call.body) continue;
    const path = pathOf(call, UNKNOWN_ID);
    const fields = bodyFields(call);
    const all = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])));
    add('invalid JSON', { path, body: '{"name": ', expected: [400] });
    add('an array', { path, body: '[]', expected: [400] });
    add('wrong types', { path, body: all({ nested: true }), expected: [400] });
    // So many fields of this length that the body is not too large.
    const long = Object.fromEntries(fields.slice(0, 20).map((field) => [field, 'x'.repeat(10_001)]));
    add('text too long', { path, body: JSON.stringify(long), expected: [400] });
    add('NUL byte', { path, body: all('a\0b'), expected: [400] });
    add('a lone surrogate', { path, body: all('a').replaceAll('"a"', '"\\ud800"'), expected: [400] });
    const tooLong = path.endsWith('/batch') ? BATCH_BODY_LIMIT : 300 * 1024;
    add('a body that is too large', { path, body: JSON.stringify({ notes: 'x'.repeat(tooLong) }), expected: [413] });
    add('another media type', {
      path,
      body: 'name=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      expected: [415],
    });
    add('__proto__', { path, body: '{"__proto__": {"admin": true}}', expected: [400] });
  }
  return requests;
}

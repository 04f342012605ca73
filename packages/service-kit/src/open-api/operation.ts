import { accessOfCall } from '@fsvp/contracts/access';
import { successStatus, type CallDefinition, type Schema } from '@fsvp/contracts/call';
import type { CallDocs, PropertyDocs } from '@fsvp/contracts/docs/docs';
import { PROBLEM_MEDIA_TYPE } from '@fsvp/contracts/problem';
import { PROBLEM_TYPES, type ProblemCode } from '@fsvp/contracts/problem-types';
import * as z from 'zod/mini';
import type { Json, JsonSchemas } from './json-schema.js';
import { problemsOfCall, takesIfMatch } from './problems-of-call.js';

/** Where the document has the parts that many operations share (document.ts). */
export const parameterOf = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });
export const headerOf = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

const BINARY: Json = { type: 'string', contentMediaType: 'application/octet-stream' };

function parameters(
  call: CallDefinition,
  where: 'path' | 'query',
  schemas: JsonSchemas,
  docs: PropertyDocs,
  examples: CallDocs['params'] = {},
): Json[] {
  const schema = where === 'path' ? call.params : call.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.describe(schema, 'input', call.id) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description, examples: [example] = [], ...type } = property as Json & { examples?: unknown[] };
    const value = examples[name] ?? (where === 'path' || required.includes(name) ? example : undefined);
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      description: description ?? docs[`${call.id}.${name}`]?.description,
      schema: type,
      ...(value !== undefined && { example: value }),
    };
  });
}

function requestBody(call: CallDefinition, schemas: JsonSchemas, docs: CallDocs | undefined): Json | undefined {
  if (call.bodyTypes)
    return {
      required: true,
      description: 'The bytes of the file.',
      content: Object.fromEntries(
        call.bodyTypes.map((type) => [type, { schema: { ...BINARY, contentMediaType: type } }]),
      ),
    };
  if (!call.body) return undefined;
  const requests = docs?.request === undefined ? [] : [docs.request].flat();
  const examples = requests.length
    ? { examples: Object.fromEntries(requests.map((value, at) => [`example${at + 1}`, { value }])) }
    : {};
  const content = { schema: schemas.describe(call.body, 'input', call.id), ...examples };
  const types = call.method === 'PATCH' ? ['application/merge-patch+json', 'application/json'] : ['application/json'];
  return {
    // A missing body is read as an empty one.
    required: !z.safeParse(call.body, {}).success,
    description: call.method === 'PATCH' ? 'The fields to change; null clears a field.' : 'The fields of the record.',
    content: Object.fromEntries(types.map((type) => [type, content])),
  };
}

function success(call: CallDefinition, schemas: JsonSchemas, docs: CallDocs | undefined): Json {
  const schema = call.response && schemas.describe(call.response, 'output', call.id);
  const example = docs?.response === undefined ? {} : { examples: { example: { value: docs.response } } };
  const content = schema
    ? { 'application/json': { schema, ...example } }
    : call.responseType
      ? { [call.responseType]: { schema: { ...BINARY, contentMediaType: call.responseType } } }
      : undefined;
  const status = successStatus(call);
  return {
    description:
      { 200: 'Success.', 201: 'Created.', 202: 'Accepted; it goes on in the background.' }[status] ?? 'Done.',
    headers: {
      'X-Request-Id': headerOf('X-Request-Id'),
      ...(hasVersion(call.response) && { ETag: headerOf('ETag') }),
      ...((status === 201 || status === 202) && { Location: headerOf('Location') }),
      ...(call.method === 'POST' && { 'Idempotent-Replayed': headerOf('Idempotent-Replayed') }),
    },
    ...(content && { content }),
  };
}

/** Whether what a call answers is one record with a version, which is its ETag. */
export function hasVersion(schema: Schema | undefined): boolean {
  return 'version' in ((schema?._zod.def as { shape?: object } | undefined)?.shape ?? {});
}

/** The responses of the problems, by status: which types, and how each looks. */
function failures(codes: readonly ProblemCode[]): Record<string, Json> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = PROBLEM_TYPES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, types]) => [
      status,
      {
        description: types.map((code) => `\`${code}\`: ${PROBLEM_TYPES[code].description}`).join('\n\n'),
        headers: {
          'X-Request-Id': headerOf('X-Request-Id'),
          ...(status === 429 && { 'Retry-After': headerOf('Retry-After') }),
        },
        content: {
          [PROBLEM_MEDIA_TYPE]: {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(types.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}

/** Who may make a call, in words, by the table of permissions. */
function describeAccess(call: CallDefinition): string {
  const access = accessOfCall(call);
  if (!access) return 'Needs no session and no token.';
  const token = access.scope
    ? `An API token needs the scope \`${access.scope}\`.`
    : 'Not for API tokens: only a person.';
  return `Permission: \`${access.permission}\`. ${token}`;
}

/** The operation of the OpenAPI document for a call. */
export function describeOperation(
  call: CallDefinition,
  schemas: JsonSchemas,
  docs: CallDocs | undefined,
  properties: PropertyDocs,
): Json {
  const access = accessOfCall(call);
  const body = requestBody(call, schemas, docs);
  return {
    operationId: call.id,
    summary: call.summary,
    description: [docs?.description, describeAccess(call)].filter(Boolean).join('\n\n'),
    tags: [call.tag],
    security: access ? [{ session: [] }, ...(access.scope ? [{ token: [access.scope] }] : [])] : [],
    parameters: [
      ...parameters(call, 'path', schemas, properties, docs?.params),
      ...parameters(call, 'query', schemas, properties, docs?.params),
      ...(call.method === 'POST' ? [parameterOf('Idempotency-Key')] : []),
      ...(takesIfMatch(call) ? [parameterOf('If-Match')] : []),
      ...(call.method === 'GET' && hasVersion(call.response) ? [parameterOf('If-None-Match')] : []),
      parameterOf('X-Request-Id'),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [successStatus(call)]: success(call, schemas, docs),
      ...failures(problemsOfCall(call, [...((call.errors ?? []) as ProblemCode[]), ...(docs?.problems ?? [])])),
    },
  };
}

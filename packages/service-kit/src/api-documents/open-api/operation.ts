import { successStatus, type CallDefinition } from '@fsvp/contracts/core/call';
import type { CallDocs } from '@fsvp/contracts/docs/docs';
import { PROBLEM_MEDIA_TYPE } from '@fsvp/contracts/core/problem';
import { PROBLEM_TYPES, type ProblemCode } from '@fsvp/contracts/core/problem-types';
import * as z from 'zod/mini';
import type { Json, JsonSchemas } from './json-schema.js';
import { describeDeprecation } from '../../http/deprecation.js';
import { hasVersion, takesIfMatch } from '../../http/if-match.js';
import { problemsOfCall } from './problems-of-call.js';

/** Where the document has the parts that many operations share (document.ts). */
const parameterOf = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });
const headerOf = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

const headersOf = (...names: (string | false | null | undefined)[]): Json =>
  Object.fromEntries(names.filter((name) => typeof name === 'string').map((name) => [name, headerOf(name)]));

const exampleOf = (value: unknown): Json => (value === undefined ? {} : { examples: { example: { value } } });

const SUCCESSES: Record<number, string> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; it goes on in the background.',
  204: 'Done.',
};

/** Whether a call answers with a file that browsers save. */
function isDownload({ path }: CallDefinition): boolean {
  return /\/download$|\/export\.\w+$/.test(path);
}

/** Of a record its version, of a document's file its hash. */
function hasEtag(call: CallDefinition): boolean {
  return hasVersion(call) || (isDownload(call) && call.path.startsWith('/api/documents/'));
}

/** A file has the media type of its content. */
const mediaRangeOf = (type: string) => (type === 'application/octet-stream' ? '*/*' : type);

const BINARY: Json = { type: 'string' };

function parameters(
  call: CallDefinition,
  where: 'path' | 'query',
  schemas: JsonSchemas,
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
      description,
      schema: type,
      // One value of a parameter that can be repeated.
      ...(value !== undefined && { example: type.type === 'array' ? [value].flat() : value }),
    };
  });
}

function requestBody(call: CallDefinition, schemas: JsonSchemas, docs: CallDocs | undefined): Json | undefined {
  if (call.bodyTypes)
    return {
      required: true,
      description: 'The bytes of the file.',
      content: Object.fromEntries(
        call.bodyTypes.map((type) => [
          type,
          { schema: { ...BINARY, contentMediaType: type }, ...(type === 'text/csv' && exampleOf(docs?.file)) },
        ]),
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
  const example = exampleOf(docs?.response);
  const content = schema
    ? { 'application/json': { schema, ...example } }
    : call.responseType
      ? {
          [mediaRangeOf(call.responseType)]: { schema: { ...BINARY, contentMediaType: call.responseType }, ...example },
        }
      : undefined;
  const status = successStatus(call);
  return {
    description: SUCCESSES[status],
    headers: headersOf(
      'X-Request-Id',
      hasEtag(call) && 'ETag',
      [201, 202].includes(status) && 'Location',
      call.method === 'POST' && 'Idempotent-Replayed',
      call.body && 'Ignored-Fields',
      schema?.type === 'array' && 'X-Total-Count',
      schema?.type === 'array' && 'X-Next-Cursor',
      call.access && 'RateLimit-Policy',
      call.access && 'RateLimit',
      isDownload(call) && 'Content-Disposition',
      call.deprecated && 'Deprecation',
      call.deprecated && 'Sunset',
    ),
    ...(content && { content }),
  };
}

const NOT_MODIFIED: Json = {
  description: 'It still has the ETag of `If-None-Match`.',
  headers: headersOf('X-Request-Id', 'ETag'),
};

/** The responses of the problems, by status. Those of the same problems are one component. */
function failures(
  codes: readonly ProblemCode[],
  responses: Record<string, Json>,
  asText = false,
): Record<string, Json> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = PROBLEM_TYPES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, types]) => {
      const name = types.join('.') + (asText ? '.text' : '');
      responses[name] ??= failure(status, types, asText);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

const failure = (status: number, types: readonly ProblemCode[], asText: boolean): Json => ({
  description: types.map((code) => `\`${code}\`: ${PROBLEM_TYPES[code].description}`).join('\n\n'),
  headers: headersOf('X-Request-Id', [429, 503].includes(status) && 'Retry-After'),
  content: asText ? textOf(types) : problemsOf(types),
});

const problemsOf = (types: readonly ProblemCode[]): Json => ({
  [PROBLEM_MEDIA_TYPE]: {
    schema: { $ref: '#/components/schemas/Problem' },
    examples: Object.fromEntries(types.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
  },
});

const textOf = (types: readonly ProblemCode[]): Json => ({
  'text/plain': {
    schema: { type: 'string', description: 'What to do, in a sentence.' },
    examples: Object.fromEntries(types.map((code) => [code, { value: PROBLEM_TYPES[code].whatToDo }])),
  },
});

/** Who may make a call, in words, by the table of permissions. */
function describeAccess(call: CallDefinition): string {
  const { access } = call;
  if (!access) return 'Needs no session and no token.';
  const token = access.scope
    ? `An API token needs the scope \`${access.scope}\`.`
    : 'Not for API tokens: only a person.';
  return `Permission: \`${access.permission}\`. ${token}`;
}

/**
 * The operation of the OpenAPI document for a call.
 * @param responses of problems, which operations share; those that are missing are added
 */
export function describeOperation(
  call: CallDefinition,
  schemas: JsonSchemas,
  responses: Record<string, Json>,
  docs: CallDocs | undefined,
): Json {
  const { access } = call;
  const body = requestBody(call, schemas, docs);
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.deprecated && { deprecated: true }),
    description: [
      call.deprecated && describeDeprecation(call.deprecated),
      docs?.description,
      docs?.toTry && `**To try it out:** ${docs.toTry}`,
      describeAccess(call),
    ]
      .filter(Boolean)
      .join('\n\n'),
    tags: [call.tag],
    security: access ? [{ session: [] }, ...(access.scope ? [{ token: [] }] : [])] : [],
    ...(access?.scope && { 'x-scope': access.scope }),
    parameters: [
      ...parameters(call, 'path', schemas, docs?.params),
      ...parameters(call, 'query', schemas, docs?.params),
      ...(call.method === 'POST' ? [parameterOf('Idempotency-Key')] : []),
      ...(takesIfMatch(call) ? [parameterOf('If-Match')] : []),
      ...(call.method === 'GET' && hasEtag(call) ? [parameterOf('If-None-Match')] : []),
      parameterOf('X-Request-Id'),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [successStatus(call)]: success(call, schemas, docs),
      ...(call.creates && { 201: success({ ...call, status: 201 }, schemas, docs) }),
      ...(call.method === 'GET' && hasEtag(call) && { 304: NOT_MODIFIED }),
      ...failures(problemsOfCall(call, docs?.problems), responses, docs?.plainFailures),
    },
  };
}

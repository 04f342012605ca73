import { accessOfCall } from '@fsvp/contracts/access';
import type { CallDefinition, Schema } from '@fsvp/contracts/call';
import { successStatus } from '@fsvp/contracts/call';
import { problem, PROBLEM_MEDIA_TYPE } from '@fsvp/contracts/problem';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

export interface OpenApiDocument extends Json {
  openapi: string;
  paths: Record<string, Json>;
  components: { schemas: Record<string, Json> };
}

const FAILURES: Record<string, string> = {
  '400': 'Invalid input; every bad field is listed',
  '401': 'Not signed in',
  '404': 'Unknown or malformed id',
  default: 'Any other failure',
};

/** JSON Schema of one schema; named parts move to `components`. */
function describe(schema: Schema, io: 'input' | 'output', components: Record<string, Json>): Json {
  const {
    $schema: _dialect,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Record<string, Json> };
  const move = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as unknown;
  for (const [name, part] of Object.entries($defs)) components[name] = move(part) as Json;
  return move(root) as Json;
}

function parameters(schema: Schema | undefined, where: 'path' | 'query', components: Record<string, Json>): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema, 'input', components) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: part,
  }));
}

/** Who may make a call, by the table of permissions. */
function describeAccess(call: CallDefinition): string {
  const access = accessOfCall(call);
  if (!access) return 'Needs no session.';
  const scope = access.scope ? `scope of an API token: \`${access.scope}\`` : 'not for API tokens: it needs a person';
  return `Permission: \`${access.permission}\`; ${scope}.`;
}

/**
 * OpenAPI 3.1 of a set of calls, straight from the contracts.
 * @param title of the service or suite
 */
export function openApiDocument(title: string, calls: CallDefinition[]): OpenApiDocument {
  const schemas: Record<string, Json> = {};
  const paths: Record<string, Json> = {};
  const failure = { content: { [PROBLEM_MEDIA_TYPE]: { schema: describe(problem, 'output', schemas) } } };
  for (const call of calls) {
    const content = call.response
      ? { 'application/json': { schema: describe(call.response, 'output', schemas) } }
      : call.responseType
        ? { [call.responseType]: {} }
        : undefined;
    const body = call.body
      ? { 'application/json': { schema: describe(call.body, 'input', schemas) } }
      : call.bodyTypes && Object.fromEntries(call.bodyTypes.map((type) => [type, {}]));
    const responses = Object.fromEntries(
      Object.entries(FAILURES).map(([status, description]) => [status, { description, ...failure }]),
    );
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: {
        summary: call.summary,
        description: describeAccess(call),
        tags: [call.tag],
        parameters: [...parameters(call.params, 'path', schemas), ...parameters(call.query, 'query', schemas)],
        ...(body && { requestBody: { required: true, content: body } }),
        responses: { [successStatus(call)]: { description: 'Success', ...(content && { content }) }, ...responses },
      },
    };
  }
  return { openapi: '3.1.0', info: { title, version: '1.0.0' }, paths, components: { schemas } };
}

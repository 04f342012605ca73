import { problem } from '@fsvp/contracts/problem';
import { PROBLEM_TYPES, problemTypeUri, type ProblemCode } from '@fsvp/contracts/problem-types';
import type { Json, JsonSchemas } from './json-schema.js';

const text = (description: string, example: string): Json => ({ description, schema: { type: 'string' }, example });

/** A header of the request; the document has it once, under its name. */
function requestHeader(name: string, description: string, schema: Json, example: string): Json {
  return { name, in: 'header', required: false, description, schema: { type: 'string', ...schema }, example };
}

/** An example of the problem of a type, as it is sent. */
function exampleOf(code: ProblemCode): Json {
  const { title, status, whatToDo } = PROBLEM_TYPES[code];
  const errors = code === 'invalid-input' ? { errors: [{ path: 'name', message: 'Supplier name is required' }] } : {};
  return {
    type: problemTypeUri(code),
    title,
    status,
    code,
    detail: whatToDo,
    ...errors,
    requestId: '0b9c6b56-5a0e-4c5c-9a2e-6a7d3f5d8c11',
  };
}

/** Parts of the OpenAPI document that many operations refer to. */
export function sharedComponents(schemas: JsonSchemas): Json {
  schemas.describe(problem, 'output', 'Problem');
  return {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-fsvp',
        description: 'The session of a person who signed in with `POST /api/login`.',
      },
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'An API token of Administration > API tokens, with the scope that the operation names.',
      },
    },
    parameters: {
      'Idempotency-Key': requestHeader(
        'Idempotency-Key',
        'A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record.',
        { minLength: 1, maxLength: 255 },
        '5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1',
      ),
      'If-Match': requestHeader(
        'If-Match',
        'The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed.',
        {},
        '"3"',
      ),
      'If-None-Match': requestHeader(
        'If-None-Match',
        'The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body.',
        {},
        '"3"',
      ),
      'X-Request-Id': requestHeader(
        'X-Request-Id',
        'Your own id of the request: up to 64 letters, digits, dots, hyphens and underscores. Logs, problems and the audit trail name it; without one the suite makes one.',
        { pattern: '^[\\w.-]{1,64}$' },
        'nightly-sync-2026-11-24-0001',
      ),
    },
    headers: {
      'X-Request-Id': text('The id of the request.', 'nightly-sync-2026-11-24-0001'),
      ETag: text('The version of the record, for `If-Match` and `If-None-Match`.', '"3"'),
      Location: text('Where the new record is.', '/api/suppliers/0b9c6b56-5a0e-4c5c-9a2e-6a7d3f5d8c11'),
      'Retry-After': text('Seconds to wait before the next try.', '30'),
      'Idempotent-Replayed': text(
        '`true` if this is the stored answer of an earlier request with the same key.',
        'true',
      ),
    },
    examples: Object.fromEntries(
      (Object.keys(PROBLEM_TYPES) as ProblemCode[]).map((code) => [
        code,
        { summary: PROBLEM_TYPES[code].title, value: exampleOf(code) },
      ]),
    ),
    schemas: schemas.components,
  };
}

import { problem } from '@fsvp/contracts/core/problem';
import { PROBLEM_TYPES, problemTypeUri, type ProblemCode } from '@fsvp/contracts/core/problem-types';
import { importReport } from '@fsvp/contracts/suppliers/supplier-import';
import type { ProblemExtensions } from '../../problems/problem.error.js';
import type { Json, JsonSchemas } from './json-schema.js';

const text = (description: string, example: string): Json => ({ description, schema: { type: 'string' }, example });

/**
 * A header of the request; the document has it once, under its name. Its example is in the words: Swagger UI would send an example of its
 * own with each request, and a second record with the same key, or a change of another version, is refused.
 */
function requestHeader(name: string, description: string, schema: Json, example: string): Json {
  return {
    name,
    in: 'header',
    required: false,
    description: `${description} Example: \`${example}\``,
    schema: { type: 'string', ...schema },
  };
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

/** Members that problems of some types have besides. */
const extensions = (schemas: JsonSchemas): Record<keyof ProblemExtensions, Json> => ({
  missingYears: {
    type: 'array',
    items: { type: 'integer' },
    description: 'wrong-state: years for which the reference data has no cut-off.',
    examples: [[2024]],
  },
  policy: {
    type: 'string',
    description: 'separation-of-duties: the policy that demands it.',
    examples: ['sod.reviewer'],
  },
  runId: { type: 'string', format: 'uuid', description: 'report-not-ready: the run to read.' },
  rows: { type: 'integer', description: 'import-rejected: rows of the file.' },
  created: { type: 'integer', description: 'import-rejected: 0, since nothing was stored.' },
  updated: { type: 'integer', description: 'import-rejected: 0, since nothing was stored.' },
  skipped: { type: 'integer', description: 'import-rejected: rows that were left out.' },
  ignoredColumns: {
    type: 'array',
    items: { type: 'string' },
    description: 'import-rejected: headings that no field was read from.',
  },
  duplicates: {
    ...schemas.describe(importReport.shape.duplicates, 'output', 'SupplierImportReport'),
    description: 'import-rejected: rows of firms that exist.',
  },
  changes: {
    ...schemas.describe(importReport.shape.changes, 'output', 'SupplierImportReport'),
    description: 'import-rejected: changes of suppliers.',
  },
  clearedFields: { type: 'integer', description: 'import-rejected: fields that blank cells would clear.' },
  hiddenRows: { type: 'integer', description: 'import-rejected: rows that the workbook does not show.' },
  hiddenColumns: { type: 'integer', description: 'import-rejected: columns that the workbook does not show.' },
});

const ERROR_EXTENSIONS: Json = {
  row: { type: 'integer', description: 'import-rejected: number of the row; the headings are row 1.', examples: [17] },
  line: { type: 'integer', description: 'import-rejected: line at which the row begins.', examples: [17] },
};

/** Parts of the OpenAPI document that many operations refer to. */
export function sharedComponents(schemas: JsonSchemas): Json {
  schemas.describe(problem, 'output', 'Problem');
  const { Problem } = schemas.components;
  if (Problem) {
    const properties = Problem.properties as Record<string, Json>;
    Object.assign(properties, extensions(schemas));
    Object.assign((properties.errors?.items as Json).properties as Json, ERROR_EXTENSIONS);
  }
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
        description:
          'An API token of Administration > API tokens, with the scope that the operation names in `x-scope`.',
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
      ETag: text('The version of the record, or the hash of a file, for `If-Match` and `If-None-Match`.', '"3"'),
      Location: text('Where the new record is.', '/api/suppliers/0b9c6b56-5a0e-4c5c-9a2e-6a7d3f5d8c11'),
      'X-Total-Count': text('Number of records that match the filters, on all pages.', '1'),
      'X-Next-Cursor': text('The `cursor` of the next page; absent on the last one.', 'WyIyMDI2LTExIl0'),
      'RateLimit-Policy': text('Requests that an API token may make, and in how many seconds.', '"token";q=600;w=60'),
      RateLimit: text('Requests that are left, and seconds until the next period begins.', '"token";r=588;t=42'),
      'Content-Disposition': text('Name of the file.', 'attachment; filename="certificate.pdf"'),
      'Retry-After': text('Seconds to wait before the next try.', '30'),
      'Idempotent-Replayed': text(
        '`true` if this is the stored answer of an earlier request with the same key.',
        'true',
      ),
      'Ignored-Fields': text(
        'The fields of the body that were not stored, because the record has no such fields (a misspelt name) or the suite sets them itself, by their paths: a list of strings (RFC 9651), at most 20. The last one then has the parameter `more`, the number of others. Absent if there are none. What the answer has with the same value is not named, so that a record can be sent back as it was read.',
        '"fone", "sites.0.adress"',
      ),
      Deprecation: text('Since when the call is deprecated, in seconds since 1970 (RFC 9745).', '@1796083200'),
      Sunset: text('From when the call may be gone (RFC 8594).', 'Wed, 01 Dec 2027 00:00:00 GMT'),
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

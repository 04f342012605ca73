import { describe, expect, test } from '@jest/globals';
import { compareAsyncApi, compareOpenApi } from '../development/api/document-differences.mjs';
import { SchemaComparison } from '../development/api/schema-differences.mjs';

/** @typedef {import('../development/api/schema-differences.mjs').Json} Json */

/** @param {Json} before @param {Json} after @param {'request' | 'answer'} direction */
function breaks(before, after, direction) {
  const comparison = new SchemaComparison({}, {});
  comparison.compare(before, after, direction, 'x');
  return comparison.differences.filter(({ breaking }) => breaking).map(({ where, text }) => `${where} ${text}`);
}
const text = { type: 'string' };
const textOrNull = { anyOf: [text, { type: 'null' }] };
/** @param {Json} properties @param {string[]} [required] */
const object = (properties, required = []) => ({ type: 'object', properties, required });
const one = (/** @type {unknown[]} */ ...values) => ({ type: 'string', enum: values });
const form = (/** @type {string} */ kind, /** @type {Json} */ more) =>
  object({ kind: { const: kind }, ...more }, ['kind']);

/** What differs, what a request schema says of it, and what an answer's does. @type {[string, Json, Json, string[], string[]][]} */
const RULES = [
  ['nothing', object({ a: text }, ['a']), object({ a: text }, ['a']), [], []],
  ['a new optional property', object({}), object({ a: text }), [], []],
  ['a new required property', object({}), object({ a: text }, ['a']), ['x.a is new and required'], []],
  ['a removed property', object({ a: text }), object({}), ['x.a is no longer accepted'], ['x.a is no longer there']],
  ['a property that is required now', object({ a: text }), object({ a: text }, ['a']), ['x.a is now required'], []],
  ['a property that is optional now', object({ a: text }, ['a']), object({ a: text }), [], ['x.a may now be absent']],
  ['another type', text, { type: 'boolean' }, ['x no longer accepts string'], ['x may now be boolean, and was string']],
  ['null besides', text, textOrNull, [], ['x may now be null, and was string']],
  ['null no more', textOrNull, text, ['x no longer accepts null'], []],
  ['null as a list of types', { type: ['string', 'null'] }, text, ['x no longer accepts null'], []],
  [
    'numbers instead of integers',
    { type: 'integer' },
    { type: 'number' },
    [],
    ['x may now be number, and was integer'],
  ],
  ['integers instead of numbers', { type: 'number' }, { type: 'integer' }, ['x no longer accepts number'], []],
  ['everything', text, {}, [], ['x may now be of every type, and was string']],
  ['no longer everything', {}, text, ['x no longer accepts every type'], []],
  ['a new value', one('a'), one('a', 'b'), [], []],
  ['a removed value', one('a', 'b'), one('a'), ['x no longer accepts `b`'], []],
  ['any text instead of values', one('a'), text, [], ['x may now be other values than `a`']],
  ['values instead of any text', text, one('a'), ['x accepts only `a`'], []],
  ['a shorter limit', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }, ['x has maxLength 8, and had 9'], []],
  ['a longer limit', { ...text, maxLength: 9 }, { ...text, maxLength: 10 }, [], []],
  ['a first limit', text, { ...text, maxLength: 8 }, ['x has maxLength 8, and had none'], []],
  ['no limit', { ...text, maxLength: 8 }, text, [], []],
  [
    'a higher minimum',
    { type: 'integer', minimum: 0 },
    { type: 'integer', minimum: 1 },
    ['x has minimum 1, and had 0'],
    [],
  ],
  [
    'a minimum below zero',
    { type: 'integer' },
    { type: 'integer', minimum: -5 },
    ['x has minimum -5, and had none'],
    [],
  ],
  ['minLength 0', text, { ...text, minLength: 0 }, [], []],
  ['another pattern', text, { ...text, pattern: '^a' }, ['x has pattern ^a, and had none'], []],
  [
    'another type in a list',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'integer' } },
    ['x[] no longer accepts string'],
    ['x[] may now be integer, and was string'],
  ],
  [
    'fewer entries',
    { type: 'array', items: text, maxItems: 5 },
    { type: 'array', items: text, maxItems: 4 },
    ['x has maxItems 4, and had 5'],
    [],
  ],
  [
    'other values of a map',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: textOrNull },
    [],
    ['x.* may now be null, and was string'],
  ],
  [
    'a closed object',
    object({}),
    { ...object({}), additionalProperties: false },
    ['x no longer accepts properties that it does not name'],
    [],
  ],
  [
    'deep in a list',
    object({ a: { type: 'array', items: object({ b: text }) } }),
    object({ a: { type: 'array', items: object({}) } }),
    ['x.a[].b is no longer accepted'],
    ['x.a[].b is no longer there'],
  ],
  [
    'a part of allOf',
    { allOf: [object({ a: text }, ['a']), object({ b: text })] },
    object({ b: text }),
    ['x.a is no longer accepted'],
    ['x.a is no longer there'],
  ],
  [
    'a form of a union less',
    { oneOf: [form('a', {}), form('b', {})] },
    form('a', {}),
    ['x no longer accepts its form 2'],
    [],
  ],
  [
    'a form of a union more',
    form('a', {}),
    { oneOf: [form('a', {}), object({ c: text })] },
    [],
    ['x has a form that it did not have: 2'],
  ],
];

describe('schemas', () => {
  test.each(RULES)('%s', (_, before, after, request, answer) => {
    expect(breaks(before, after, 'request')).toEqual(request);
    expect(breaks(before, after, 'answer')).toEqual(answer);
  });

  test('names the component, once, and follows one that refers to itself', () => {
    const documentOf = (/** @type {Json} */ schema) => ({ components: { schemas: { Part: schema } } });
    const $ref = '#/components/schemas/Part';
    const before = documentOf(object({ a: text, next: { anyOf: [{ $ref }, { type: 'null' }] } }));
    const after = documentOf(object({ b: text, next: { anyOf: [{ $ref }, { type: 'null' }] } }));
    const comparison = new SchemaComparison(before, after);
    comparison.compare({ $ref }, { $ref }, 'answer', 'GET /a');
    comparison.compare({ $ref }, { $ref }, 'answer', 'GET /b');
    expect(comparison.differences).toEqual([
      { breaking: true, where: 'Part.a', text: 'is no longer there' },
      { breaking: false, where: 'Part', text: 'b', added: 'property' },
    ]);
  });
});

const answer = { content: { 'application/json': { schema: object({ a: text }, ['a']) } } };
const operation = {
  operationId: 'getPart',
  summary: 'A part',
  security: [{ session: [] }, { token: [] }],
  'x-scope': 'read',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: text },
    { name: 'sort', in: 'query', schema: text },
  ],
  requestBody: { content: { 'application/json': { schema: object({ a: text }) } } },
  responses: { 200: answer },
};
/** @param {Json} [changes] @param {string} [path] */
const openApi = (changes = {}, path = '/api/parts/{id}') => ({
  paths: { [path]: { get: { ...operation, ...changes } } },
});
const required = (/** @type {string} */ name) => ({ name, in: 'query', required: true, schema: text });

/** @type {[string, Json, string[]][]} */
const CALL_RULES = [
  ['the same call', openApi(), []],
  [
    'another name of a path parameter',
    openApi(
      { parameters: [{ ...operation.parameters[0], name: 'partId' }, operation.parameters[1]] },
      '/api/parts/{partId}',
    ),
    [],
  ],
  ['a call that is gone', openApi({}, '/api/others'), ['GET /api/parts/{id} is gone.']],
  [
    'another operationId',
    openApi({ operationId: 'x' }),
    ['GET /api/parts/{id} has the operationId x, and had getPart.'],
  ],
  [
    'a parameter less',
    openApi({ parameters: operation.parameters.slice(0, 1) }),
    ['GET /api/parts/{id} no longer accepts the parameter sort.'],
  ],
  [
    'a required parameter more',
    openApi({ parameters: [...operation.parameters, required('q')] }),
    ['GET /api/parts/{id} has the new required parameter q.'],
  ],
  [
    'a parameter that is required now',
    openApi({ parameters: [operation.parameters[0], required('sort')] }),
    ['GET /api/parts/{id} now requires the parameter sort.'],
  ],
  [
    'other values of a parameter',
    openApi({ parameters: [operation.parameters[0], { name: 'sort', in: 'query', schema: one('a') }] }),
    ['GET /api/parts/{id} ?sort accepts only `a`.'],
  ],
  [
    'a body that is needed',
    openApi({ requestBody: { ...operation.requestBody, required: true } }),
    ['GET /api/parts/{id} now needs a body.'],
  ],
  ['no body', openApi({ requestBody: undefined }), ['GET /api/parts/{id} no longer accepts a body.']],
  [
    'another media type of a body',
    openApi({ requestBody: { content: { 'text/csv': {} } } }),
    ['GET /api/parts/{id} no longer accepts a body of application/json.'],
  ],
  [
    'a property of the body less',
    openApi({ requestBody: { content: { 'application/json': { schema: object({}) } } } }),
    ['GET /api/parts/{id} body.a is no longer accepted.'],
  ],
  ['another success status', openApi({ responses: { 201: answer } }), ['GET /api/parts/{id} no longer answers 200.']],
  ['a problem more', openApi({ responses: { 200: answer, 409: {} } }), []],
  [
    'another media type of an answer',
    openApi({ responses: { 200: { content: { 'text/csv': {} } } } }),
    ['GET /api/parts/{id} no longer answers 200 as application/json.'],
  ],
  [
    'a property of the answer less',
    openApi({ responses: { 200: { content: { 'application/json': { schema: object({}) } } } } }),
    ['GET /api/parts/{id} answer.a is no longer there.'],
  ],
  [
    'a credential less',
    openApi({ security: [{ session: [] }] }),
    ["GET /api/parts/{id} no longer accepts the credential 'token read'."],
  ],
  [
    'another scope',
    openApi({ 'x-scope': 'suppliers:write' }),
    ["GET /api/parts/{id} no longer accepts the credential 'token read'."],
  ],
  ['no credential needed', openApi({ security: [] }), []],
];

describe('OpenAPI documents', () => {
  test.each(CALL_RULES)('%s', (_, after, breaking) => {
    expect(compareOpenApi(openApi(), after).breaking).toEqual(breaking);
  });

  test('a call that needed no credential, and now needs one', () => {
    expect(compareOpenApi(openApi({ security: [] }), openApi()).breaking).toEqual([
      'GET /api/parts/{id} now needs a session or a token.',
    ]);
  });

  test('lists what is new and what is deprecated', () => {
    const after = openApi({
      deprecated: true,
      parameters: [...operation.parameters, { name: 'q', in: 'query', schema: text }],
      responses: {
        200: {
          content: { 'application/json': { schema: object({ a: { ...text, deprecated: true }, b: text }, ['a']) } },
        },
      },
    });
    const found = compareOpenApi(openApi(), {
      paths: { ...after.paths, '/api/new': { post: { summary: 'Make one' } } },
    });
    expect(found).toEqual({
      breaking: [],
      added: [{ name: 'POST /api/new', summary: 'Make one' }],
      deprecated: ['GET /api/parts/{id}', 'GET /api/parts/{id} answer.a'],
      properties: [
        { where: 'GET /api/parts/{id} answer', names: ['b'] },
        { where: 'GET /api/parts/{id} parameters', names: ['q'] },
      ],
      values: [],
    });
  });
});

test('AsyncAPI documents: an event that is gone, and a part of a payload', () => {
  /** @param {Json} payloads by subject */
  const asyncApi = (payloads) => ({
    channels: Object.fromEntries(
      Object.entries(payloads).map(([address, payload]) => [
        address,
        { address, messages: { event: { title: address, payload } } },
      ]),
    ),
  });
  const before = asyncApi({
    'fsvp.a.made.v1': object({ after: object({ a: text, b: one('x') }) }),
    'fsvp.b.made.v1': {},
  });
  const after = asyncApi({ 'fsvp.a.made.v1': object({ after: object({ b: one('x', 'y') }) }), 'fsvp.a.made.v2': {} });
  expect(compareAsyncApi(before, after)).toEqual({
    breaking: ['fsvp.b.made.v1 is gone.', 'fsvp.a.made.v1.after.a is no longer there.'],
    added: [{ name: 'fsvp.a.made.v2', summary: 'fsvp.a.made.v2' }],
    deprecated: [],
    properties: [],
    values: [{ where: 'fsvp.a.made.v1.after.b', names: ['`y`'] }],
  });
});

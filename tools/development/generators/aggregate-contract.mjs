/** @typedef {import('./aggregate.mjs').Aggregate} Aggregate */

/** The record and its calls, which screens load. @param {Aggregate} aggregate */
export const contractFile = ({ one, many, service }) => `import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { idParams, listQuery, nullableText, recordQuery } from '../core/fields.js';
import { defineRecord, optionalTextField, textField } from '../core/record.js';

const definition = defineRecord({
  name: '${one.pascal}',
  fields: {
    title: textField(255, 'Title is required'),
    notes: optionalTextField(),
  },
});
export const { create: ${one.camel}Create, update: ${one.camel}Update, response: ${one.camel} } = definition;
export const { computed: ${one.camel}Computed } = definition;
export type ${one.pascal}Create = z.output<typeof ${one.camel}Create>;
export type ${one.pascal}Update = z.output<typeof ${one.camel}Update>;
export type ${one.pascal} = z.output<typeof ${one.camel}>;

const tag = '${many.title}';
const path = '/api/${many.kebab}';
const one = \`\${path}/{id}\`;

export const list${many.pascal} = defineCall({
  id: 'list${many.pascal}',
  method: 'GET',
  path,
  summary: '${sentence(many.words)}, newest first; search by title',
  tag,
  access: READ,
  query: z.object(listQuery(['title', 'createdAt'])),
  response: z
    .object({ ${many.camel}: z.array(${one.camel}), total: z.int(), next: nullableText })
    .check(z.meta({ id: '${one.pascal}List' })),
});
export const get${one.pascal} = defineCall({
  id: 'get${one.pascal}',
  method: 'GET',
  path: one,
  summary: 'One ${one.words}',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: ${one.camel},
});
export const create${one.pascal} = defineCall({
  id: 'create${one.pascal}',
  method: 'POST',
  path,
  summary: 'Create a ${one.words}',
  tag,
  access: write('${service}:write'),
  body: ${one.camel}Create,
  response: ${one.camel},
});
export const update${one.pascal} = defineCall({
  id: 'update${one.pascal}',
  method: 'PUT',
  path: one,
  summary: 'Update a ${one.words}',
  tag,
  access: write('${service}:write'),
  params: idParams,
  body: ${one.camel}Update,
  response: ${one.camel},
});
export const delete${one.pascal} = defineCall({
  id: 'delete${one.pascal}',
  method: 'DELETE',
  path: one,
  summary: 'Delete a ${one.words}',
  tag,
  access: write('${service}:write'),
  params: idParams,
});
`;

/** How it is stored and published. @param {Aggregate} aggregate */
export const recordFile = ({ one, many, service }) => `import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { ${one.camel}Computed, get${one.pascal} } from './${one.kebab}.js';

export const ${one.camel}Record = defineStoredRecord({
  type: '${one.kebab}',
  label: '${sentence(many.words)}',
  service: '${service}',
  read: get${one.pascal},
  derived: ${one.camel}Computed,
  data: z.looseObject({ id: z.string(), title: z.string() }),
  events: { created: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  created: ${one.camel}Created,
  updated: ${one.camel}Updated,
  deleted: ${one.camel}Deleted,
} = ${one.camel}Record.events;
`;

const sentence = (/** @type {string} */ words) => words.charAt(0).toUpperCase() + words.slice(1);

/** @param {import('./aggregate.mjs').Aggregate} aggregate */
export const contractFile = ({ one, many }) => `import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { idParams, listQuery, nullableText, optionalText, recordFields, recordQuery, requiredText } from './fields.js';

const fields = {
  title: requiredText(255, 'Title is required'),
  notes: optionalText(),
};

export const ${one.camel}Create = z.object(fields).check(z.meta({ id: '${one.pascal}Create' }));
export type ${one.pascal}Create = z.output<typeof ${one.camel}Create>;
export const ${one.camel}Update = z.partial(z.object(fields)).check(z.meta({ id: '${one.pascal}Update' }));
export type ${one.pascal}Update = z.output<typeof ${one.camel}Update>;

export const ${one.camel} = z
  .object({ ...recordFields, title: z.string(), notes: nullableText })
  .check(z.meta({ id: '${one.pascal}' }));
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
  body: ${one.camel}Create,
  response: ${one.camel},
});
export const update${one.pascal} = defineCall({
  id: 'update${one.pascal}',
  method: 'PUT',
  path: one,
  summary: 'Update a ${one.words}',
  tag,
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
  params: idParams,
});
`;

const sentence = (/** @type {string} */ words) => words.charAt(0).toUpperCase() + words.slice(1);

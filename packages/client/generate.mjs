import { writeFileSync } from 'node:fs';
import { argv, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * What the generator reads of an OpenAPI document.
 * @typedef {{ content?: Record<string, unknown>, headers?: object }} Content
 * @typedef {object} Operation
 * @property {string} operationId
 * @property {{ $ref?: string }[]} parameters
 * @property {Content} [requestBody]
 * @property {Record<string, Content>} responses
 * @typedef {object} Document
 * @property {Record<string, Record<string, object>>} paths
 * @property {Record<string, Record<string, unknown>>} components
 */

const NOTICE = '// Generated from the API document by `npm run generate`. Do not change it by hand.\n\n';

/** The live stream is for screens: API clients follow changes. */
const NOT_FOR_PROGRAMS = /^openLive$/;

/** @template T @param {Record<string, T>} entries */
const sortByName = (entries) =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The document without examples, some of which have the day of today, and without failures, which are `FsvpError`. @param {Document} document */
function reduce(document) {
  /** @type {Document} */
  const copy = JSON.parse(
    JSON.stringify(document, (key, value) => (['example', 'examples', 'servers'].includes(key) ? undefined : value)),
  );
  for (const [path, methods] of Object.entries(copy.paths))
    for (const [method, each] of Object.entries(methods)) {
      const operation = /** @type {Operation} */ (each);
      if (NOT_FOR_PROGRAMS.test(operation.operationId)) delete methods[method];
      if (!Object.keys(methods).length) delete copy.paths[path];
      // The same for every operation.
      operation.parameters = operation.parameters.filter(({ $ref }) => !$ref?.endsWith('/X-Request-Id'));
      for (const [status, response] of Object.entries(operation.responses)) {
        delete response.headers;
        if (status >= '400') delete operation.responses[status];
      }
    }
  const { responses: _, headers: __, ...components } = copy.components;
  const sorted = Object.entries(components).map(([kind, entries]) => [kind, sortByName(entries)]);
  return { ...copy, paths: sortByName(copy.paths), components: Object.fromEntries(sorted) };
}

/** @param {Content | undefined} body @returns {string[]} */
const typesOf = (body) => Object.keys(body?.content ?? {});

/**
 * One line of the table: method, path and, where they are not JSON, the default type of the body and whether a file is answered.
 * @param {string} method
 * @param {string} path
 * @param {Operation} operation
 */
function describe(method, path, { requestBody, responses }) {
  const [bodyType] = typesOf(requestBody);
  const answered = Object.values(responses).flatMap(typesOf);
  return {
    method: method.toUpperCase(),
    path,
    ...(bodyType && bodyType !== 'application/json' && { bodyType }),
    ...(answered.some((type) => !type.endsWith('json')) && { file: true }),
  };
}

/**
 * The generated files of an API document, by name. The same document always gives the same text, on whatever day and from whatever server.
 * @param {Document} document
 * @returns {Promise<Record<'api.ts' | 'operations.ts', string>>}
 */
export async function generate(document) {
  const reduced = reduce(document);
  const nodes = await openapiTS(
    /** @type {import('openapi-typescript').OpenAPI3} */ (/** @type {unknown} */ (reduced)),
    {
      defaultNonNullable: false,
      silent: true,
    },
  );
  const kept = nodes.filter(
    (node) => 'name' in node && /^(?:components|operations)$/.test(String(Object(node.name).text)),
  );
  const table = Object.entries(reduced.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => {
        const operation = /** @type {Operation} */ (each);
        return `  ${operation.operationId}: ${JSON.stringify(describe(method, path, operation))},`;
      }),
    )
    .sort();
  const problems = JSON.stringify(document.components.responses).matchAll(/"#\/components\/examples\/([\w-]+)"/g);
  const codes = [...new Set(Array.from(problems, ([, code]) => `  | '${code}'`))].sort();
  return {
    'api.ts': NOTICE + astToString(kept),
    'operations.ts': [
      `${NOTICE}/** The operations of the API, by operationId. */`,
      `export const OPERATIONS = {\n${table.join('\n')}\n} as const;\n`,
      `/** The codes of problems. A later release may have others. */`,
      `export type ProblemCode =\n${codes.join('\n')};\n`,
    ].join('\n'),
  };
}

/** What a running suite serves to an API token, which FSVP_TOKEN has. @param {string} url @returns {Promise<Document>} */
async function readDocument(url) {
  const { FSVP_TOKEN } = env;
  const headers = FSVP_TOKEN ? { authorization: `Bearer ${FSVP_TOKEN}` } : undefined;
  const response = await fetch(new URL('/api/openapi.json', url), { headers });
  if (response.status === 401)
    throw new Error(`${response.url} needs an API token with the scope read: set FSVP_TOKEN`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** What the contracts of this repository declare. Not imported above: only this command needs the repository. @returns {Promise<Document>} */
async function createDocument() {
  const { createOpenApi } = await import(new URL('../../tools/development/api/documents.mjs', import.meta.url).href);
  return createOpenApi();
}

/** @param {string | undefined} url of a running suite, instead of the contracts */
async function main(url) {
  const document = url ? await readDocument(url) : await createDocument();
  for (const [name, text] of Object.entries(await generate(document)))
    writeFileSync(new URL(`src/generated/${name}`, import.meta.url), text);
}

if (argv[1] === fileURLToPath(import.meta.url)) await main(argv[2]);

import { SchemaComparison } from './schema-differences.mjs';

/** @typedef {import('./schema-differences.mjs').Json} Json */
/**
 * @typedef {object} DocumentDifferences
 * @property {string[]} breaking one sentence each
 * @property {{ name: string, summary: string }[]} added calls or events
 * @property {string[]} deprecated calls, events and properties
 * @property {{ where: string, names: string[] }[]} properties new ones, by the schema or call that has them
 * @property {{ where: string, names: string[] }[]} values new ones
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @param {Json} document @param {any} part @returns {any} */
function resolved(document, part) {
  if (typeof part?.$ref !== 'string') return part;
  return part.$ref
    .slice(2)
    .split('/')
    .reduce(
      (/** @type {any} */ at, /** @type {string} */ key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
}

/** Collects what `SchemaComparison` found. @param {SchemaComparison} comparison @param {string[]} breaking @param {string[]} deprecated */
function collect({ differences }, breaking, deprecated) {
  const group = (/** @type {'property' | 'value'} */ kind) => {
    /** @type {Map<string, Set<string>>} */
    const byPlace = new Map();
    for (const { where, text, added } of differences)
      if (added === kind) byPlace.set(where, (byPlace.get(where) ?? new Set()).add(text));
    return [...byPlace]
      .map(([where, names]) => ({ where, names: [...names].sort() }))
      .sort((one, other) => one.where.localeCompare(other.where));
  };
  const found = differences.filter((one) => one.breaking).map(({ where, text }) => `${where} ${text}.`);
  return {
    breaking: [...new Set([...breaking, ...found])],
    deprecated: [
      ...deprecated,
      ...new Set(differences.filter(({ added }) => added === 'deprecated').map(({ where }) => where)),
    ],
    properties: group('property'),
    values: group('value'),
  };
}

/** Names of path parameters do not matter to a client. @param {string} path */
const shapeOf = (path) => path.replace(/\{[^}]*\}/g, '{}');

/** @param {Json} document @returns {Map<string, { name: string, operation: any }>} by method and shape of the path */
const callsOf = ({ paths }) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => [
          `${method} ${shapeOf(path)}`,
          { name: `${method.toUpperCase()} ${path}`, operation },
        ]),
    ),
  );

/** @param {Json} document @param {any} operation */
function parametersOf(document, operation) {
  let inPath = 0;
  return new Map(
    (operation.parameters ?? []).map((/** @type {any} */ one) => {
      const parameter = resolved(document, one);
      return [
        parameter.in === 'path' ? `path ${(inPath += 1)}` : `${parameter.in} ${parameter.name.toLowerCase()}`,
        parameter,
      ];
    }),
  );
}

/** What an operation lets in, such as `token read`. @param {any} operation @returns {string[] | undefined} */
const credentialsOf = ({ security, 'x-scope': scope }) =>
  security?.map((/** @type {Json} */ one) =>
    Object.keys(one)
      .map((scheme) => (scheme === 'token' && scope ? `${scheme} ${scope}` : scheme))
      .join(' and '),
  );

/** Compares two versions of one operation. */
class OperationComparison {
  /** @param {SchemaComparison} schemas @param {string[]} breaking @param {string} name @param {any} before @param {any} after */
  constructor(schemas, breaking, name, before, after) {
    this.schemas = schemas;
    this.name = name;
    this.before = before;
    this.after = after;
    this.break = (/** @type {string} */ text) => void breaking.push(`${name} ${text}.`);
  }

  run() {
    if (this.before.operationId && this.before.operationId !== this.after.operationId)
      this.break(`has the operationId ${this.after.operationId}, and had ${this.before.operationId}`);
    this.#compareCredentials();
    this.#compareParameters();
    this.#compareBodies();
    this.#compareAnswers();
  }

  #compareCredentials() {
    const [before, after] = [this.before, this.after].map(credentialsOf);
    if (!before || !after) return;
    if (!before.length && after.length) this.break('now needs a session or a token');
    else if (after.length)
      for (const one of before) if (!after.includes(one)) this.break(`no longer accepts the credential '${one}'`);
  }

  #compareParameters() {
    const before = parametersOf(this.schemas.before, this.before);
    const after = parametersOf(this.schemas.after, this.after);
    for (const [key, parameter] of before) {
      const now = after.get(key);
      const at = `${this.name} ?${parameter.name}`;
      if (!now) this.break(`no longer accepts the parameter ${parameter.name}`);
      else {
        if (now.required && !parameter.required) this.break(`now requires the parameter ${parameter.name}`);
        this.schemas.compare(parameter.schema, now.schema, 'request', at);
      }
    }
    for (const [key, { name, required }] of after)
      if (!before.has(key)) {
        if (required) this.break(`has the new required parameter ${name}`);
        // Headers that every call takes are in the words of the API.
        else if (!key.startsWith('header '))
          this.schemas.add({ where: `${this.name} parameters`, text: name, added: 'property' });
      }
  }

  #compareBodies() {
    const [before, after] = [this.before.requestBody, this.after.requestBody];
    if (!before) {
      if (after?.required) this.break('now needs a body');
      return;
    }
    if (!after) return this.break('no longer accepts a body');
    if (after.required && !before.required) this.break('now needs a body');
    for (const [type, { schema }] of Object.entries(before.content)) {
      if (!after.content[type]) this.break(`no longer accepts a body of ${type}`);
      else if (/json/.test(type))
        this.schemas.compare(schema, after.content[type].schema, 'request', `${this.name} body`);
    }
  }

  /** Of successes: what a problem is, its `code` says, and clients handle codes that they do not know by the status. */
  #compareAnswers() {
    for (const [status, answer] of Object.entries(this.before.responses ?? {})) {
      if (!/^[23]/.test(status)) continue;
      const now = resolved(this.schemas.after, this.after.responses?.[status]);
      if (!now) {
        this.break(`no longer answers ${status}`);
        continue;
      }
      for (const [type, { schema }] of Object.entries(resolved(this.schemas.before, answer).content ?? {})) {
        const content = now.content?.[type];
        // A file has the media type of its content.
        if (!content && !(now.content?.['*/*'] && type === 'application/octet-stream'))
          this.break(`no longer answers ${status} as ${type}`);
        else if (/json/.test(type) && schema)
          this.schemas.compare(schema, content.schema, 'answer', `${this.name} answer`);
      }
    }
  }
}

/** Compares two OpenAPI documents. @param {Json} before @param {Json} after @returns {DocumentDifferences} */
export function compareOpenApi(before, after) {
  const schemas = new SchemaComparison(before, after);
  /** @type {string[]} */
  const breaking = [];
  /** @type {string[]} */
  const deprecated = [];
  const [old, now] = [callsOf(before), callsOf(after)];
  for (const [key, { name, operation }] of old) {
    const current = now.get(key);
    if (!current) breaking.push(`${name} is gone.`);
    else {
      new OperationComparison(schemas, breaking, name, operation, current.operation).run();
      if (current.operation.deprecated && !operation.deprecated) deprecated.push(name);
    }
  }
  const added = [...now]
    .filter(([key]) => !old.has(key))
    .map(([, { name, operation }]) => ({ name, summary: operation.summary ?? '' }));
  return { added, ...collect(schemas, breaking, deprecated) };
}

/** @param {Json} document @returns {Map<string, { message: any }>} by subject */
const eventsOf = (document) =>
  new Map(
    Object.values(document.channels).map((channel) => [
      channel.address,
      { message: resolved(document, Object.values(channel.messages)[0]) },
    ]),
  );

/** Compares two AsyncAPI documents. @param {Json} before @param {Json} after @returns {DocumentDifferences} */
export function compareAsyncApi(before, after) {
  const schemas = new SchemaComparison(before, after);
  /** @type {string[]} */
  const breaking = [];
  /** @type {string[]} */
  const deprecated = [];
  const [old, now] = [eventsOf(before), eventsOf(after)];
  for (const [address, { message }] of old) {
    const current = now.get(address);
    if (!current) breaking.push(`${address} is gone.`);
    else {
      if (message.headers) schemas.compare(message.headers, current.message.headers, 'answer', `${address} headers`);
      schemas.compare(message.payload, current.message.payload, 'answer', address);
      if (current.message.deprecated && !message.deprecated) deprecated.push(address);
    }
  }
  const added = [...now]
    .filter(([address]) => !old.has(address))
    .map(([name, { message }]) => ({ name, summary: message.description ?? message.title ?? '' }));
  return { added, ...collect(schemas, breaking, deprecated) };
}

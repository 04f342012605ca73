/**
 * What differs between two JSON Schemas, judged by who has to live with it: a client sends what a request schema accepts, and reads
 * what an answer or an event holds.
 */

/** @typedef {Record<string, any>} Json */
/** @typedef {'request' | 'answer'} Direction */
/**
 * @typedef {{ breaking: boolean, where: string, text: string, added?: 'property' | 'value' | 'deprecated' }} Difference
 *   where: a part of a named schema, or of a call
 */

/**
 * @typedef {object} Side a document and a schema of it
 * @property {Json} document
 * @property {any} schema
 */

/** @param {Json} document @param {string} reference @returns {any} */
const resolve = (document, reference) =>
  reference
    .slice(2)
    .split('/')
    .reduce((part, key) => part?.[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')], document);

const TYPES = ['null', 'boolean', 'string', 'number', 'integer', 'object', 'array'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

/**
 * The name of the component that a schema is, or is unless it is null.
 * @param {any} schema @returns {string | undefined}
 */
function nameOf(schema) {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (typeof schema.id === 'string') return schema.id;
  const parts = (schema.allOf ?? schema.anyOf ?? []).filter((/** @type {Json} */ part) => part.type !== 'null');
  return parts.length === 1 ? nameOf(parts[0]) : undefined;
}

/**
 * The schema without references at its top: parts of `allOf` become one.
 * @param {Side} side @returns {Json}
 */
function flatten({ document, schema }) {
  if (schema === true || schema === undefined) return {};
  if (schema === false) return { not: {} };
  const { $ref, allOf = [], ...own } = schema;
  const parts = [$ref && resolve(document, $ref), ...allOf]
    .filter(Boolean)
    .map((part) => flatten({ document, schema: part }));
  return [...parts, own].reduce(
    (all, part) => ({
      ...all,
      ...part,
      ...((all.properties || part.properties) && { properties: { ...all.properties, ...part.properties } }),
      ...((all.required || part.required) && {
        required: [...new Set([...(all.required ?? []), ...(part.required ?? [])])],
      }),
    }),
    {},
  );
}

/**
 * The alternatives of a schema, each with one type or with none, which accepts everything.
 * @param {Side} side @returns {{ type: string | undefined, schema: Json }[]}
 */
function alternatives(side) {
  const { anyOf, oneOf, ...schema } = flatten(side);
  const choices = anyOf ?? oneOf;
  if (choices)
    return choices.flatMap((/** @type {any} */ choice) => alternatives({ document: side.document, schema: choice }));
  const values = 'const' in schema ? [schema.const] : schema.enum;
  const types = schema.type ? [schema.type].flat() : [...new Set((values ?? []).map(typeOf))];
  if (!types.length) return [{ type: undefined, schema }];
  return types.map((type) => ({
    type,
    schema: {
      ...schema,
      type,
      ...(values && { enum: values.filter((/** @type {any} */ value) => fits(value, type)) }),
    },
  }));
}

/** @param {unknown} value */
const typeOf = (value) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
/** @param {unknown} value @param {string} type */
const fits = (value, type) => typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer');

/** @param {string | undefined} type @param {(string | undefined)[]} others */
const isIn = (type, others) =>
  others.includes(type) || others.includes(undefined) || (type === 'integer' && others.includes('number'));

/** Compares schemas of two documents. */
export class SchemaComparison {
  /** @type {Difference[]} */
  differences = [];
  /** Pairs of references that were compared, or are being compared. @type {Set<string>} */
  #seen = new Set();

  /** @param {Json} before @param {Json} after the documents */
  constructor(before, after) {
    this.before = before;
    this.after = after;
  }

  /** @param {Omit<Difference, 'breaking'> & { breaking?: boolean }} difference */
  add({ breaking = false, ...difference }) {
    this.differences.push({ breaking, ...difference });
  }

  /** @param {string} where @param {string} text */
  #break(where, text) {
    this.add({ breaking: true, where, text });
  }

  /**
   * @param {any} before @param {any} after schemas @param {Direction} direction
   * @param {string} where the call, or the part of a named schema
   */
  compare(before, after, direction, where) {
    const name = nameOf(after) ?? nameOf(before);
    if (name) {
      const key = `${direction} ${nameOf(before)} ${nameOf(after)}`;
      if (nameOf(before) && nameOf(after)) {
        if (this.#seen.has(key)) return;
        this.#seen.add(key);
      }
      where = name;
    }
    const old = alternatives({ document: this.before, schema: before });
    const now = alternatives({ document: this.after, schema: after });
    this.#compareTypes(old, now, direction, where);
    for (const type of TYPES) {
      const of = (/** @type {typeof old} */ all) => all.filter((one) => one.type === type).map(({ schema }) => schema);
      const [olds, nows] = [of(old), of(now)];
      // An integer is a number.
      if (type === 'integer' && !nows.length)
        nows.push(...now.filter((one) => one.type === 'number').map((one) => one.schema));
      if (olds.length && nows.length) this.#compareOfType(type, olds, nows, direction, where);
    }
  }

  /**
   * @param {{ type: string | undefined }[]} old @param {{ type: string | undefined }[]} now
   * @param {Direction} direction @param {string} where
   */
  #compareTypes(old, now, direction, where) {
    const [before, after] = [old, now].map((all) => [...new Set(all.map(({ type }) => type))]);
    if (direction === 'request') {
      for (const type of before)
        if (!isIn(type, after)) this.#break(where, `no longer accepts ${type ?? 'every type'}`);
    } else
      for (const type of after)
        if (!isIn(type, before))
          this.#break(where, `may now be ${type ?? 'of every type'}, and was ${before.join(' or ')}`);
  }

  /** @param {string} type @param {Json[]} olds @param {Json[]} nows @param {Direction} direction @param {string} where */
  #compareOfType(type, olds, nows, direction, where) {
    if (type === 'object' && (olds.length > 1 || nows.length > 1))
      return this.#compareVariants(olds, nows, direction, where);
    if (['string', 'number', 'integer', 'boolean'].includes(type)) this.#compareValues(olds, nows, direction, where);
    const [old] = olds;
    const [now] = nows;
    if (olds.length > 1 || nows.length > 1) return;
    if (direction === 'request') this.#compareLimits(old, now, where);
    if (type === 'array') this.compare(old.items, now.items, direction, `${where}[]`);
    if (type === 'object') this.#compareObjects(old, now, direction, where);
  }

  /** Of a union of objects, each that was possible needs one that goes with it. @param {Json[]} olds @param {Json[]} nows @param {Direction} direction @param {string} where */
  #compareVariants(olds, nows, direction, where) {
    const [wanted, offered] = direction === 'request' ? [olds, nows] : [nows, olds];
    wanted.forEach((one, at) => {
      const fitting = offered.some((other) => {
        const trial = new SchemaComparison(this.before, this.after);
        const [old, now] = direction === 'request' ? [one, other] : [other, one];
        trial.#compareObjects(old, now, direction, where);
        return !trial.differences.some(({ breaking }) => breaking);
      });
      if (fitting) return;
      this.#break(
        where,
        direction === 'request' ? `no longer accepts its form ${at + 1}` : `has a form that it did not have: ${at + 1}`,
      );
    });
  }

  /** @param {Json[]} olds @param {Json[]} nows @param {Direction} direction @param {string} where */
  #compareValues(olds, nows, direction, where) {
    const valuesOf = (/** @type {Json[]} */ all) =>
      all.every((one) => one.enum) ? all.flatMap((one) => one.enum) : undefined;
    const [old, now] = [valuesOf(olds), valuesOf(nows)];
    const names = (/** @type {unknown[]} */ values) => values.map((value) => `\`${String(value)}\``).join(', ');
    if (!now) {
      if (old && direction === 'answer') this.#break(where, `may now be other values than ${names(old)}`);
      return;
    }
    if (!old) {
      if (direction === 'request') this.#break(where, `accepts only ${names(now)}`);
      return;
    }
    const gone = old.filter((value) => !now.includes(value));
    const fresh = now.filter((value) => !old.includes(value));
    if (gone.length && direction === 'request') this.#break(where, `no longer accepts ${names(gone)}`);
    if (fresh.length) this.add({ where, text: names(fresh), added: 'value' });
  }

  /** @param {Json} old @param {Json} now @param {string} where */
  #compareLimits(old, now, where) {
    for (const limit of UPPER)
      if (now[limit] !== undefined && !(old[limit] <= now[limit]))
        this.#break(where, `has ${limit} ${now[limit]}, and had ${old[limit] ?? 'none'}`);
    for (const limit of LOWER)
      if (now[limit] !== undefined && !(old[limit] >= now[limit]) && !(limit.startsWith('min') && now[limit] === 0))
        this.#break(where, `has ${limit} ${now[limit]}, and had ${old[limit] ?? 'none'}`);
    for (const limit of ['pattern', 'multipleOf'])
      if (now[limit] !== undefined && now[limit] !== old[limit])
        this.#break(where, `has ${limit} ${now[limit]}, and had ${old[limit] ?? 'none'}`);
    if (now.additionalProperties === false && old.additionalProperties !== false)
      this.#break(where, 'no longer accepts properties that it does not name');
  }

  /** @param {Json} old @param {Json} now @param {Direction} direction @param {string} where */
  #compareObjects(old, now, direction, where) {
    const { properties: before = {}, required: needed = [] } = old;
    const { properties: after = {}, required: needs = [] } = now;
    const verb = direction === 'request' ? 'accepted' : 'there';
    for (const [name, schema] of Object.entries(before)) {
      const at = `${where}.${name}`;
      if (!(name in after)) {
        this.#break(at, `is no longer ${verb}`);
        continue;
      }
      if (direction === 'answer' && needed.includes(name) && !needs.includes(name))
        this.#break(at, 'may now be absent');
      this.compare(schema, after[name], direction, at);
      if (after[name]?.deprecated && !(/** @type {any} */ (schema)?.deprecated))
        this.add({ where: at, text: '', added: 'deprecated' });
    }
    for (const name of Object.keys(after)) {
      const at = `${where}.${name}`;
      if (direction === 'request' && needs.includes(name) && !needed.includes(name))
        this.#break(at, name in before ? 'is now required' : 'is new and required');
      else if (!(name in before)) this.add({ where, text: name, added: 'property' });
    }
    const [values, others] = [old.additionalProperties, now.additionalProperties];
    if (typeof values === 'object' && typeof others === 'object') this.compare(values, others, direction, `${where}.*`);
  }
}

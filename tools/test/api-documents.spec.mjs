import { expect, test } from '@jest/globals';
import { EVENT_PROPERTIES } from '@fsvp/contracts/docs/events/properties';
import { createAsyncApi, createOpenApi, withoutDescriptions } from '../development/api/documents.mjs';

/** @param {any} schema @param {string} name @param {Map<string, any>} found by schema and property */
function collectProperties(schema, name, found) {
  if (Array.isArray(schema)) for (const one of schema) collectProperties(one, name, found);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
  for (const [property, value] of Object.entries(schema.properties ?? {})) {
    found.set(`${name}.${property}`, value);
    collectProperties(value, name, found);
  }
  const { items, additionalProperties, anyOf, oneOf, allOf } = schema;
  collectProperties([items, additionalProperties, anyOf, oneOf, allOf].flat(), name, found);
}

test('every property of an event has words, and no words are of one that does not exist', async () => {
  const { components } = await createAsyncApi();
  /** @type {Map<string, any>} */
  const properties = new Map();
  for (const [name, schema] of Object.entries(components.schemas)) collectProperties(schema, name, properties);
  expect(properties.size).toBeGreaterThan(300);
  expect([...properties].filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
  const names = [...properties.keys()];
  const unknown = Object.keys(EVENT_PROPERTIES).filter(
    (key) => !names.some((name) => name === key || name.endsWith(`.${key}`)),
  );
  expect(unknown).toEqual([]);
});

test('a release keeps no words and no examples, and each property of any name', async () => {
  const kept = withoutDescriptions(await createOpenApi());
  expect(JSON.stringify(kept)).not.toMatch(/Bikaji|"examples"/);
  expect(kept.components.schemas.CorrectiveAction.properties.description).toEqual({ type: 'string' });
  expect(kept.paths['/api/suppliers'].get.summary).toMatch(/./);
});

/** Objects without members and lists without entries, by their place. @param {any} schema @param {string} place @returns {string[]} */
function findBare(schema, place) {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((one, index) => findBare(one, `${place}/${index}`));
  const types = [schema.type].flat();
  const isBare =
    (types.includes('object') &&
      !['properties', 'additionalProperties', 'allOf', 'anyOf', 'oneOf'].some((key) => key in schema)) ||
    (types.includes('array') && !('items' in schema) && !('prefixItems' in schema));
  const { properties = {}, items, prefixItems, additionalProperties, anyOf, oneOf, allOf } = schema;
  const parts = { ...properties, items, prefixItems, additionalProperties, anyOf, oneOf, allOf };
  const below = Object.entries(parts).flatMap(([name, part]) => findBare(part, `${place}/${name}`));
  return isBare ? [place, ...below] : below;
}

/** Every schema of a document, by its place. @param {any} part @param {string} place @returns {[string, any][]} */
function findSchemas(part, place = '') {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'examples' || key === 'example'
      ? []
      : key === 'schema'
        ? [/** @type {[string, any]} */ ([place, value])]
        : findSchemas(value, `${place}/${key}`),
  );
}

test('every schema of both documents names the members of its objects and the entries of its lists', async () => {
  const documents = [await createOpenApi(), await createAsyncApi()];
  const schemas = documents.flatMap(({ components, ...document }) => [
    .../** @type {[string, any][]} */ (Object.entries(components.schemas)),
    ...findSchemas(document),
    ...findSchemas({ ...components, schemas: undefined }),
  ]);
  expect(schemas.length).toBeGreaterThan(800);
  expect(schemas.flatMap(([place, schema]) => findBare(schema, place))).toEqual([]);
});

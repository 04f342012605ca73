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

import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { addMonths } from '../core/calendar-day.js';
import { CALLS } from '../catalogue/calls.js';
import { isMergingPut, patchOf, type Deprecation } from '../core/call.js';
import { EXAMPLE_IDS } from './example-ids.js';
import { CALL_DOCS, PROPERTY_DOCS, TAG_DOCS } from './all-docs.js';
import { PROBLEM_TYPES } from '../core/problem-types.js';

type Json = Record<string, unknown>;

/** Every public call, and the PATCH of each merging PUT. */
const calls = CALLS.filter(({ path, browserOnly }) => !path.startsWith('/internal/') && !browserOnly).flatMap((call) =>
  isMergingPut(call) ? [call, patchOf(call)] : [call],
);

/** The docs entries that the properties of a call use, and properties without an entry. */
function walkProperties(): { used: Set<string>; missing: Set<string> } {
  const used = new Set<string>();
  const missing = new Set<string>();
  const visit = (schema: unknown, name: string): void => {
    if (Array.isArray(schema)) for (const one of schema) visit(one, name);
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
    const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema as Json;
    visit([items, additionalProperties, anyOf, oneOf, allOf].flat(), name);
    for (const [property, value] of Object.entries(properties as Json)) {
      const key = [`${name}.${property}`, property].find((one) => Object.hasOwn(PROPERTY_DOCS, one));
      if (key) used.add(key);
      else missing.add(`${name}.${property}`);
      visit(value, name);
    }
  };
  for (const call of calls)
    for (const [schema, io] of [
      [call.params, 'input'],
      [call.query, 'input'],
      [call.body, 'input'],
      [call.response, 'output'],
    ] as const) {
      if (!schema) continue;
      const { $defs = {}, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json };
      for (const [id, part] of Object.entries($defs)) visit(part, id);
      visit(root, typeof root.id === 'string' ? root.id : call.id);
    }
  return { used, missing };
}

const { used, missing } = walkProperties();

/** A client has at least twelve months (docs/api/versioning.md). */
const isLongEnough = ({ since, sunset }: Deprecation) => sunset >= addMonths(since, 12);

it('deprecated calls stay for at least twelve months', () => {
  const instead = 'Use another one.';
  expect(isLongEnough({ since: '2026-12-01', sunset: '2027-12-01', instead })).toBe(true);
  expect(isLongEnough({ since: '2026-12-01', sunset: '2027-11-30', instead })).toBe(false);
  const short = calls.filter(({ deprecated }) => deprecated && !isLongEnough(deprecated));
  expect(short.map(({ id }) => id)).toEqual([]);
});

describe('words of the OpenAPI document', () => {
  it('describe every call, property, parameter and tag', () => {
    expect(calls.map(({ id }) => id).filter((id) => !CALL_DOCS[id]?.description)).toEqual([]);
    expect([...missing]).toEqual([]);
    expect([...new Set(calls.map(({ tag }) => tag))].filter((tag) => !TAG_DOCS[tag])).toEqual([]);
  });

  it('have an id of its own for each kind of example record', () => {
    const ids = Object.values(EXAMPLE_IDS);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have no entry of something that does not exist', () => {
    const ids = new Set(calls.map(({ id }) => id));
    expect(Object.keys(CALL_DOCS).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(PROPERTY_DOCS).filter((key) => !used.has(key))).toEqual([]);
    expect(Object.keys(TAG_DOCS).filter((tag) => !calls.some((call) => call.tag === tag))).toEqual([]);
    expect(
      Object.values(CALL_DOCS)
        .flatMap(({ problems = [] }) => problems)
        .filter((code) => !Object.hasOwn(PROBLEM_TYPES, code)),
    ).toEqual([]);
  });

  it.each(calls.filter(({ body }) => body).map((call) => [call.id, call] as const))(
    'have a request example of %s that its schema takes',
    (id, { body }) => {
      const requests = [CALL_DOCS[id]?.request ?? []].flat();
      expect(requests).not.toEqual([]);
      for (const request of requests) expect(body!.safeParse(request).error).toBeUndefined();
    },
  );

  it.each(calls.filter(({ response }) => response).map((call) => [call.id, call] as const))(
    'have a response example of %s with all fields and no others',
    (id, { response }) => {
      const answer = CALL_DOCS[id]?.response;
      expect(answer).toBeDefined();
      expect(response!.parse(answer)).toEqual(answer);
    },
  );

  it.each(calls.filter(({ params }) => params).map((call) => [call.id, call] as const))(
    'have an address of %s that its parameters take',
    (id, { params }) => {
      expect(params!.safeParse(CALL_DOCS[id]?.params ?? {}).error).toBeUndefined();
    },
  );
});

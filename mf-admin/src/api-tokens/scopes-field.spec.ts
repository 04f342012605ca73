import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { accessOf, SCOPES } from '@fsvp/contracts/access/access';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import { OFFERED_SCOPES } from './scopes-field.js';

const folder = new URL('../../../packages/contracts/src/', import.meta.url);

/** The scopes of all calls that the contracts declare. */
async function listUsedScopes(): Promise<Set<string>> {
  const used = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!docs\/).*(?<!\.spec)\.ts$/.test(name),
  )) {
    const exported = Object.values((await import(new URL(file, folder).pathname)) as object) as unknown[];
    const values = exported.flatMap((value) => [
      value,
      ...(typeof value === 'object' && value ? Object.values(value) : []),
    ]);
    for (const value of values) {
      const { method, path } = (value ?? {}) as Partial<CallDefinition>;
      const scope = typeof method === 'string' && typeof path === 'string' ? accessOf(method, path)?.scope : undefined;
      if (scope) used.add(scope);
    }
  }
  return used;
}

test('offers exactly the scopes that some call needs', async () => {
  const used = await listUsedScopes();
  expect(OFFERED_SCOPES).toEqual(SCOPES.filter((scope) => used.has(scope)));
});

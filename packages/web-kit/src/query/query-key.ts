import type { CallDefinition } from '@fsvp/contracts/core/call';

/** Identifies a call in the cache. */
export type Endpoint = Pick<CallDefinition, 'method' | 'path'>;

interface Identifying {
  params?: unknown;
  query?: unknown;
}

/** The cache key of a call with its input; without input, the prefix of all its keys. */
export function queryKeyOf(call: Endpoint, input?: object): readonly unknown[] {
  const key = [call.method, call.path];
  const { params = null, query = null }: Identifying = input ?? {};
  return input ? [...key, { params, query }] : key;
}

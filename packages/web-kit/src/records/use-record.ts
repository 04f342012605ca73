import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import { id as idSchema } from '@fsvp/contracts/core/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CallInput } from '../api/api-client.js';
import { isMissing } from '../api/api-error.js';
import { queryKeyOf } from '../query/query-key.js';
import { useApiQuery } from '../query/use-api-query.js';

const UNUSED_ID = '00000000-0000-0000-0000-000000000000';

/** The URL can contain any text: a value that is not an id, such as '..', would call another path. */
function inputOf<C extends CallDefinition>(id: string, paramsOf: ParamsOf = (valid) => ({ id: valid })): CallInput<C> {
  return { params: paramsOf(idSchema.safeParse(id).success ? id : UNUSED_ID) } as unknown as CallInput<C>;
}

/** The path parameters of a record's call; by default `{id}`. */
export type ParamsOf = (id: string) => Record<string, string>;

interface RecordOptions<T> {
  /** The copy from the list, shown until the record is loaded. */
  known: T | undefined;
  enabled: boolean;
}

/**
 * Loads one record to show, always its current state. A record that was deleted has no data, and the list that still
 * shows it is refetched.
 * @param call a GET with `{id}` at the end of its path; the list's path is the part before it
 */
export function useRecord<C extends CallDefinition>(
  call: C,
  id: string,
  { known, enabled }: RecordOptions<ResponseOf<C>>,
) {
  const client = useQueryClient();
  const query = useApiQuery(call, inputOf<C>(id), { placeholderData: known as never, enabled, staleTime: 0 });
  const missing = isMissing(query.error);
  const refetchList = useEffectEvent(() => {
    const path = call.path.slice(0, call.path.lastIndexOf('/'));
    if (known) void client.invalidateQueries({ queryKey: queryKeyOf({ method: 'GET', path }) });
  });
  useEffect(() => {
    if (missing) refetchList();
  }, [missing]);
  return missing ? { ...query, data: undefined } : query;
}

/** Loads one record to edit: it has no data until its current state is loaded. */
export function useFreshRecord<C extends CallDefinition>(call: C, id: string, paramsOf?: ParamsOf) {
  const query = useApiQuery(call, inputOf<C>(id, paramsOf), { refetchOnMount: 'always' });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}

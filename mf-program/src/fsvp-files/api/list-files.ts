import type { ClientInput } from '@fsvp/contracts/core/call';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type FileQuery = Omit<NonNullable<ClientInput<typeof listFsvpFiles>['query']>, 'limit' | 'cursor' | 'fields'>;

const ASK_AGAIN_MS = 2000;
const GIVE_UP_MS = 60_000;

const isBeingJudged = (files: readonly FsvpFile[] | undefined) =>
  files?.some(({ readiness }) => !readiness.fresh) ?? false;

/**
 * A page of files; the previous page stays visible while the next one loads. While a file is being reassessed, it asks
 * every 2 seconds, for a minute at most.
 */
export function useFsvpFiles({ search, offset, ...filters }: FileQuery) {
  const [gaveUp, setGaveUp] = useState(false);
  const query = { search: search || undefined, ...filters, limit: DEFAULT_LIMIT, offset };
  const list = useApiQuery(
    listFsvpFiles,
    { query },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => !gaveUp && isBeingJudged(state.data?.fsvpFiles) && ASK_AGAIN_MS,
    },
  );
  const isWaiting = isBeingJudged(list.data?.fsvpFiles);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setGaveUp(true), GIVE_UP_MS);
    return () => {
      clearTimeout(timer);
      setGaveUp(false);
    };
  }, [isWaiting]);
  return { ...list, isAsking: isWaiting && !gaveUp };
}

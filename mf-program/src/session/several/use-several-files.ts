import { getFileReadiness } from '@fsvp/contracts/program/file-readiness';
import { getFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { useQueries } from '@tanstack/react-query';
import { isOpenFile } from '../../fsvp-files/is-open-file.js';
import { stepsOf } from '../steps.js';
import { useIncompleteDrafts } from '../use-incomplete-drafts.js';
import type { FileSteps } from './group-steps.js';

/** The files with their questions: closed ones are left out. `failed` are those that could not be loaded. */
export function useSeveralFiles(ids: readonly string[]) {
  const files = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeyOf(getFsvpFile, { params: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getFsvpFile, { params: { id }, signal }),
      staleTime: 0,
    })),
  });
  const readiness = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeyOf(getFileReadiness, { params: { id }, query: {} }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call(getFileReadiness, { params: { id }, query: {}, signal }),
      staleTime: 0,
    })),
  });
  const incomplete = useIncompleteDrafts(readiness.flatMap(({ data }) => data ?? []));
  const loaded = ids.flatMap((_, at): FileSteps[] => {
    const [file, judged] = [files[at]?.data, readiness[at]?.data];
    return file && judged && isOpenFile(file) ? [{ file, steps: stepsOf(judged, incomplete) }] : [];
  });
  const queries = [...files, ...readiness];
  return {
    loaded,
    isPending: queries.some(({ isPending }) => isPending),
    failed: ids.filter((_, at) => files[at]?.isError || readiness[at]?.isError).length,
    retry: () => void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

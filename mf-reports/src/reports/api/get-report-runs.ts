import { listReportRuns } from '@fsvp/contracts/reports/report';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { isUnfinished } from './get-report-run.js';

export const RUNS_LIMIT = 5;
const POLL_MS = 2000;

/** Recent runs, polled while one of them is unfinished. Polling stops when the list fails. */
export function useReportRuns(offset: number) {
  return useApiQuery(
    listReportRuns,
    { query: { limit: RUNS_LIMIT, offset } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data?.runs.some(isUnfinished) ? POLL_MS : false,
      refetchOnMount: 'always',
    },
  );
}

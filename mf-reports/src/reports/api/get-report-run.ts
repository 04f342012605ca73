import { getReportRun, type ReportRun } from '@fsvp/contracts/reports/report';
import { useApiQuery } from '@fsvp/web-kit';

const POLL_MS = 500;
const NO_ID = '';

export function isUnfinished(run: ReportRun | undefined): boolean {
  return run?.status === 'queued' || run?.status === 'running';
}

/** A run, polled until it is finished. Polling continues after a failed poll. */
export function useReportRun(id: string | undefined) {
  return useApiQuery(
    getReportRun,
    { params: { id: id ?? NO_ID } },
    { enabled: id !== undefined, refetchInterval: ({ state }) => (isUnfinished(state.data) ? POLL_MS : false) },
  );
}

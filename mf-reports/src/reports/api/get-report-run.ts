import { getReportRun, type ReportRun } from '@fsvp/contracts/report';
import { useApiQuery } from '@fsvp/web-kit';

const POLL_MS = 500;
const NO_ID = '';

export function isUnfinished(run: ReportRun | undefined): boolean {
  return run?.status === 'queued' || run?.status === 'running';
}

/** A run, followed until it is finished. A failed poll in between changes nothing: the next one tells. */
export function useReportRun(id: string | undefined) {
  return useApiQuery(
    getReportRun,
    { params: { id: id ?? NO_ID } },
    { enabled: id !== undefined, refetchInterval: ({ state }) => (isUnfinished(state.data) ? POLL_MS : false) },
  );
}

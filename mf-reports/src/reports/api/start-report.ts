import { createReportRun, getReportRun, type ReportRun } from '@fsvp/contracts/reports/report';
import { errorText, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';

/** Starts a run and puts it into the cache of useReportRun. */
export function useStartReport({ onStarted }: { onStarted: (run: ReportRun) => void }) {
  const client = useQueryClient();
  return useApiMutation(createReportRun, {
    failure: (error) => `Failed to generate report: ${errorText(error)}`,
    changes: ['report-run'],
    onSuccess: (run) => {
      client.setQueryData(queryKeyOf(getReportRun, { params: { id: run.id } }), run);
      onStarted(run);
    },
  });
}

import { cancelReportRun, getReportRun, type ReportRun } from '@fsvp/contracts/report';
import { errorText, invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';

/** Stops a run; what becomes of it is known to useReportRun at once. */
export function useCancelReport({ onCancelled }: { onCancelled: (run: ReportRun) => void }) {
  const client = useQueryClient();
  return useApiMutation(cancelReportRun, {
    failure: (error) => `Failed to cancel report: ${errorText(error)}`,
    changes: ['report-run'],
    onSuccess: async (run) => {
      const queryKey = queryKeyOf(getReportRun, { params: { id: run.id } });
      // A poll on its way would say that the run goes on.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, run);
      onCancelled(run);
    },
    // It may have ended a moment before.
    onError: () => void invalidate(client, ['report-run']),
  });
}

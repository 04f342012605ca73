import { cancelReportRun, getReportRun, type ReportRun } from '@fsvp/contracts/reports/report';
import { errorText, invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';

/** Cancels a run and puts the result into the cache of useReportRun. */
export function useCancelReport({ onCancelled }: { onCancelled: (run: ReportRun) => void }) {
  const client = useQueryClient();
  return useApiMutation(cancelReportRun, {
    failure: (error) => `Failed to cancel report: ${errorText(error)}`,
    changes: ['report-run'],
    onSuccess: async (run) => {
      const queryKey = queryKeyOf(getReportRun, { params: { id: run.id } });
      // A pending poll would overwrite the result with the running state.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, run);
      onCancelled(run);
    },
    // The run may have ended already.
    onError: () => void invalidate(client, ['report-run']),
  });
}

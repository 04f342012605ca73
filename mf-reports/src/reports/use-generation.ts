import { listReportRuns, type ReportRun } from '@fsvp/contracts/report';
import { listNotifications } from '@fsvp/contracts/notification';
import { invalidate, toast, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnfinished, useReportRun } from './api/get-report-run.js';
import { useStartReport } from './api/start-report.js';
import { reportRequest, type ReportSettings } from './report-settings.values.js';

const UNKNOWN_REASON = 'Unknown error';

/** The run that this screen started: followed to its end and announced (specification §8). */
export function useGeneration({ onDone }: { onDone: (run: ReportRun) => void }) {
  const client = useQueryClient();
  const [id, setId] = useState<string>();
  const start = useStartReport({ onStarted: (run) => setId(run.id) });
  const { data: run } = useReportRun(id);

  const endedId = run && !isUnfinished(run) ? run.id : undefined;
  const announce = useEffectEvent(() => {
    if (!run) return;
    void invalidate(client, [listReportRuns, listNotifications]);
    if (run.status === 'failed') {
      toast({ title: 'Error', description: `Failed to generate report: ${run.error ?? UNKNOWN_REASON}`, variant: 'destructive' });
      return;
    }
    toast({ title: 'Report Generated', description: 'Your report has been generated successfully.', variant: 'success' });
    onDone(run);
  });
  useEffect(() => {
    if (endedId !== undefined) announce();
  }, [endedId]);

  return {
    generate: (settings: ReportSettings) => {
      setId(undefined);
      start.mutate({ body: reportRequest(settings) });
    },
    generating: start.isPending || isUnfinished(run),
    progress: run?.progress,
    /** Why the run failed. */
    failure: run?.status === 'failed' ? (run.error ?? UNKNOWN_REASON) : undefined,
  };
}

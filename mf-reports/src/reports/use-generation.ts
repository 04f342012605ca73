import { REPORT_TYPE_LABELS, type ReportRun } from '@fsvp/contracts/reports/report';
import { invalidate, toast, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCancelReport } from './api/cancel-report.js';
import { isUnfinished, useReportRun } from './api/get-report-run.js';
import { useStartReport } from './api/start-report.js';
import { periodText, reportRequest, type ReportSettings } from './report-settings.values.js';

const UNKNOWN_REASON = 'Unknown error';

/** For calls whose failure a toast has already shown. */
const ignoreShownFailure = () => undefined;

/** Starts a run, follows it to its end and announces the result. */
export function useGeneration({ onStarted, onDone }: { onStarted: () => void; onDone: (run: ReportRun) => void }) {
  const client = useQueryClient();
  const [id, setId] = useState<string>();
  const start = useStartReport({
    onStarted: (run) => {
      setId(run.id);
      onStarted();
    },
  });
  const { data: run } = useReportRun(id);

  const generate = (settings: ReportSettings | ReportRun) => {
    setId(undefined);
    return start.mutateAsync({ body: reportRequest(settings) }).catch(ignoreShownFailure);
  };
  const cancel = useCancelReport({
    onCancelled: (cancelled) =>
      toast({
        title: 'Report Cancelled',
        description: `${REPORT_TYPE_LABELS[cancelled.type] ?? cancelled.type}, ${periodText(cancelled)} will not be generated.`,
        action: {
          label: 'Undo',
          altText: 'To generate it anyway, choose Retry in Recent Reports',
          onSelect: () => void generate(cancelled),
        },
      }),
  });

  const endedId = run && !isUnfinished(run) ? run.id : undefined;
  const announce = useEffectEvent(() => {
    if (!run) return;
    void invalidate(client, ['report-run', 'notification']);
    if (run.status === 'failed') {
      toast({
        title: 'Error',
        description: `Failed to generate report: ${run.error ?? UNKNOWN_REASON}`,
        variant: 'destructive',
      });
    } else if (run.status === 'done') {
      toast({
        title: 'Report Generated',
        description: 'Your report has been generated successfully.',
        variant: 'success',
      });
      onDone(run);
    }
  });
  useEffect(() => {
    if (endedId !== undefined) announce();
  }, [endedId]);

  return {
    /** Starts a run with the settings on screen or those of an earlier run. */
    generate,
    generating: start.isPending || isUnfinished(run),
    /** The current run, or the last one. */
    run,
    cancel: (which: string) => cancel.mutateAsync({ params: { id: which } }).catch(ignoreShownFailure),
    /** The run that is being cancelled. */
    cancelling: cancel.isPending ? cancel.variables.params.id : undefined,
    /** Why the run failed. */
    failure: run?.status === 'failed' ? (run.error ?? UNKNOWN_REASON) : undefined,
  };
}

export type Generation = ReturnType<typeof useGeneration>;

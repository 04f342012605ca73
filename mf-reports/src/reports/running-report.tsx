import type { ReportRun } from '@fsvp/contracts/reports/report';
import { Button, ProgressBar } from '@fsvp/ui';
import type { Generation } from './use-generation.js';

interface RunningReportProps {
  run: ReportRun | undefined;
  label: string;
  /** Names the report, for screen readers, in a list of several. */
  cancelLabel?: string;
  generation: Generation;
}

/** The progress of a run, and a button to cancel it. */
export function RunningReport({ run, label, cancelLabel, generation: { cancel, cancelling } }: RunningReportProps) {
  return (
    <div className="rep:flex rep:items-center rep:gap-4">
      <div className="rep:min-w-0 rep:flex-1">
        <ProgressBar label={label} value={run?.progress ?? 0} />
      </div>
      {run ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={cancelLabel}
          loading={cancelling === run.id}
          onClick={() => cancel(run.id)}
        >
          Cancel
        </Button>
      ) : null}
    </div>
  );
}

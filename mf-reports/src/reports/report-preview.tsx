import { REPORT_TYPE_LABELS, type ReportRun } from '@fsvp/contracts/reports/report';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatDateTime,
  Inline,
  LinkButton,
  Spinner,
  Stack,
  Text,
} from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { useEffect, useRef } from 'react';
import { icons } from './report.icons.js';
import { isUnfinished, useReportRun } from './api/get-report-run.js';
import { reportHref } from './report-downloads.js';
import { ReportJson } from './report-json.js';
import { isOfSettings, periodText, type ReportSettings } from './report-settings.values.js';
import { ReportSummary } from './report-summary.js';
import { RunningReport } from './running-report.js';
import { useFilterText } from './use-actor-names.js';
import type { Generation } from './use-generation.js';

export interface ReportPreviewProps {
  runId: string;
  /** The settings on screen, which can differ from those of the run. */
  settings: ReportSettings;
  onClose: () => void;
  generation: Generation;
}

export function ReportPreview({ runId, settings, onClose, generation }: ReportPreviewProps) {
  const panel = useRef<HTMLDivElement>(null);
  const filterText = useFilterText();
  const query = useReportRun(runId);
  const run = query.data;
  const failure = run ? undefined : loadError(query, 'The report could not be loaded');
  useEffect(() => {
    // The preview is below the fold: scroll to it and move the focus there.
    panel.current?.scrollIntoView?.({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [runId]);

  return (
    <div ref={panel} tabIndex={-1} data-print-only className="rep:scroll-mt-20 rep:rounded-card rep:outline-none">
      <Card
        title={run ? `Report Preview - ${REPORT_TYPE_LABELS[run.type] ?? run.type}` : 'Report Preview'}
        description={
          run
            ? [
                periodText(run),
                filterText(run),
                run.finishedAt && run.status === 'done' ? `generated ${formatDateTime(run.finishedAt)}` : '',
              ]
                .filter(Boolean)
                .join(' · ')
            : undefined
        }
        actions={
          <>
            {run?.formats.includes('json') ? (
              <LinkButton variant="outline" icon={icons.download} href={reportHref(run.id, 'json')} download>
                Download Report
              </LinkButton>
            ) : null}
            <Button variant="ghost" icon={icons.close} onClick={onClose}>
              Close Preview
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          {run && !isOfSettings(run, settings) ? (
            <EarlierSettings
              of={[REPORT_TYPE_LABELS[run.type] ?? run.type, periodText(run), filterText(run)]
                .filter(Boolean)
                .join(', ')}
            />
          ) : null}
          {run ? (
            <PreviewOf run={run} generation={generation} />
          ) : failure ? (
            <ErrorState {...failure} />
          ) : (
            <Spinner label="Loading…" />
          )}
        </Stack>
      </Card>
    </div>
  );
}

/** Shown after the settings were changed since the run. */
function EarlierSettings({ of }: { of: string }) {
  return (
    <div role="status" className="rep:print:hidden">
      <Inline gap={2} align="start" wrap={false}>
        <span className="rep:mt-0.5 rep:shrink-0 rep:text-muted">{icons.notice}</span>
        <Text tone="muted">
          This preview belongs to earlier settings: {of}. Generate the report again for the settings above.
        </Text>
      </Inline>
    </div>
  );
}

function PreviewOf({ run, generation }: { run: ReportRun; generation: Generation }) {
  const retry = generation.generating ? undefined : () => generation.generate(run);
  if (isUnfinished(run)) return <RunningReport run={run} label="Generating the report" generation={generation} />;
  if (run.status === 'failed')
    return (
      <ErrorState title="The report could not be generated" message={run.error ?? 'Unknown error'} onRetry={retry} />
    );
  if (run.status === 'cancelled')
    return (
      <EmptyState
        text="This report was cancelled before it was ready."
        action={
          <Button variant="outline" icon={icons.retry} disabled={!retry} onClick={retry}>
            Retry
          </Button>
        }
      />
    );
  return (
    <>
      <ReportSummary type={run.type} summary={run.summary ?? {}} />
      {run.formats.includes('json') ? (
        <div className="rep:print:hidden">
          <ReportJson runId={run.id} rows={run.rows ?? 0} />
        </div>
      ) : (
        <EmptyState
          text="The files of this report have expired. Generate it again to see and download its rows."
          action={
            <Button variant="outline" icon={icons.retry} disabled={!retry} onClick={retry}>
              Generate Again
            </Button>
          }
        />
      )}
    </>
  );
}

import { Card, PageHeader, Spinner, Stack, useLastDefined } from '@fsvp/ui';
import { lazyComponent, usePageTitle, useUrlState } from '@fsvp/web-kit';
import { Suspense, useRef } from 'react';
import { useReportRun } from './api/get-report-run.js';
import { AvailableReports } from './available-reports.js';
import { RecentReports } from './recent-reports.js';
import { ReportStats } from './report-stats.js';
import type { ReportPreviewProps } from './report-preview.js';
import { ReportSettingsCard } from './report-settings.card.js';
import { settingsOf } from './report-settings.values.js';
import { reportsUrl, UNFILTERED } from './reports.url.js';
import { useGeneration } from './use-generation.js';

/** Loaded while a report is generated, or when the URL names one. */
const ReportPreview = lazyComponent<ReportPreviewProps>(async () => ({
  default: (await import('./report-preview.js')).ReportPreview,
}));

/** Shown while the panel is loading. */
const previewFallback = (
  <Card title="Report Preview">
    <Spinner label="Loading…" />
  </Card>
);

export function ReportsPage() {
  usePageTitle('Reports & Analytics');
  const [state, setState] = useUrlState(reportsUrl);
  const settings = settingsOf(state);
  const previewButton = useRef<HTMLButtonElement>(null);
  const generation = useGeneration({
    onStarted: ReportPreview.prefetch,
    onDone: ({ id }) => setState({ run: id, offset: 0 }),
  });
  // A hidden preview can be shown again.
  const current = useLastDefined(state.run);
  const { data: run } = useReportRun(current);
  const previewing = state.run !== undefined;

  const closePreview = () => {
    setState({ run: undefined }, 'replace');
    previewButton.current?.focus();
  };
  return (
    <Stack gap={6}>
      <PageHeader
        title="Reports & Analytics"
        subtitle="Generate compliance reports and analyze supplier performance data"
      />
      <ReportStats />
      {/* Below xl, two columns are too narrow for dates and names. */}
      <div className="rep:grid rep:grid-cols-1 rep:items-start rep:gap-4 rep:xl:grid-cols-2">
        <AvailableReports value={settings.type} onChange={(type) => setState({ type, ...UNFILTERED }, 'replace')} />
        <Stack gap={4}>
          <ReportSettingsCard
            settings={settings}
            setState={setState}
            generation={generation}
            report={run?.status === 'done' ? run : undefined}
            previewing={previewing}
            onTogglePreview={() => setState({ run: previewing ? undefined : current }, previewing ? 'replace' : 'push')}
            previewButton={previewButton}
          />
          <RecentReports
            offset={state.offset}
            onPage={(offset, how) => setState({ offset }, how)}
            onView={({ id }) => setState({ run: id })}
            generation={generation}
          />
        </Stack>
      </div>
      <Suspense fallback={previewFallback}>
        {state.run ? (
          <ReportPreview runId={state.run} settings={settings} onClose={closePreview} generation={generation} />
        ) : null}
      </Suspense>
    </Stack>
  );
}

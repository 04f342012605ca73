import type { ReportRun } from '@fsvp/contracts/reports/report';
import { Button, Card, ErrorState, Inline, toast } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { useEffect, useRef, useState, type Ref } from 'react';
import { icons } from './report.icons.js';
import { AuditTrailFields } from './audit-trail-fields.js';
import { DateRangeFields } from './date-range-fields.js';
import { ReadinessFields } from './readiness-fields.js';
import { ReportDownloads } from './report-downloads.js';
import { problemsOf, type ReportSettings } from './report-settings.values.js';
import type { reportsUrl } from './reports.url.js';
import { RunningReport } from './running-report.js';
import type { Generation } from './use-generation.js';

interface ReportSettingsCardProps {
  settings: ReportSettings;
  setState: SetUrlState<typeof reportsUrl>;
  generation: Generation;
  /** The finished report that can be previewed and downloaded. */
  report: ReportRun | undefined;
  previewing: boolean;
  onTogglePreview: () => void;
  previewButton: Ref<HTMLButtonElement>;
}

export function ReportSettingsCard({
  settings,
  setState,
  generation,
  report,
  previewing,
  onTogglePreview,
  previewButton,
}: ReportSettingsCardProps) {
  /** Counts the clicks on Generate. */
  const [attempts, setAttempts] = useState(0);
  const [isSupplierUnchosen, setSupplierUnchosen] = useState(false);
  const custom = settings.range === 'custom';
  const problems = problemsOf(settings, attempts > 0);
  const { generate: start, generating, run, failure } = generation;

  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus the first invalid field.
    if (attempts > 0) card.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const generate = () => {
    setAttempts(attempts + 1);
    if (custom && (settings.dateFrom === null || settings.dateTo === null)) {
      toast({
        title: 'Invalid Date Range',
        description: 'Please select both start and end dates for custom range.',
        variant: 'destructive',
      });
      return undefined;
    }
    if (settings.type === 'fsvp-readiness' && isSupplierUnchosen) return undefined;
    return Object.values(problemsOf(settings, true)).some(Boolean) ? undefined : start(settings);
  };
  return (
    <Card title="Report Settings">
      <div ref={card} className="rep:flex rep:flex-col rep:gap-4">
        {settings.type === 'fsvp-readiness' ? (
          <ReadinessFields
            settings={settings}
            problems={problems}
            setState={setState}
            onSupplierUnchosen={setSupplierUnchosen}
          />
        ) : (
          <DateRangeFields settings={settings} problems={problems} setState={setState} />
        )}
        {settings.type === 'audit-trail' ? (
          <AuditTrailFields settings={settings} problems={problems} setState={setState} />
        ) : null}
        <Inline>
          <Button icon={icons.generate} loading={generating} onClick={generate}>
            {generating ? 'Generating...' : 'Generate Report'}
          </Button>
          <Button
            ref={previewButton}
            variant="outline"
            icon={previewing ? icons.hide : icons.view}
            disabled={!report && !previewing}
            onClick={onTogglePreview}
          >
            {previewing ? 'Hide Preview' : 'Preview Report'}
          </Button>
          <ReportDownloads report={report} />
        </Inline>
        {generating ? <RunningReport run={run} label="Generating the report" generation={generation} /> : null}
        {failure ? (
          <ErrorState title="The report could not be generated" message={failure} onRetry={run && (() => start(run))} />
        ) : null}
      </div>
    </Card>
  );
}

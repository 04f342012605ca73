import type { ReportRun } from '@fsvp/contracts/report';
import { Button, Card, ErrorState, Inline, ProgressBar, Stack, toast } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { useState, type Ref } from 'react';
import { icons } from '../shared/icons.js';
import { DateRangeFields } from './date-range-fields.js';
import { ReportDownloads } from './report-downloads.js';
import { dateProblems, type ReportSettings } from './report-settings.values.js';
import type { reportsUrl } from './reports.url.js';

interface ReportSettingsCardProps {
  settings: ReportSettings;
  setState: SetUrlState<typeof reportsUrl>;
  generation: { generate: (settings: ReportSettings) => void; generating: boolean; progress: number | undefined; failure: string | undefined };
  /** The finished report that can be previewed and downloaded. */
  report: ReportRun | undefined;
  previewing: boolean;
  onTogglePreview: () => void;
  previewButton: Ref<HTMLButtonElement>;
}

export function ReportSettingsCard({ settings, setState, generation, report, previewing, onTogglePreview, previewButton }: ReportSettingsCardProps) {
  const [asked, setAsked] = useState(false);
  const custom = settings.range === 'custom';
  const problems = custom ? dateProblems(settings, asked) : {};

  const generate = () => {
    setAsked(true);
    if (custom && (settings.dateFrom === null || settings.dateTo === null)) {
      toast({ title: 'Invalid Date Range', description: 'Please select both start and end dates for custom range.', variant: 'destructive' });
      return;
    }
    if (!problems.dateFrom && !problems.dateTo) generation.generate(settings);
  };
  return (
    <Card title="Report Settings">
      <Stack gap={4}>
        <DateRangeFields settings={settings} problems={problems} setState={setState} />
        <Inline>
          <Button icon={icons.generate} loading={generation.generating} onClick={generate}>
            {generation.generating ? 'Generating...' : 'Generate Report'}
          </Button>
          <Button ref={previewButton} variant="outline" icon={previewing ? icons.hide : icons.view} disabled={!report} onClick={onTogglePreview}>
            {previewing ? 'Hide Preview' : 'Preview Report'}
          </Button>
          <ReportDownloads report={report} />
        </Inline>
        {generation.generating ? <ProgressBar label="Generating the report" value={generation.progress ?? 0} /> : null}
        {generation.failure ? <ErrorState title="The report could not be generated" message={generation.failure} /> : null}
      </Stack>
    </Card>
  );
}

import { REPORT_TYPE_LABELS, SAMPLE_REPORTS, type ReportRun } from '@fsvp/contracts/reports/report';
import {
  Badge,
  Button,
  Card,
  CardList,
  formatNumber,
  formatRelativeTime,
  Inline,
  Pagination,
  Stack,
  Text,
  TwoLines,
} from '@fsvp/ui';
import { loadError, usePages } from '@fsvp/web-kit';
import { isUnfinished } from './api/get-report-run.js';
import { RUNS_LIMIT, useReportRuns } from './api/get-report-runs.js';
import { periodText } from './report-settings.values.js';
import { RunBadge } from './run-badge.js';
import { RunningReport } from './running-report.js';
import { useFilterText } from './use-actor-names.js';
import type { Generation } from './use-generation.js';
import { icons } from './report.icons.js';

interface RecentReportsProps {
  offset: number;
  onPage: (offset: number, how?: 'replace') => void;
  onView: (run: ReportRun) => void;
  generation: Generation;
}

/** The recent runs, or marked samples if there are none. */
export function RecentReports({ offset, onPage, onView, generation }: RecentReportsProps) {
  const list = useReportRuns(offset);
  const { runs, total } = list.data ?? {};
  const pages = usePages(list, { offset, limit: RUNS_LIMIT, show: onPage });
  return (
    <Card title="Recent Reports" flush footer={<Pagination label="Pages of recent reports" {...pages} />}>
      {total === 0 ? (
        <SampleReports />
      ) : (
        <CardList
          label="Recent Reports"
          look="rows"
          items={runs}
          itemKey={(run) => run.id}
          emptyText="No reports found"
          error={loadError(list, 'The recent reports could not be loaded')}
          render={(run) => <RecentRun run={run} onView={() => onView(run)} generation={generation} />}
        />
      )}
    </Card>
  );
}

function RecentRun({ run, onView, generation }: { run: ReportRun; onView: () => void; generation: Generation }) {
  const filterText = useFilterText();
  const title = REPORT_TYPE_LABELS[run.type] ?? run.type;
  const when = formatRelativeTime(run.createdAt);
  const facts = [
    periodText(run),
    filterText(run),
    when,
    run.rows === null ? '' : `${formatNumber(run.rows)} ${run.rows === 1 ? 'row' : 'rows'}`,
  ];
  return (
    <Stack gap={2}>
      <div className="rep:flex rep:flex-wrap rep:items-center rep:gap-x-3 rep:gap-y-2">
        <div className="rep:min-w-0 rep:flex-1 rep:basis-48">
          <TwoLines primary={title} secondary={facts.filter(Boolean).join(' · ')} />
        </div>
        <Inline>
          <RunBadge status={run.status} />
          {run.status === 'done' ? (
            <Button variant="outline" size="sm" aria-label={`View ${title} of ${when}`} onClick={onView}>
              View
            </Button>
          ) : null}
          {run.status === 'failed' || run.status === 'cancelled' ? (
            <Button
              variant="outline"
              size="sm"
              icon={icons.retry}
              aria-label={`Retry ${title} of ${when}`}
              disabled={generation.generating}
              onClick={() => generation.generate(run)}
            >
              Retry
            </Button>
          ) : null}
        </Inline>
      </div>
      {isUnfinished(run) ? (
        <RunningReport run={run} label="Progress" cancelLabel={`Cancel ${title} of ${when}`} generation={generation} />
      ) : null}
      {run.error ? <Text tone="bad">{run.error}</Text> : null}
    </Stack>
  );
}

function SampleReports() {
  return (
    <CardList
      label="Recent Reports"
      look="rows"
      items={SAMPLE_REPORTS}
      itemKey={({ title }) => title}
      emptyText=""
      render={({ title, when }) => (
        <Inline justify="between" gap={3}>
          <TwoLines primary={title} secondary={when} />
          <Badge tone="neutral" icon={false}>
            Sample
          </Badge>
        </Inline>
      )}
    />
  );
}

import { REPORT_RANGE_LABELS, REPORT_RANGES } from '@fsvp/contracts/reports/report';
import { Columns, DateInput, Field, Select } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import type { ReportSettings, SettingsProblems } from './report-settings.values.js';
import type { reportsUrl } from './reports.url.js';

interface DateRangeFieldsProps {
  settings: ReportSettings;
  problems: SettingsProblems;
  setState: SetUrlState<typeof reportsUrl>;
}

const rangeOptions = REPORT_RANGES.map((value) => ({ value, label: REPORT_RANGE_LABELS[value] }));

export function DateRangeFields({ settings: { range, dateFrom, dateTo }, problems, setState }: DateRangeFieldsProps) {
  return (
    <>
      <Field label="Date Range">
        {(control) => (
          <Select
            {...control}
            value={range}
            options={rangeOptions}
            onChange={(next) => setState({ range: next }, 'replace')}
          />
        )}
      </Field>
      {range === 'custom' ? (
        <Columns>
          <Field label="Start Date" required error={problems.dateFrom}>
            {(control) => (
              <DateInput
                {...control}
                value={dateFrom}
                onChange={(day) => setState({ from: day ?? undefined }, 'replace')}
              />
            )}
          </Field>
          <Field label="End Date" required error={problems.dateTo}>
            {(control) => (
              <DateInput
                {...control}
                value={dateTo}
                onChange={(day) => setState({ to: day ?? undefined }, 'replace')}
              />
            )}
          </Field>
        </Columns>
      ) : null}
    </>
  );
}

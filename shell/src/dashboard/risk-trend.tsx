import { RISK_TREND_PERIODS, type RiskTrendDays } from '@fsvp/contracts/suppliers/dashboard-figures';
import { SegmentedControl } from '@fsvp/ui';
import { urlChoice, useUrlState } from '@fsvp/web-kit';
import { RiskTrendChart } from './risk-trend-chart.js';

const options = RISK_TREND_PERIODS.map(({ days, label }) => ({ value: String(days), label }));
const url = { trend: urlChoice(options.map(({ value }) => value)) };

/** The trend of the risk levels over a period, which is kept in the URL. */
export function RiskTrend() {
  const [{ trend = options[0]!.value }, setUrl] = useUrlState(url);
  return (
    <div className="flex min-w-0 flex-col gap-4 border-t border-divider pt-4">
      <div>
        <SegmentedControl
          label="Period"
          value={trend}
          options={options}
          onChange={(next) => setUrl({ trend: next === options[0]!.value ? undefined : next }, 'replace')}
        />
      </div>
      <RiskTrendChart days={trend as `${RiskTrendDays}`} />
    </div>
  );
}

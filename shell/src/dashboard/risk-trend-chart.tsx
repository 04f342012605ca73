import { getRiskTrend } from '@fsvp/contracts/catalogue/dashboard';
import { RISK_TREND_PERIODS, type RiskTrendDays } from '@fsvp/contracts/suppliers/dashboard-figures';
import { ErrorState, formatDateRange } from '@fsvp/ui';
import { LineChart } from '@fsvp/ui/line-chart';
import { errorText, useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { RISK_SERIES } from './risk-levels.js';
import { TREND_HEIGHT, TrendLoading } from './trend-loading.js';

const STARTS_TODAY = 'The trend starts today. The chart appears as soon as there are two days to compare.';

export function RiskTrendChart({ days }: { days: `${RiskTrendDays}` }) {
  const trend = useApiQuery(getRiskTrend, { query: { days } }, { placeholderData: keepPreviousData });
  const label = RISK_TREND_PERIODS.find((period) => String(period.days) === days)?.label;

  // The chart renders in the background, so that the page stays responsive.
  const deferred = useDeferredValue(trend.data);

  if (trend.isError) {
    return (
      <div style={{ minHeight: TREND_HEIGHT }} className="flex flex-col justify-center">
        <ErrorState
          title="The risk trend could not be loaded"
          message={errorText(trend.error)}
          onRetry={() => void trend.refetch()}
        />
      </div>
    );
  }
  if (!deferred) return <TrendLoading />;
  const { snapshots } = deferred;
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  return (
    <LineChart
      title="Risk trend"
      subtitle={`Suppliers by risk level, ${first && last && first !== last ? formatDateRange(first.day, last.day) : label}`}
      points={snapshots}
      series={RISK_SERIES}
      emptyText={STARTS_TODAY}
      fileName={`risk-trend-${days}-days`}
      busy={trend.isPlaceholderData || deferred !== trend.data}
    />
  );
}

import { RISK_TREND_PERIODS, type RiskTrendDays } from '@fsvp/contracts/dashboard';
import { SegmentedControl } from '@fsvp/ui';
import { forgetFailures, lazyComponent, urlChoice, useUrlState } from '@fsvp/web-kit';
import { Component, Suspense, type ReactNode } from 'react';
import { PartUnavailable } from './part-unavailable.js';
import { TrendLoading } from './trend-loading.js';

const options = RISK_TREND_PERIODS.map(({ days, label }) => ({ value: String(days), label }));
const url = { trend: urlChoice(options.map(({ value }) => value)) };

/** Loaded on demand: the first render of the page does not need it. */
const RiskTrendChart = lazyComponent(() => import(/* webpackChunkName: "risk-trend" */ './risk-trend-chart.js'));

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
      <TrendBoundary>
        <Suspense fallback={<TrendLoading />}>
          <RiskTrendChart days={trend as `${RiskTrendDays}`} />
        </Suspense>
      </TrendBoundary>
    </div>
  );
}

/** The chart's files may fail to load; the figures above it are shown anyway. */
class TrendBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => {
    forgetFailures();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <PartUnavailable subject="The risk trend" onRetry={this.retry} /> : this.props.children;
  }
}

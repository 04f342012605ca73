import { RISK_TREND_PERIODS, type RiskTrendDays } from '@fsvp/contracts/dashboard';
import { SegmentedControl } from '@fsvp/ui';
import { forgetFailures, lazyComponent, urlChoice, useUrlState } from '@fsvp/web-kit';
import { Component, Suspense, type ReactNode } from 'react';
import { PartUnavailable } from './part-unavailable.js';
import { TrendLoading } from './trend-loading.js';

const options = RISK_TREND_PERIODS.map(({ days, label }) => ({ value: String(days), label }));
const url = { trend: urlChoice(options.map(({ value }) => value)) };

/** The drawing comes after the numbers: it is no part of what the page needs at first. */
const RiskTrendChart = lazyComponent(() => import(/* webpackChunkName: "risk-trend" */ './risk-trend-chart.js'));

/** How the risk levels went over a period; which one stands in the address. */
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

/** The chart's own files may be away; the numbers above it are there all the same. */
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
    return this.state.failed ? <PartUnavailable what="The risk trend" onRetry={this.retry} /> : this.props.children;
  }
}

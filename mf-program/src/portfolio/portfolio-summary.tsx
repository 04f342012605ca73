import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICT_LABELS, VERDICTS, type Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import { Card, formatNumber, Skeleton, Stack, StatGrid, Text } from '@fsvp/ui';
import { TrendChart } from './trend-chart.js';
import { VERDICT_LOOKS, VerdictIcon } from './verdict-mark.js';

const HINTS: Record<Verdict, string> = {
  not_ready: 'Open files missing a requirement that must be met before importing',
  gaps: 'Open files missing another requirement',
  expiring: 'Open files with no gaps, in which something expires soon',
  ready: 'Open files with no gaps, in which nothing expires soon',
};

interface PortfolioSummaryProps {
  portfolio: FsvpPortfolio | undefined;
  filtered: boolean;
}

/** Files by verdict, the share that is ready, and how that has changed. */
export function PortfolioSummary({ portfolio, filtered }: PortfolioSummaryProps) {
  const counts = portfolio?.counts;
  const isFolded = portfolio !== undefined && portfolio.trend.length < 2;
  return (
    <Stack gap={4}>
      <StatGrid
        label="Files by verdict"
        loading={!counts}
        cards={VERDICTS.map((verdict) => ({
          label: VERDICT_LABELS[verdict],
          value: counts?.[verdict],
          hint: HINTS[verdict],
          icon: <VerdictIcon verdict={verdict} size={20} />,
          tone: VERDICT_LOOKS[verdict].tone,
        }))}
      />
      {isFolded ? (
        <Card title="Share ready">
          <Stack gap={1}>
            <Share counts={portfolio.counts} filtered={filtered} />
            <Text as="p" tone="muted">
              The trend starts today. The chart appears as soon as there are two days to compare.
            </Text>
          </Stack>
        </Card>
      ) : (
        <Card title="Share ready" description="Now, and for all open files at the end of each of the last 90 days">
          <div className="program:grid program:items-start program:gap-x-8 program:gap-y-4 program:lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
            {counts ? <Share counts={counts} filtered={filtered} /> : <Skeleton shape="stat" />}
            {portfolio ? <TrendChart days={portfolio.trend} /> : <Skeleton shape="block" />}
          </div>
        </Card>
      )}
    </Stack>
  );
}

function Share({ counts, filtered }: { counts: VerdictCounts; filtered: boolean }) {
  const total = VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
  const { ready, expiring } = counts;
  const whole = `${formatNumber(total)} open ${total === 1 ? 'file' : 'files'}${filtered ? ' that match these filters' : ''}`;
  return (
    <Stack gap={1}>
      <Text size="stat">{`${total ? Math.floor((100 * ready) / total) : 0}%`}</Text>
      <Text as="p" tone="muted">
        {`${formatNumber(ready)} of ${whole} ${ready === 1 ? 'is' : 'are'} ready.`}
        {expiring
          ? ` ${formatNumber(expiring)} more ${expiring === 1 ? 'has' : 'have'} no gaps, but something expires soon.`
          : ''}
      </Text>
    </Stack>
  );
}

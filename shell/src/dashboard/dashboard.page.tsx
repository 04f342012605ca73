import { getDashboardStats, type DashboardStats } from '@fsvp/contracts/dashboard';
import { Card, EmptyState, ErrorState, Stack, useFrames } from '@fsvp/ui';
import { errorText, useApiQuery, usePageTitle } from '@fsvp/web-kit';
import { useDeferredValue } from 'react';
import { ScreenLoading } from '../modules/screen-loading.js';
import { ActiveActionsCard } from './active-actions.card.js';
import { RecentSuppliersCard, useRecentSuppliers } from './recent-suppliers.card.js';
import { RiskOverviewCard } from './risk-overview.card.js';
import { StatCards } from './stat-cards.js';
import { UpcomingVerificationsCard } from './upcoming-verifications.card.js';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const stats = useApiQuery(getDashboardStats, {});
  const recent = useRecentSuppliers();
  const retry = () => void stats.refetch();

  const heading = <h1 className="sr-only">Dashboard</h1>;
  // The numbers are drawn in slices between which the page answers.
  const drawn = useDeferredValue(!stats.isPending);
  if (!drawn || stats.isPending) {
    return (
      <>
        {heading}
        <ScreenLoading />
      </>
    );
  }
  const numbers = stats.isError ? undefined : stats.data;
  return (
    <>
      {heading}
      {stats.isError ? (
        <Card>
          <ErrorState
            title="The dashboard's numbers could not be loaded"
            message={errorText(stats.error)}
            onRetry={retry}
          />
        </Card>
      ) : null}
      {!stats.isError && !numbers ? (
        <Card>
          <EmptyState text="No dashboard data available" />
        </Card>
      ) : null}
      {numbers ? <StatCards stats={numbers} onRetry={retry} /> : null}
      {/* Beside the sidebar two columns need more room than elsewhere. */}
      <div className={`grid grid-cols-1 items-start gap-4 *:min-w-0 ${numbers ? 'min-[1100px]:grid-cols-2' : ''}`}>
        <Stack gap={4}>
          {numbers ? <RiskOverviewCard stats={numbers} onRetry={retry} /> : null}
          <RecentSuppliersCard recent={recent} />
        </Stack>
        {numbers ? <DueCards stats={numbers} onRetry={retry} /> : null}
      </div>
    </>
  );
}

/** What is due comes a frame after the rest: a frame with both is a long task. */
function DueCards({ stats, onRetry }: { stats: DashboardStats; onRetry: () => void }) {
  if (useFrames(2) < 2) return null;
  return (
    <Stack gap={4}>
      <UpcomingVerificationsCard items={stats.upcomingVerifications} onRetry={onRetry} />
      <ActiveActionsCard items={stats.activeCorrectiveActions} onRetry={onRetry} />
    </Stack>
  );
}

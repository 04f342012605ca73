import { getDashboardStats } from '@fsvp/contracts/dashboard';
import { Card, Columns, EmptyState, ErrorState } from '@fsvp/ui';
import { errorText, useApiQuery, usePageTitle } from '@fsvp/web-kit';
import { ScreenLoading } from '../modules/screen-loading.js';
import { ActiveActionsCard } from './active-actions.card.js';
import { RecentSuppliersCard } from './recent-suppliers.card.js';
import { RiskOverviewCard } from './risk-overview.card.js';
import { StatCards } from './stat-cards.js';
import { UpcomingVerificationsCard } from './upcoming-verifications.card.js';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const stats = useApiQuery(getDashboardStats, {});
  const retry = () => void stats.refetch();

  if (stats.isPending) return <ScreenLoading />;
  const { data } = stats;
  return (
    <>
      <h1 className="sr-only">Dashboard</h1>
      {stats.isError ? (
        <Card>
          <ErrorState title="The dashboard's numbers could not be loaded" message={errorText(stats.error)} onRetry={retry} />
        </Card>
      ) : null}
      {!stats.isError && !data ? (
        <Card>
          <EmptyState text="No dashboard data available" />
        </Card>
      ) : null}
      {data && !stats.isError ? (
        <>
          <StatCards stats={data} onRetry={retry} />
          <Columns count={2}>
            <RiskOverviewCard stats={data} onRetry={retry} />
            <UpcomingVerificationsCard items={data.upcomingVerifications} onRetry={retry} />
          </Columns>
        </>
      ) : null}
      <Columns count={2}>
        <RecentSuppliersCard />
        {data && !stats.isError ? <ActiveActionsCard items={data.activeCorrectiveActions} onRetry={retry} /> : null}
      </Columns>
    </>
  );
}

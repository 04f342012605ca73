import { getDashboardStats } from '@fsvp/contracts/catalogue/dashboard';
import { Card, EmptyState, ErrorState, Stack } from '@fsvp/ui';
import { errorText, ExtensionPoint, useApiQuery, usePageTitle } from '@fsvp/web-kit';
import { useDeferredValue } from 'react';
import { ScreenLoading } from '../modules/screen-loading.js';
import { useFirstScreenLoaded } from '../modules/when-idle.js';
import { ActiveActionsCard } from './active-actions.card.js';
import { FirstStepsCard } from './first-steps.card.js';
import { RecentSuppliersCard, useRecentSuppliers } from './recent-suppliers.card.js';
import { RiskOverviewCard } from './risk-overview.card.js';
import { StatCards } from './stat-cards.js';
import { UpcomingVerificationsCard } from './upcoming-verifications.card.js';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const stats = useApiQuery(getDashboardStats, {});
  const recent = useRecentSuppliers();
  const isLoaded = useFirstScreenLoaded();
  const retry = () => void stats.refetch();

  const heading = <h1 className="sr-only print:not-sr-only print:text-title">Dashboard</h1>;
  // Renders in the background, so that the page stays responsive.
  const ready = useDeferredValue(!stats.isPending);
  if (!ready || stats.isPending) {
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
          <ErrorState title="The dashboard could not be loaded" message={errorText(stats.error)} onRetry={retry} />
        </Card>
      ) : null}
      {!stats.isError && !numbers ? (
        <Card>
          <EmptyState text="No dashboard data available" />
        </Card>
      ) : null}
      {numbers ? <FirstStepsCard totalSuppliers={numbers.totalSuppliers} /> : null}
      {numbers ? <StatCards stats={numbers} onRetry={retry} /> : null}
      {/* Beside the sidebar, two columns need a wider breakpoint. */}
      <div className={`grid grid-cols-1 items-start gap-4 *:min-w-0 ${numbers ? 'min-[1100px]:grid-cols-2' : ''}`}>
        <Stack gap={4}>
          {numbers ? <RiskOverviewCard stats={numbers} onRetry={retry} /> : null}
          <RecentSuppliersCard recent={recent} />
        </Stack>
        {numbers ? (
          <Stack gap={4}>
            <UpcomingVerificationsCard items={numbers.upcomingVerifications} onRetry={retry} />
            <ActiveActionsCard items={numbers.activeCorrectiveActions} onRetry={retry} />
          </Stack>
        ) : null}
      </div>
      {isLoaded ? <ExtensionPoint name="dashboard" props={{}} /> : null}
    </>
  );
}

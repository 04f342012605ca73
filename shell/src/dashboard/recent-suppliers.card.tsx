import { DASHBOARD_CAPS } from '@fsvp/contracts/catalogue/dashboard';
import { DASHBOARD_STATUS_LABELS, type SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { Badge, Card, CardList, formatRelativeTime, type Tone } from '@fsvp/ui';
import { errorText, hrefs, useApiQuery } from '@fsvp/web-kit';
import { DashboardRow } from './dashboard-row.js';
import { ViewAll } from './view-all.js';

const tones: Partial<Record<SupplierStatus, Tone>> = { approved: 'green', pending: 'yellow', rejected: 'red' };
const SKELETON_ROWS = 3;

/** The newest suppliers, requested in parallel with the dashboard's figures. */
export function useRecentSuppliers() {
  return useApiQuery(listSuppliers, { query: { limit: DASHBOARD_CAPS.suppliers, offset: 0 } });
}

export function RecentSuppliersCard({ recent }: { recent: ReturnType<typeof useRecentSuppliers> }) {
  return (
    <Card title="Recent Supplier Activity" actions={<ViewAll href={hrefs.suppliers()} subject="suppliers" />} flush>
      <CardList
        look="rows"
        label="Recent Supplier Activity"
        items={recent.data?.suppliers}
        itemKey={(supplier) => supplier.id}
        loading={recent.isPending}
        skeletonRows={SKELETON_ROWS}
        emptyText="No recent supplier activity"
        error={
          recent.isError
            ? {
                title: 'The suppliers could not be loaded',
                message: errorText(recent.error),
                onRetry: () => void recent.refetch(),
              }
            : undefined
        }
        render={({ id, name, city, country, status, createdAt }) => (
          <DashboardRow
            title={name}
            href={hrefs.supplier(id)}
            detail={[city, country].filter(Boolean).join(', ')}
            badge={<Badge tone={tones[status] ?? 'neutral'}>{DASHBOARD_STATUS_LABELS[status] ?? status}</Badge>}
            note={formatRelativeTime(createdAt, 'Recently added')}
          />
        )}
      />
    </Card>
  );
}

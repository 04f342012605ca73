import { DASHBOARD_CAPS } from '@fsvp/contracts/dashboard';
import { DASHBOARD_STATUS_LABELS, listSuppliers, type SupplierStatus } from '@fsvp/contracts/supplier';
import { Badge, Card, CardList, formatRelativeTime, TextLink, type Tone } from '@fsvp/ui';
import { errorText, hrefs, useApiQuery } from '@fsvp/web-kit';
import { ViewAll } from './view-all.js';

const tones: Partial<Record<SupplierStatus, Tone>> = { approved: 'green', pending: 'yellow', rejected: 'red' };
const SKELETON_ROWS = 3;

export function RecentSuppliersCard() {
  const recent = useApiQuery(listSuppliers, { query: { limit: DASHBOARD_CAPS.suppliers, offset: 0 } });
  return (
    <Card title="Recent Supplier Activity" actions={<ViewAll href={hrefs.suppliers()} what="suppliers" />} flush>
      <CardList
        look="rows"
        label="Recent Supplier Activity"
        items={recent.data?.suppliers}
        itemKey={(supplier) => supplier.id}
        loading={recent.isPending}
        skeletonRows={SKELETON_ROWS}
        emptyText="No recent supplier activity"
        error={recent.isError ? { title: 'The suppliers could not be loaded', message: errorText(recent.error), onRetry: () => void recent.refetch() } : undefined}
        render={({ id, name, city, country, status, createdAt }) => (
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="flex min-w-0 flex-col">
              <TextLink href={hrefs.supplier(id)}>{name}</TextLink>
              <span className="text-muted">{[city, country].filter(Boolean).join(', ')}</span>
            </div>
            <div className="flex flex-col items-end gap-1">
              <Badge tone={tones[status] ?? 'neutral'}>{DASHBOARD_STATUS_LABELS[status] ?? status}</Badge>
              <span className="text-meta text-muted">{formatRelativeTime(createdAt, 'Recently added')}</span>
            </div>
          </div>
        )}
      />
    </Card>
  );
}

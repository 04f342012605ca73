import { DASHBOARD_CAPS, type DashboardStats } from '@fsvp/contracts/dashboard';
import { ACTION_PRIORITY_LABELS, type ActionPriority } from '@fsvp/contracts/corrective-action';
import { Badge, Card, CardList, formatDate, TextLink, type Tone } from '@fsvp/ui';
import { hrefs } from '@fsvp/web-kit';
import { PartUnavailable } from './part-unavailable.js';
import { ViewAll } from './view-all.js';

const tones: Record<ActionPriority, Tone> = { critical: 'red-solid', high: 'red', medium: 'yellow', low: 'blue' };

export function ActiveActionsCard({ items, onRetry }: { items: DashboardStats['activeCorrectiveActions']; onRetry: () => void }) {
  return (
    <Card title="Active Corrective Actions" actions={<ViewAll href={hrefs.correctiveActions()} what="corrective actions" />} flush>
      {items ? (
        <CardList
          look="rows"
          label="Active Corrective Actions"
          items={items.slice(0, DASHBOARD_CAPS.actions)}
          itemKey={(item) => item.id}
          emptyText="No active corrective actions"
          render={({ id, title, priority, supplierName, dueDate }) => (
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <div className="flex min-w-0 flex-col">
                <TextLink href={hrefs.correctiveAction(id)}>{title}</TextLink>
                <span className="text-muted">Supplier: {supplierName ?? 'Unknown'}</span>
              </div>
              <div className="flex flex-col items-end gap-1">
                <Badge tone={tones[priority] ?? 'neutral'}>{ACTION_PRIORITY_LABELS[priority] ?? priority}</Badge>
                <span className="text-meta text-muted">Due: {formatDate(dueDate)}</span>
              </div>
            </div>
          )}
        />
      ) : (
        <PartUnavailable what="The corrective actions" onRetry={onRetry} />
      )}
    </Card>
  );
}

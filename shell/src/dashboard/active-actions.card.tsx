import { DASHBOARD_CAPS, type DashboardStats } from '@fsvp/contracts/catalogue/dashboard';
import { ACTION_PRIORITY_LABELS, actionOverdue, type ActionPriority } from '@fsvp/contracts/quality/action-status';
import { Badge, Card, CardList, formatDate, Text, type Tone } from '@fsvp/ui';
import { hrefs } from '@fsvp/web-kit';
import { DashboardRow } from './dashboard-row.js';
import { PartUnavailable } from './part-unavailable.js';
import { ViewAll } from './view-all.js';

const tones: Record<ActionPriority, Tone> = { critical: 'red-solid', high: 'red', medium: 'yellow', low: 'blue' };

export function ActiveActionsCard({
  items,
  onRetry,
}: {
  items: DashboardStats['activeCorrectiveActions'];
  onRetry: () => void;
}) {
  return (
    <Card
      title="Active Corrective Actions"
      actions={<ViewAll href={hrefs.correctiveActions()} subject="corrective actions" />}
      flush
    >
      {items ? (
        <CardList
          look="rows"
          label="Active Corrective Actions"
          items={items.slice(0, DASHBOARD_CAPS.actions)}
          itemKey={(item) => item.id}
          emptyText="No active corrective actions"
          render={({ id, title, priority, supplierName, dueDate }) => (
            <DashboardRow
              title={title}
              href={hrefs.correctiveAction(id)}
              detail={`Supplier: ${supplierName ?? 'Unknown'}`}
              badge={<Badge tone={tones[priority] ?? 'neutral'}>{ACTION_PRIORITY_LABELS[priority] ?? priority}</Badge>}
              note={
                actionOverdue({ status: 'open', dueDate }) ? (
                  <Text size="meta" tone="bad" weight="medium">
                    <span>{`Due: ${formatDate(dueDate)}`}</span> (overdue)
                  </Text>
                ) : (
                  `Due: ${formatDate(dueDate)}`
                )
              }
            />
          )}
        />
      ) : (
        <PartUnavailable subject="The corrective actions" onRetry={onRetry} />
      )}
    </Card>
  );
}

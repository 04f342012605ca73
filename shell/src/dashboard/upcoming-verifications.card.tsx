import { DASHBOARD_CAPS, type DashboardStats } from '@fsvp/contracts/catalogue/dashboard';
import { dueBadge, dueText, VERIFICATION_TYPE_LABELS, type DueBadge } from '@fsvp/contracts/quality/verification';
import { Badge, Card, CardList, formatDate, type Tone } from '@fsvp/ui';
import { hrefs, UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { DashboardRow } from './dashboard-row.js';
import { PartUnavailable } from './part-unavailable.js';
import { ViewAll } from './view-all.js';

const tones: Record<DueBadge, Tone> = { Overdue: 'red', 'Due Soon': 'yellow', Scheduled: 'blue' };

export function UpcomingVerificationsCard({
  items,
  onRetry,
}: {
  items: DashboardStats['upcomingVerifications'];
  onRetry: () => void;
}) {
  return (
    <Card
      title="Upcoming Verifications"
      actions={<ViewAll href={hrefs.verifications()} subject="verifications" />}
      flush
    >
      {items ? (
        <CardList
          look="rows"
          label="Upcoming Verifications"
          items={items.slice(0, DASHBOARD_CAPS.verifications)}
          itemKey={(item) => item.id}
          emptyText="No upcoming verifications"
          render={({ id, title, type, supplierName, dueDate }) => {
            const badge = dueBadge(dueDate);
            return (
              <DashboardRow
                title={title}
                href={hrefs.verification(id)}
                detail={
                  <>
                    <span>{VERIFICATION_TYPE_LABELS[type] ?? type}</span> · {supplierName ?? UNKNOWN_SUPPLIER}
                  </>
                }
                badge={<Badge tone={tones[badge]}>{badge}</Badge>}
                note={dueText(dueDate) ?? formatDate(dueDate)}
              />
            );
          }}
        />
      ) : (
        <PartUnavailable subject="The upcoming verifications" onRetry={onRetry} />
      )}
    </Card>
  );
}

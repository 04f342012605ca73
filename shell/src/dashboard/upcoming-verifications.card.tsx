import { DASHBOARD_CAPS, type DashboardStats } from '@fsvp/contracts/dashboard';
import { dueBadge, dueText, VERIFICATION_TYPE_LABELS, type DueBadge } from '@fsvp/contracts/verification';
import { Badge, Card, CardList, formatDate, TextLink, type Tone } from '@fsvp/ui';
import { hrefs } from '@fsvp/web-kit';
import { PartUnavailable } from './part-unavailable.js';
import { ViewAll } from './view-all.js';

const tones: Record<DueBadge, Tone> = { Overdue: 'red', 'Due Soon': 'yellow', Scheduled: 'blue' };

export function UpcomingVerificationsCard({ items, onRetry }: { items: DashboardStats['upcomingVerifications']; onRetry: () => void }) {
  return (
    <Card title="Upcoming Verifications" actions={<ViewAll href={hrefs.verifications()} what="verifications" />} flush>
      {items ? (
        <CardList
          look="rows"
          label="Upcoming Verifications"
          items={items.slice(0, DASHBOARD_CAPS.verifications)}
          itemKey={(item) => item.id}
          emptyText="No upcoming verifications"
          render={({ id, title, type, dueDate }) => {
            const badge = dueBadge(dueDate);
            return (
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <div className="flex min-w-0 flex-col">
                  <TextLink href={hrefs.verification(id)}>{title}</TextLink>
                  <span className="text-muted">{VERIFICATION_TYPE_LABELS[type] ?? type}</span>
                </div>
                <div className="flex flex-col items-end gap-1">
                  <Badge tone={tones[badge]}>{badge}</Badge>
                  <span className="text-meta text-muted">{dueText(dueDate) ?? formatDate(dueDate)}</span>
                </div>
              </div>
            );
          }}
        />
      ) : (
        <PartUnavailable what="The upcoming verifications" onRetry={onRetry} />
      )}
    </Card>
  );
}

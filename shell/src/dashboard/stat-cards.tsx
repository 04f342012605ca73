import { DASHBOARD_CARDS, type DashboardStats } from '@fsvp/contracts/catalogue/dashboard';
import { Card, StatGrid, type Tone } from '@fsvp/ui';
import { hrefs } from '@fsvp/web-kit';
import { CircleCheck, CircleX, ClockAlert, Factory, type LucideIcon } from 'lucide-react';
import { PartUnavailable } from './part-unavailable.js';

type CardName = keyof typeof DASHBOARD_CARDS;

/** `href` is the list of what the card counts. */
const looks: Record<CardName, { Icon: LucideIcon; tone: Tone; href: string }> = {
  totalSuppliers: { Icon: Factory, tone: 'blue', href: hrefs.suppliers() },
  compliantSuppliers: { Icon: CircleCheck, tone: 'green', href: hrefs.suppliers({ compliance: 'compliant' }) },
  pendingVerification: { Icon: ClockAlert, tone: 'yellow', href: hrefs.suppliers({ status: 'pending' }) },
  nonCompliant: { Icon: CircleX, tone: 'red', href: hrefs.suppliers({ compliance: 'non_compliant' }) },
};

/** The first number is the total of the other three, as the tooltips explain (spec-map: derived-1, derived-2). */
export function StatCards({ stats, onRetry }: { stats: DashboardStats; onRetry: () => void }) {
  if (stats.totalSuppliers === null) {
    return (
      <Card>
        <PartUnavailable subject="The supplier counts" onRetry={onRetry} />
      </Card>
    );
  }
  return (
    <StatGrid
      label="Suppliers by compliance"
      cards={(Object.keys(DASHBOARD_CARDS) as CardName[]).map((name) => {
        const { Icon, tone, href } = looks[name];
        const { label, hint } = DASHBOARD_CARDS[name];
        return { label, hint, href, tone, value: stats[name] ?? 0, icon: <Icon size={20} strokeWidth={1.75} /> };
      })}
    />
  );
}

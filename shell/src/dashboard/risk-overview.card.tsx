import { share, type DashboardStats } from '@fsvp/contracts/catalogue/dashboard';
import { RISK_LEVEL_LABELS, type RiskLevel } from '@fsvp/contracts/suppliers/supplier';
import { Card, formatNumber } from '@fsvp/ui';
import { Link, hrefs } from '@fsvp/web-kit';
import { CircleCheck, ClockAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import { PartUnavailable } from './part-unavailable.js';
import { RISK_ORDER } from './risk-levels.js';
import { RiskTrend } from './risk-trend.js';

const looks: Record<RiskLevel, { Icon: LucideIcon; box: string; bar: string }> = {
  high: { Icon: TriangleAlert, box: 'bg-red-fill text-red-ink', bar: 'bg-red-icon' },
  medium: { Icon: ClockAlert, box: 'bg-yellow-fill text-yellow-ink', bar: 'bg-yellow-icon' },
  low: { Icon: CircleCheck, box: 'bg-green-fill text-green-ink', bar: 'bg-green-icon' },
};

/** The number and share of suppliers per risk level, and the trend. */
export function RiskOverviewCard({ stats, onRetry }: { stats: DashboardStats; onRetry: () => void }) {
  const { riskDistribution, totalSuppliers } = stats;
  return (
    <Card title="Risk Assessment Overview">
      <div className="flex flex-col gap-4">
        {riskDistribution ? (
          <ul className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-3">
            {RISK_ORDER.map((level) => {
              const { Icon, box, bar } = looks[level];
              const percent = share(riskDistribution[level], totalSuppliers ?? 0);
              return (
                <li key={level} className={`relative flex min-w-0 flex-col gap-1 rounded-card p-4 ${box}`}>
                  <span className="flex items-center gap-1.5 text-label">
                    <Icon aria-hidden size={16} strokeWidth={2} className="shrink-0" />
                    <Link
                      href={hrefs.suppliers({ riskLevel: level })}
                      className="after:absolute after:inset-0 after:rounded-card"
                    >
                      {RISK_LEVEL_LABELS[level]}
                    </Link>
                  </span>
                  <span className="text-stat tabular-nums">{formatNumber(riskDistribution[level])}</span>
                  <span className="text-meta">{percent}% of suppliers</span>
                  <span aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-surface">
                    <span className={`block h-full rounded-full ${bar}`} style={{ width: `${percent}%` }} />
                  </span>
                </li>
              );
            })}
          </ul>
        ) : (
          <PartUnavailable subject="The risk levels" onRetry={onRetry} />
        )}
        <RiskTrend />
      </div>
    </Card>
  );
}

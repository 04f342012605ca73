import { EXPIRES_SOON_DAYS, type listDocuments } from '@fsvp/contracts/document';
import type { ResponseOf } from '@fsvp/contracts/call';
import { formatNumber, StatCard, StatGrid } from '@fsvp/ui';
import { icons } from './document.icons.js';

type Counts = ResponseOf<typeof listDocuments>['counts'];

/** Counts over all documents, regardless of filters; a dash if they could not be loaded. */
export function DocumentStats({ counts, loading }: { counts: Counts | undefined; loading: boolean }) {
  const show = (count: number | undefined) => (count === undefined ? '—' : formatNumber(count));
  return (
    <StatGrid label="Documents by expiry">
      <StatCard label="Total Documents" value={show(counts?.total)} icon={icons.documents} loading={loading} />
      <StatCard
        label="Valid"
        value={show(counts?.valid)}
        icon={icons.valid}
        tone="green"
        loading={loading}
        hint="Documents that don't expire soon, or have no expiry date."
      />
      <StatCard
        label="Expires Soon"
        value={show(counts?.expiresSoon)}
        icon={icons.expiresSoon}
        tone="yellow"
        loading={loading}
        hint={`Documents that expire today or within ${EXPIRES_SOON_DAYS} days.`}
      />
      <StatCard
        label="Expired"
        value={show(counts?.expired)}
        icon={icons.expired}
        tone="red"
        loading={loading}
        hint="Documents with an expiry date before today."
      />
    </StatGrid>
  );
}

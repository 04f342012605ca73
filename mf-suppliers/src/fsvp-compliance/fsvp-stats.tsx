import { Card, ErrorState, formatNumber, StatCard, StatGrid } from '@fsvp/ui';
import { hrefs, loadError } from '@fsvp/web-kit';
import { icons } from '../shared/icons.js';
import { useFsvpSummary } from './api/get-fsvp-summary.js';

export function FsvpStats() {
  const summary = useFsvpSummary();
  const failure = loadError(summary, 'The FSVP counts could not be loaded');
  if (failure) {
    return (
      <Card>
        <ErrorState {...failure} />
      </Card>
    );
  }
  const { data } = summary;
  const text = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));
  const loading = data === undefined;
  return (
    <StatGrid label="FSVP summary">
      <StatCard
        label="Compliant"
        value={text(data?.compliant)}
        loading={loading}
        icon={icons.compliant}
        tone="green"
        href={hrefs.fsvpCompliance({ fsvpStatus: 'compliant' })}
      />
      <StatCard
        label="Due Soon"
        value={text(data?.dueSoon)}
        loading={loading}
        icon={icons.dueSoon}
        tone="yellow"
        href={hrefs.fsvpCompliance({ fsvpStatus: 'due_soon' })}
      />
      <StatCard
        label="Overdue"
        value={text(data?.overdue)}
        loading={loading}
        icon={icons.overdue}
        tone="red"
        href={hrefs.fsvpCompliance({ fsvpStatus: 'overdue' })}
      />
      <StatCard
        label="Total FSVP"
        value={text(data?.total)}
        loading={loading}
        icon={icons.total}
        tone="blue"
        hint="All suppliers for which FSVP is required"
      />
    </StatGrid>
  );
}

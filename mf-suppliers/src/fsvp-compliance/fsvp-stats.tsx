import { Card, ErrorState, StatGrid } from '@fsvp/ui';
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
  return (
    <StatGrid
      label="FSVP summary"
      loading={data === undefined}
      cards={[
        {
          label: 'Compliant',
          value: data?.compliant,
          icon: icons.compliant,
          tone: 'green',
          href: hrefs.fsvpCompliance({ fsvpStatus: 'compliant' }),
        },
        {
          label: 'Due Soon',
          value: data?.dueSoon,
          icon: icons.dueSoon,
          tone: 'yellow',
          href: hrefs.fsvpCompliance({ fsvpStatus: 'due_soon' }),
        },
        {
          label: 'Overdue',
          value: data?.overdue,
          icon: icons.overdue,
          tone: 'red',
          href: hrefs.fsvpCompliance({ fsvpStatus: 'overdue' }),
        },
        {
          label: 'Total FSVP',
          value: data?.total,
          icon: icons.total,
          tone: 'blue',
          hint: 'All suppliers for which FSVP is required',
        },
      ]}
    />
  );
}

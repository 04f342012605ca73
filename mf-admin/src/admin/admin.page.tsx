import { PageHeader, Stack } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';
import { FailedEvents } from '../failed-events/failed-events.js';

export function AdminPage() {
  usePageTitle('Administration');
  return (
    <Stack gap={6}>
      <PageHeader title="Administration" subtitle="What the suite needs a person to decide" />
      <FailedEvents />
    </Stack>
  );
}

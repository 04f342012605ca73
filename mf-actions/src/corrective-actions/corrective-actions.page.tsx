import { PageHeader } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function CorrectiveActionsPage() {
  usePageTitle('Corrective Actions');
  return <PageHeader title="Corrective Actions" subtitle="Manage corrective and preventive actions for supplier non-conformances" />;
}

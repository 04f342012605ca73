import { PageHeader } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function VerificationsPage() {
  usePageTitle('Verifications');
  return <PageHeader title="Verifications" subtitle="Schedule and track supplier verification activities and audits" />;
}

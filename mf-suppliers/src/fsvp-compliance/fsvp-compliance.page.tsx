import { PageHeader } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function FsvpCompliancePage() {
  usePageTitle('FSVP Compliance');
  return <PageHeader title="FSVP Compliance" subtitle="Track supplier verification schedules under the Foreign Supplier Verification Program" />;
}

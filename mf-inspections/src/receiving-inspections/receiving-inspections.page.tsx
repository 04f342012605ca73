import { PageHeader } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function ReceivingInspectionsPage() {
  usePageTitle('Receiving Inspections');
  return <PageHeader title="Receiving Inspections" subtitle="Track product receiving inspections with temperature checks and quality assessments" />;
}

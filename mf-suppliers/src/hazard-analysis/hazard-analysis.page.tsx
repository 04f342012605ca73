import { PageHeader } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function HazardAnalysisPage() {
  usePageTitle('Hazard Analysis');
  return <PageHeader title="Hazard Analysis" subtitle="Identify and rate the hazards of supplied foods" />;
}

import { PageHeader } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function ReportsPage() {
  usePageTitle('Reports & Analytics');
  return <PageHeader title="Reports &amp; Analytics" subtitle="Generate compliance reports and analyze supplier performance data" />;
}

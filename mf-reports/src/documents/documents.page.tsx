import { PageHeader } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function DocumentsPage() {
  usePageTitle('Document Management');
  return <PageHeader title="Document Management" subtitle="Manage supplier documents, certificates, and compliance records" />;
}

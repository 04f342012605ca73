import { PageHeader } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function SuppliersPage() {
  usePageTitle('Suppliers');
  return <PageHeader title="Suppliers" subtitle="Manage your supplier database and FSVP compliance" />;
}

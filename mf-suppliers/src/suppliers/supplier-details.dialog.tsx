import type { Supplier } from '@fsvp/contracts/supplier';
import { Button, DescriptionList, Dialog, ErrorState, formatDate, Inline, Section, Spinner, Stack, Text, TextLink, useLast } from '@fsvp/ui';
import { hrefs, loadError } from '@fsvp/web-kit';
import { icons } from '../shared/icons.js';
import { useSupplier } from './api/get-supplier.js';
import { EmailLink, PhoneLink } from './contact-links.js';
import { FsvpBadge, RiskBadge, SupplierStatusBadge } from './supplier-badges.js';
import { monthsText } from './supplier-text.js';

interface SupplierDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** What the list has of it. */
  known: Supplier | undefined;
  onClose: () => void;
  onEdit: (supplier: Supplier) => void;
  onDelete: (supplier: Supplier) => void;
}

export function SupplierDetailsDialog({ id, known, ...props }: SupplierDetailsDialogProps) {
  const shown = useLast(id);
  return shown ? <ShownSupplier id={shown} open={id !== undefined} known={known} {...props} /> : null;
}

type ShownSupplierProps = SupplierDetailsDialogProps & { id: string; open: boolean };

function ShownSupplier({ id, open, known, onClose, onEdit, onDelete }: ShownSupplierProps) {
  const query = useSupplier(id, { known, enabled: open });
  const supplier = query.data;
  const failure = loadError(query, 'The supplier could not be loaded');
  const close = (next: boolean) => {
    if (!next) onClose();
  };
  const buttons = supplier ? (
    <>
      <Button variant="ghost" onClick={() => onDelete(supplier)} icon={icons.remove}>
        Delete
      </Button>
      <Button onClick={() => onEdit(supplier)} icon={icons.edit}>
        Edit Supplier
      </Button>
    </>
  ) : undefined;
  return (
    <Dialog open={open} onOpenChange={close} title="Supplier Details" footer={buttons}>
      {supplier ? <SupplierFacts supplier={supplier} /> : failure ? <ErrorState {...failure} /> : <Spinner label="Loading…" />}
    </Dialog>
  );
}

function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const { id } = supplier;
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'Name', value: supplier.name },
          { term: 'Contact Person', value: supplier.contactPerson },
          { term: 'Email', value: supplier.email && <EmailLink address={supplier.email} /> },
          { term: 'Phone', value: supplier.phone && <PhoneLink number={supplier.phone} /> },
          { term: 'Address', value: supplier.address },
          { term: 'City', value: supplier.city },
          { term: 'State / Province', value: supplier.state },
          { term: 'Postal Code', value: supplier.postalCode },
          { term: 'Country', value: supplier.country },
          { term: 'Status', value: <SupplierStatusBadge status={supplier.status} /> },
          { term: 'Risk Level', value: <RiskBadge level={supplier.riskLevel} /> },
        ]}
      />
      <Section title="Verification" headingLevel={3}>
        <DescriptionList
          items={[
            { term: 'FSVP Compliance', value: <FsvpBadge status={supplier.fsvpStatus} /> },
            { term: 'Verification Frequency', value: monthsText(supplier.verificationFrequencyMonths) },
            { term: 'Last Verification', value: formatDate(supplier.lastVerificationDate, 'Never') },
            { term: 'Next Verification', value: formatDate(supplier.nextVerificationDate) },
          ]}
        />
      </Section>
      {supplier.notes ? (
        <Section title="Notes" headingLevel={3}>
          <Text as="p" preserveLines>
            {supplier.notes}
          </Text>
        </Section>
      ) : null}
      <Inline gap={4}>
        <TextLink href={hrefs.hazardAnalysis({ supplierId: id })}>Hazard analyses</TextLink>
        <TextLink href={hrefs.documents({ supplierId: id })}>Documents</TextLink>
      </Inline>
    </Stack>
  );
}

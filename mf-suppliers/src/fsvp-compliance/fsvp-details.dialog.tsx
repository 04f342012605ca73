import type { Supplier } from '@fsvp/contracts/supplier';
import { Button, Code, DescriptionList, Dialog, ErrorState, formatDate, LinkButton, Section, Spinner, Stack, Text, useLast } from '@fsvp/ui';
import { hrefs, loadError } from '@fsvp/web-kit';
import { icons } from '../shared/icons.js';
import { useSupplier } from '../suppliers/api/get-supplier.js';
import { EmailLink, PhoneLink } from '../suppliers/contact-links.js';
import { FsvpBadge, RiskBadge, SupplierStatusBadge } from '../suppliers/supplier-badges.js';
import { locationOf, monthsText } from '../suppliers/supplier-text.js';
import { useUpdateVerification } from './api/update-verification.js';

interface FsvpDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** What the list has of it. */
  known: Supplier | undefined;
  onClose: () => void;
}

export function FsvpDetailsDialog({ id, known, onClose }: FsvpDetailsDialogProps) {
  const shown = useLast(id);
  return shown ? <ShownSupplier id={shown} open={id !== undefined} known={known} onClose={onClose} /> : null;
}

function ShownSupplier({ id, open, known, onClose }: FsvpDetailsDialogProps & { id: string; open: boolean }) {
  const query = useSupplier(id, { known, enabled: open });
  const verification = useUpdateVerification();
  const failure = loadError(query, 'The supplier could not be loaded');
  const close = (next: boolean) => {
    if (!next) onClose();
  };
  const buttons = query.data ? (
    <>
      <LinkButton variant="outline" href={hrefs.editSupplier(id)} icon={icons.edit}>
        Edit Supplier
      </LinkButton>
      <Button loading={verification.isPending} onClick={() => verification.verifyNow(id)} icon={icons.verify}>
        Update Verification
      </Button>
    </>
  ) : undefined;
  return (
    <Dialog open={open} onOpenChange={close} title="FSVP Compliance Details" footer={buttons}>
      {query.data ? <FsvpFacts supplier={query.data} /> : failure ? <ErrorState {...failure} /> : <Spinner label="Loading…" />}
    </Dialog>
  );
}

function FsvpFacts({ supplier }: { supplier: Supplier }) {
  const program = [
    { term: 'Program', value: supplier.fsvpProgram },
    { term: 'Importer Name', value: supplier.fsvpImporterName },
    { term: 'DUNS Number', value: supplier.fsvpImporterDuns && <Code>{supplier.fsvpImporterDuns}</Code> },
    { term: 'Verification Methods', value: supplier.fsvpVerificationMethods },
    { term: 'Corrective Actions', value: supplier.fsvpCorrectiveActions },
    { term: 'Record Keeping', value: supplier.fsvpRecordKeeping },
  ].filter(({ value }) => value);
  return (
    <Stack gap={6}>
      <Section title="Supplier Information" headingLevel={3}>
        <DescriptionList
          items={[
            { term: 'Name', value: supplier.name },
            { term: 'Location', value: locationOf(supplier) },
            { term: 'Approval Status', value: <SupplierStatusBadge status={supplier.approvalStatus} /> },
            { term: 'Risk Level', value: <RiskBadge level={supplier.riskLevel} /> },
          ]}
        />
      </Section>
      <Section title="Verification Schedule" headingLevel={3}>
        <DescriptionList
          items={[
            { term: 'Status', value: <FsvpBadge status={supplier.fsvpStatus} /> },
            { term: 'Frequency', value: monthsText(supplier.verificationFrequencyMonths) },
            { term: 'Last Verification', value: formatDate(supplier.lastVerificationDate, 'Never') },
            { term: 'Next Verification', value: formatDate(supplier.nextVerificationDate) },
          ]}
        />
      </Section>
      <Section title="FSVP Program Details" headingLevel={3}>
        {program.length > 0 ? <DescriptionList columns={1} items={program} /> : <Text tone="muted">Nothing is recorded yet. Edit Supplier adds it.</Text>}
      </Section>
      <Section title="Contact Information" headingLevel={3}>
        <DescriptionList
          items={[
            { term: 'Contact Person', value: supplier.contactName },
            { term: 'Email', value: supplier.contactEmail && <EmailLink address={supplier.contactEmail} /> },
            { term: 'Phone', value: supplier.contactPhone && <PhoneLink number={supplier.contactPhone} /> },
          ]}
        />
      </Section>
    </Stack>
  );
}

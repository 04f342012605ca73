import { getSupplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, DescriptionList, Section, Stack } from '@fsvp/ui';
import { ExtensionPoint, WriteOnly } from '@fsvp/web-kit';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { icons } from '../shared/icons.js';
import { EmailLink, PhoneLink } from '../suppliers/contact-links.js';
import { RiskBadge, SupplierStatusBadge } from '../suppliers/supplier-badges.js';
import { locationOf } from '../suppliers/supplier-text.js';
import { FsvpProgram } from './fsvp-program.js';
import { useVerificationUpdate } from './use-verification-update.js';
import { VerificationSchedule } from './verification-schedule.js';

interface FsvpDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the record loads. */
  known: Supplier | undefined;
  onClose: () => void;
  onEdit: (supplier: Supplier) => void;
  /** Opens the form at the program details. */
  onEditProgram: (supplier: Supplier) => void;
}

export function FsvpDetailsDialog({ id, known, onClose, onEdit, onEditProgram }: FsvpDetailsDialogProps) {
  const verification = useVerificationUpdate();
  return (
    <RecordDialog
      call={getSupplier}
      id={id}
      known={known}
      title="FSVP Compliance Details"
      failure="The supplier could not be loaded"
      onClose={onClose}
      footer={(supplier) => (
        <WriteOnly>
          <Button variant="outline" onClick={() => onEdit(supplier)} icon={icons.edit}>
            Edit Supplier
          </Button>
          <Button onClick={() => verification.verifyNow(supplier)} icon={icons.verify}>
            Update Verification
          </Button>
        </WriteOnly>
      )}
    >
      {(supplier) => (
        <Stack gap={6}>
          <SupplierInformation supplier={supplier} />
          <VerificationSchedule supplier={supplier} undo={verification.undoOf(supplier)} />
          <FsvpProgram supplier={supplier} onAdd={() => onEditProgram(supplier)} />
          <ContactInformation supplier={supplier} />
          <ExtensionPoint name="supplier-details" props={{ supplierId: supplier.id }} />
        </Stack>
      )}
    </RecordDialog>
  );
}

function SupplierInformation({ supplier }: { supplier: Supplier }) {
  return (
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
  );
}

function ContactInformation({ supplier }: { supplier: Supplier }) {
  return (
    <Section title="Contact Information" headingLevel={3}>
      <DescriptionList
        items={[
          { term: 'Contact Person', value: supplier.contactName },
          { term: 'Email', value: supplier.contactEmail && <EmailLink address={supplier.contactEmail} /> },
          { term: 'Phone', value: supplier.contactPhone && <PhoneLink number={supplier.contactPhone} /> },
        ]}
      />
    </Section>
  );
}

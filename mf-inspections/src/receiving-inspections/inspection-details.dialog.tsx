import { INSPECTION_STATUS_LABELS, type InspectionQuestion, type ReceivingInspection } from '@fsvp/contracts/receiving-inspection';
import { Badge, Button, DescriptionList, Dialog, ErrorState, formatDate, formatNumber, LinkButton, Section, Spinner, Stack, TextLink, useLast } from '@fsvp/ui';
import { hrefs, loadError, UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { useInspection } from './api/get-inspection.js';
import { readChecklist } from './checklist.js';
import { InspectionBadge } from './inspection-badge.js';
import { newActionHref } from './new-action.js';
import { TemperatureReading } from './temperature-reading.js';

interface InspectionDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** What the list has of it. */
  known: ReceivingInspection | undefined;
  onClose: () => void;
  onEdit: (inspection: ReceivingInspection) => void;
  onDelete: (inspection: ReceivingInspection) => void;
}

export function InspectionDetailsDialog({ id, ...props }: InspectionDetailsDialogProps) {
  const shown = useLast(id);
  return shown ? <ShownInspection id={shown} open={id !== undefined} {...props} /> : null;
}

type ShownInspectionProps = Omit<InspectionDetailsDialogProps, 'id'> & { id: string; open: boolean };

function ShownInspection({ id, open, known, onClose, onEdit, onDelete }: ShownInspectionProps) {
  const query = useInspection(id, { known, enabled: open });
  // What was there before is not shown for a record that is gone by now.
  const inspection = query.isError ? undefined : query.data;
  const failure = loadError(query, 'The inspection could not be loaded');
  const buttons = inspection ? (
    <>
      <Button variant="ghost" icon={icons.remove} onClick={() => onDelete(inspection)}>
        Delete
      </Button>
      <Button variant={inspection.status === 'failed' ? 'outline' : 'primary'} icon={icons.edit} onClick={() => onEdit(inspection)}>
        Edit
      </Button>
      {inspection.status === 'failed' ? (
        <LinkButton icon={icons.act} href={newActionHref(inspection)}>
          Create corrective action
        </LinkButton>
      ) : null}
    </>
  ) : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Receiving Inspection Details"
      footer={buttons}
    >
      {inspection ? <InspectionFacts inspection={inspection} /> : failure ? <ErrorState {...failure} /> : <Spinner label="Loading…" />}
    </Dialog>
  );
}

function InspectionFacts({ inspection }: { inspection: ReceivingInspection }) {
  const { supplierId, supplierName, quantity, quantityUnit, status, failureReasons, notes } = inspection;
  const questions = readChecklist(inspection.inspectionQuestions);
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'Product', value: inspection.productName },
          { term: 'Status', value: <InspectionBadge status={status} /> },
          { term: 'Supplier', value: supplierName ? <TextLink href={hrefs.supplier(supplierId)}>{supplierName}</TextLink> : UNKNOWN_SUPPLIER },
          { term: 'Lot Number', value: inspection.lotNumber },
          { term: 'Received Date', value: formatDate(inspection.receivedDate) },
          { term: 'Quantity', value: quantity === null ? null : [formatNumber(quantity), quantityUnit].filter(Boolean).join(' ') },
          { term: 'Temperature', value: <TemperatureReading inspection={inspection} /> },
        ]}
      />
      {failureReasons ? <DescriptionList columns={1} items={[{ term: status === 'failed' ? 'Failure Reasons' : `Reasons (${INSPECTION_STATUS_LABELS[status]})`, value: failureReasons }]} /> : null}
      {questions ? (
        <Section title="Quality checklist" headingLevel={3}>
          <DescriptionList columns={1} items={questions.map((question) => ({ term: question.question, value: <Answer {...question} /> }))} />
        </Section>
      ) : null}
      {notes ? <DescriptionList columns={1} items={[{ term: 'Notes', value: notes }]} /> : null}
    </Stack>
  );
}

function Answer({ answer }: Pick<InspectionQuestion, 'answer'>) {
  if (answer === undefined || answer === null) return <Badge tone="neutral">Unanswered</Badge>;
  return answer ? <Badge tone="green">Pass</Badge> : <Badge tone="red">Fail</Badge>;
}

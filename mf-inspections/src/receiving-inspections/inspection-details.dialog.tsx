import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import {
  getInspection,
  INSPECTION_STATUS_LABELS,
  type InspectionQuestion,
  type ReceivingInspection,
  inspectionSignatures,
} from '@fsvp/contracts/quality/receiving-inspection';
import {
  Badge,
  Button,
  DescriptionList,
  formatInstantDate,
  formatDateTime,
  formatNumber,
  LinkButton,
  Section,
  Stack,
  TextLink,
} from '@fsvp/ui';
import { hrefs, UNKNOWN_SUPPLIER, WriteOnly } from '@fsvp/web-kit';
import { RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { readChecklist } from './checklist.js';
import { GateDecision } from './gate-decision.js';
import { InspectionBadge } from './inspection-badge.js';
import { newActionHref } from './new-action.js';
import { TemperatureReading } from './temperature-reading.js';

export function InspectionDetailsDialog({ onEdit, onDelete, ...props }: Required<RecordDetails<ReceivingInspection>>) {
  return (
    <RecordDialog
      {...props}
      call={getInspection}
      signatures={inspectionSignatures}
      title="Receiving Inspection Details"
      failure="The inspection could not be loaded"
      footer={(inspection) => (
        <WriteOnly>
          <Button variant="ghost" icon={icons.remove} onClick={() => onDelete(inspection)}>
            Delete
          </Button>
          <Button
            variant={inspection.status === 'failed' ? 'outline' : 'primary'}
            icon={icons.edit}
            onClick={() => onEdit(inspection)}
          >
            Edit
          </Button>
          {inspection.status === 'failed' ? (
            <LinkButton icon={icons.act} href={newActionHref(inspection)}>
              Create corrective action
            </LinkButton>
          ) : null}
        </WriteOnly>
      )}
    >
      {(inspection) => <InspectionFacts inspection={inspection} />}
    </RecordDialog>
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
          { term: 'Supplier', value: <SupplierLink id={supplierId} name={supplierName} /> },
          { term: 'Lot Number', value: inspection.lotNumber },
          { term: 'Received Date', value: formatInstantDate(inspection.receivedDate) },
          {
            term: 'Quantity',
            value: quantity === null ? null : [formatNumber(quantity), quantityUnit].filter(Boolean).join(' '),
          },
          { term: 'Temperature', value: <TemperatureReading inspection={inspection} /> },
          { term: 'Recorded', value: formatDateTime(inspection.createdAt) },
          { term: 'Last changed', value: formatDateTime(inspection.updatedAt) },
          ...externalIdFacts(inspection.externalIds),
        ]}
      />
      {failureReasons ? (
        <DescriptionList
          columns={1}
          items={[
            {
              term: status === 'failed' ? 'Failure Reasons' : `Reasons (${INSPECTION_STATUS_LABELS[status]})`,
              value: failureReasons,
            },
          ]}
        />
      ) : null}
      {questions ? (
        <Section title="Quality checklist" headingLevel={3}>
          <DescriptionList
            columns={1}
            items={questions.map((question) => ({ term: question.question, value: <Answer {...question} /> }))}
          />
        </Section>
      ) : null}
      <GateDecision inspection={inspection} />
      {notes ? <DescriptionList columns={1} items={[{ term: 'Notes', value: notes }]} /> : null}
    </Stack>
  );
}

/** A text link with a touch target of 44 px that does not change the height of the line. */
function SupplierLink({ id, name }: { id: string; name: string | null }) {
  if (!name) return UNKNOWN_SUPPLIER;
  return (
    <span className="ins:pointer-coarse:[&>a]:-my-3 ins:pointer-coarse:[&>a]:inline-flex ins:pointer-coarse:[&>a]:min-h-11 ins:pointer-coarse:[&>a]:items-center">
      <TextLink href={hrefs.supplier(id)}>{name}</TextLink>
    </span>
  );
}

function Answer({ answer }: Pick<InspectionQuestion, 'answer'>) {
  if (answer === undefined || answer === null) return <Badge tone="neutral">Unanswered</Badge>;
  return answer ? <Badge tone="green">Pass</Badge> : <Badge tone="red">Fail</Badge>;
}

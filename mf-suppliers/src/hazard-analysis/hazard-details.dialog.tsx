import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import { getHazard, type HazardAnalysis, hazardSignatures } from '@fsvp/contracts/quality/hazard-analysis';
import { Button, DescriptionList, formatDateTime, Stack, TextLink } from '@fsvp/ui';
import { hrefs, UNKNOWN_SUPPLIER, WriteOnly } from '@fsvp/web-kit';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { icons } from '../shared/icons.js';
import { HAZARD_FIELD_LABELS as labels } from './hazard-form.values.js';
import { hazardTitle, LIKELIHOOD_LABELS, productOf, SEVERITY_LABELS } from './hazard-labels.js';
import { RatingBadge } from './rating-badge.js';

interface HazardDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the record loads. */
  known: HazardAnalysis | undefined;
  onClose: () => void;
  onEdit: (hazard: HazardAnalysis) => void;
  onDelete: (hazard: HazardAnalysis) => void;
}

export function HazardDetailsDialog({ id, known, onClose, onEdit, onDelete }: HazardDetailsDialogProps) {
  return (
    <RecordDialog
      call={getHazard}
      signatures={hazardSignatures}
      id={id}
      known={known}
      title={(hazard) => (hazard ? hazardTitle(hazard.hazardType) : 'Hazard Analysis')}
      failure="The hazard analysis could not be loaded"
      onClose={onClose}
      footer={(hazard) => (
        <WriteOnly>
          <Button variant="ghost" onClick={() => onDelete(hazard)} icon={icons.remove}>
            Delete
          </Button>
          <Button onClick={() => onEdit(hazard)} icon={icons.edit}>
            Edit
          </Button>
        </WriteOnly>
      )}
    >
      {(hazard) => <HazardFacts hazard={hazard} />}
    </RecordDialog>
  );
}

function HazardFacts({ hazard }: { hazard: HazardAnalysis }) {
  const { supplierId, supplierName } = hazard;
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          {
            term: labels.supplierId,
            value: supplierName ? (
              <TextLink href={hrefs.supplier(supplierId)}>{supplierName}</TextLink>
            ) : (
              UNKNOWN_SUPPLIER
            ),
          },
          { term: labels.productId, value: productOf(hazard) },
          { term: 'Risk rating', value: <RatingBadge score={hazard.riskScore} /> },
          { term: 'Risk score', value: `${hazard.riskScore} of 15` },
          { term: labels.severity, value: SEVERITY_LABELS[hazard.severity] ?? hazard.severity },
          { term: labels.likelihood, value: LIKELIHOOD_LABELS[hazard.likelihood] ?? hazard.likelihood },
          { term: 'Conducted', value: formatDateTime(hazard.conductedAt) },
          { term: 'Last changed', value: formatDateTime(hazard.updatedAt) },
          ...externalIdFacts(hazard.externalIds),
        ]}
      />
      <DescriptionList
        columns={1}
        items={[
          { term: labels.hazardDescription, value: hazard.hazardDescription },
          { term: labels.preventiveControls, value: hazard.preventiveControls },
          { term: labels.monitoringProcedures, value: hazard.monitoringProcedures },
          { term: labels.correctiveActions, value: hazard.correctiveActions },
          { term: labels.verificationActivities, value: hazard.verificationActivities },
          { term: labels.recordKeepingProcedures, value: hazard.recordKeepingProcedures },
        ]}
      />
    </Stack>
  );
}

import { externalIdFacts } from '@fsvp/contracts/core/external-ids';
import { getHazard, type HazardAnalysis, hazardSignatures } from '@fsvp/contracts/quality/hazard-analysis';
import { DescriptionList, formatDateTime, Stack, TextLink } from '@fsvp/ui';
import { hrefs, UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { HAZARD_FIELD_LABELS as labels } from './hazard-form.values.js';
import { hazardTitle, LIKELIHOOD_LABELS, productOf, SEVERITY_LABELS } from './hazard-labels.js';
import { RatingBadge } from './rating-badge.js';

export function HazardDetailsDialog(props: RecordDetails<HazardAnalysis>) {
  return (
    <RecordDialog
      {...props}
      call={getHazard}
      signatures={hazardSignatures}
      title={(hazard) => (hazard ? hazardTitle(hazard.hazardType) : 'Hazard Analysis')}
      failure="The hazard analysis could not be loaded"
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

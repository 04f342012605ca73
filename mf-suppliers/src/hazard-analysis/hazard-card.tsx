import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import type { RecordSignatures } from '@fsvp/contracts/signatures/signature';
import { Button, Columns, DescriptionList, IconButton, Inline, Stack, Text } from '@fsvp/ui';
import { RowExtensions, SignatureBadge, UNKNOWN_SUPPLIER, WriteOnly } from '@fsvp/web-kit';
import { icons } from '../shared/icons.js';
import { hazardTitle, LIKELIHOOD_LABELS, productOf, SEVERITY_LABELS } from './hazard-labels.js';
import { RatingBadge } from './rating-badge.js';

interface HazardCardProps {
  hazard: HazardAnalysis;
  /** Of the whole page. */
  hazardIds: readonly string[];
  signed: RecordSignatures | undefined;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Long texts end after four lines; the details show all of them. */
export function HazardCard({ hazard, hazardIds, signed, onView, onEdit, onDelete }: HazardCardProps) {
  const { hazardType, hazardDescription, severity, likelihood, preventiveControls, riskScore } = hazard;
  const title = hazardTitle(hazardType);
  const supplier = hazard.supplierName ?? UNKNOWN_SUPPLIER;
  const name = `${title} of ${supplier}`;
  const ratings = [
    { term: 'Severity', value: SEVERITY_LABELS[severity] ?? severity },
    { term: 'Likelihood', value: LIKELIHOOD_LABELS[likelihood] ?? likelihood },
  ];
  return (
    <Stack gap={3}>
      <div className="sup:flex sup:flex-wrap sup:items-start sup:justify-between sup:gap-x-4 sup:gap-y-2 sup:lg:flex-nowrap">
        <Stack gap={1}>
          <Inline gap={2}>
            <Text size="card">{title}</Text>
            <RatingBadge score={riskScore} />
            <SignatureBadge signed={signed} />
          </Inline>
          <Text tone="muted" lines={2}>
            {[supplier, productOf(hazard)].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <div className="sup:flex sup:shrink-0 sup:gap-1">
          <Button variant="outline" size="sm" aria-label={`View Details: ${name}`} onClick={onView}>
            View Details
          </Button>
          <WriteOnly>
            <IconButton size="sm" label={`Edit ${name}`} icon={icons.edit} onClick={onEdit} />
            <IconButton size="sm" label={`Delete ${name}`} icon={icons.remove} onClick={onDelete} />
          </WriteOnly>
        </div>
      </div>
      <Text as="p" preserveLines lines={4}>
        {hazardDescription}
      </Text>
      <Columns>
        <DescriptionList columns={2} items={ratings} />
        <DescriptionList
          columns={1}
          items={[
            {
              term: 'Preventive Controls',
              value: preventiveControls && <Text lines={4}>{preventiveControls}</Text>,
            },
          ]}
        />
      </Columns>
      <div className="sup:min-h-6">
        <RowExtensions name="hazard-row" props={{ hazardId: hazard.id, hazardIds }} />
      </div>
    </Stack>
  );
}

import type { HazardAnalysis } from '@fsvp/contracts/hazard-analysis';
import { Button, Columns, DescriptionList, IconButton, Inline, Stack, Text } from '@fsvp/ui';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { icons } from '../shared/icons.js';
import { hazardTitle, LIKELIHOOD_LABELS, productOf, SEVERITY_LABELS } from './hazard-labels.js';
import { RatingBadge } from './rating-badge.js';

interface HazardCardProps {
  hazard: HazardAnalysis;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function HazardCard({ hazard, onView, onEdit, onDelete }: HazardCardProps) {
  const { hazardType, hazardDescription, severity, likelihood, preventiveControls, riskScore } = hazard;
  const title = hazardTitle(hazardType);
  const supplier = hazard.supplierName ?? UNKNOWN_SUPPLIER;
  const what = `${title} of ${supplier}`;
  const ratings = [
    { term: 'Severity', value: SEVERITY_LABELS[severity] ?? severity },
    { term: 'Likelihood', value: LIKELIHOOD_LABELS[likelihood] ?? likelihood },
  ];
  return (
    <Stack gap={3}>
      <Inline justify="between" align="start" gap={4}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text size="card">{title}</Text>
            <RatingBadge score={riskScore} />
          </Inline>
          <Text tone="muted">{[supplier, productOf(hazard)].filter(Boolean).join(' · ')}</Text>
        </Stack>
        <Inline gap={1}>
          <Button variant="outline" size="sm" aria-label={`View Details: ${what}`} onClick={onView}>
            View Details
          </Button>
          <IconButton size="sm" label={`Edit ${what}`} icon={icons.edit} onClick={onEdit} />
          <IconButton size="sm" label={`Delete ${what}`} icon={icons.remove} onClick={onDelete} />
        </Inline>
      </Inline>
      <Text as="p" preserveLines>
        {hazardDescription}
      </Text>
      <Columns>
        <DescriptionList columns={2} items={ratings} />
        <DescriptionList columns={1} items={[{ term: 'Preventive Controls', value: preventiveControls }]} />
      </Columns>
    </Stack>
  );
}

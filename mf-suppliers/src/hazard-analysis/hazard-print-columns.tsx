import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { type DataTableColumn, Excerpt, Text, TwoLines } from '@fsvp/ui';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { HAZARD_FIELD_LABELS as labels } from './hazard-form.values.js';
import { hazardTitle, LIKELIHOOD_LABELS, productOf, SEVERITY_LABELS } from './hazard-labels.js';
import { RatingBadge } from './rating-badge.js';

const longText = (field: 'hazardDescription' | 'preventiveControls'): DataTableColumn<HazardAnalysis> => ({
  id: field,
  header: labels[field],
  wrap: true,
  width: '24%',
  cell: (hazard) => <Excerpt>{hazard[field]}</Excerpt>,
});

const NAMES: readonly DataTableColumn<HazardAnalysis>[] = [
  {
    id: 'hazardType',
    header: 'Hazard',
    cell: ({ hazardType }) => (
      <Text size="inherit" weight="medium">
        {hazardTitle(hazardType)}
      </Text>
    ),
  },
  {
    id: 'supplierName',
    header: labels.supplierId,
    wrap: true,
    cell: (hazard) => <TwoLines primary={hazard.supplierName ?? UNKNOWN_SUPPLIER} secondary={productOf(hazard)} />,
  },
];

const RATINGS: readonly DataTableColumn<HazardAnalysis>[] = [
  { id: 'severity', header: labels.severity, cell: ({ severity }) => SEVERITY_LABELS[severity] ?? severity },
  {
    id: 'likelihood',
    header: labels.likelihood,
    cell: ({ likelihood }) => LIKELIHOOD_LABELS[likelihood] ?? likelihood,
  },
  { id: 'rating', header: 'Risk', cell: ({ riskScore }) => <RatingBadge score={riskScore} /> },
];

/** The list in compact rows. */
export const hazardColumns = [...NAMES, ...RATINGS];

/** The list on paper. */
export const hazardPrintColumns = [...NAMES, longText('hazardDescription'), ...RATINGS, longText('preventiveControls')];

import { VERIFICATION_TYPE_LABELS, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { type DataTableColumn, Excerpt, formatDate, Text } from '@fsvp/ui';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { VerificationBadge } from './verification-badge.js';
import { VERIFICATION_FIELD_LABELS as labels } from './verification-form.values.js';

/** The list in compact rows. */
export const verificationColumns: readonly DataTableColumn<VerificationActivity>[] = [
  {
    id: 'title',
    header: labels.title,
    wrap: true,
    cell: ({ title }) => (
      <Text size="inherit" weight="medium" lines={2}>
        {title}
      </Text>
    ),
  },
  {
    id: 'supplierName',
    header: labels.supplierId,
    wrap: true,
    cell: ({ supplierName }) => supplierName ?? UNKNOWN_SUPPLIER,
  },
  {
    id: 'type',
    header: 'Type',
    wrap: true,
    share: 1,
    cell: ({ type }) => VERIFICATION_TYPE_LABELS[type] ?? type.replaceAll('_', ' '),
  },
  { id: 'dueDate', header: labels.dueDate, stacked: 'plain', cell: ({ dueDate }) => formatDate(dueDate) },
  { id: 'status', header: labels.status, cell: (activity) => <VerificationBadge activity={activity} /> },
  { id: 'assignedTo', header: labels.assignedTo, wrap: true, share: 1, cell: ({ assignedTo }) => assignedTo ?? '' },
];

/** The list on paper. */
export const verificationPrintColumns: readonly DataTableColumn<VerificationActivity>[] = [
  ...verificationColumns,
  {
    id: 'description',
    header: labels.description,
    wrap: true,
    width: '26%',
    cell: ({ description }) => <Excerpt>{description}</Excerpt>,
  },
];

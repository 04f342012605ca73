import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { VERIFICATION_STATUS_LABELS, VERIFICATION_STATUSES, VERIFICATION_TYPE_LABELS, type VerificationActivity } from '@fsvp/contracts/verification';
import { Button, formatDate, Inline, Select, Stack, Text } from '@fsvp/ui';
import { useVerificationStatus } from './api/change-verification-status.js';
import { VerificationBadge } from './verification-badge.js';

const statusOptions = VERIFICATION_STATUSES.map((value) => ({ value, label: VERIFICATION_STATUS_LABELS[value] }));

export function VerificationRow({ activity, onView }: { activity: VerificationActivity; onView: () => void }) {
  const { title, supplierName, type, dueDate, assignedTo, description } = activity;
  const { status, change } = useVerificationStatus(activity);
  return (
    <Inline justify="between" align="start" gap={4}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Text size="card">{title}</Text>
          <VerificationBadge activity={{ status, dueDate }} />
        </Inline>
        <Text tone="muted">{supplierName ?? UNKNOWN_SUPPLIER}</Text>
        <Inline gap={4}>
          <Text>{VERIFICATION_TYPE_LABELS[type] ?? type.replaceAll('_', ' ')}</Text>
          <Text tone="muted">Due: {formatDate(dueDate)}</Text>
          {assignedTo ? <Text tone="muted">Assigned to: {assignedTo}</Text> : null}
        </Inline>
        {description ? (
          <Text as="p" preserveLines>
            {description}
          </Text>
        ) : null}
      </Stack>
      <Inline gap={2}>
        <Select label={`Status of ${title}`} width="auto" size="sm" value={status} options={statusOptions} onChange={change} />
        <Button variant="outline" size="sm" aria-label={`View Details: ${title}`} onClick={onView}>
          View Details
        </Button>
      </Inline>
    </Inline>
  );
}

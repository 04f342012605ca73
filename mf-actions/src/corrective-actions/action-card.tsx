import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import type { CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { Button, DescriptionList, Inline, Stack, Text } from '@fsvp/ui';
import { ActionStatusBadge, PriorityBadge } from './action-badges.js';
import { DueDate } from './due-date.js';

export function ActionCard({ action, onView }: { action: CorrectiveAction; onView: () => void }) {
  const { title, status, priority, supplierName, assignedTo, description, rootCause, correctiveAction } = action;
  return (
    <Stack gap={3}>
      <Inline justify="between" align="start" gap={4}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text size="card">{title}</Text>
            <ActionStatusBadge status={status} />
            <PriorityBadge priority={priority} />
          </Inline>
          <Inline gap={4}>
            <Text tone="muted">{supplierName ?? UNKNOWN_SUPPLIER}</Text>
            <Text tone="muted">
              Due: <DueDate action={action} />
            </Text>
            {assignedTo ? <Text tone="muted">Assigned to: {assignedTo}</Text> : null}
          </Inline>
        </Stack>
        <Button variant="outline" size="sm" aria-label={`View Details: ${title}`} onClick={onView}>
          View Details
        </Button>
      </Inline>
      <Text as="p" preserveLines>
        {description}
      </Text>
      <DescriptionList
        items={[
          ...(rootCause ? [{ term: 'Root Cause', value: rootCause }] : []),
          { term: 'Corrective Action', value: correctiveAction },
        ]}
      />
    </Stack>
  );
}

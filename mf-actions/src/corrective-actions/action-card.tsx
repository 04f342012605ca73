import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import type { CorrectiveAction } from '@fsvp/contracts/corrective-action';
import { Button, DescriptionList, Inline, Stack, Text } from '@fsvp/ui';
import type { ReactNode } from 'react';
import { ActionStatusBadge, PriorityBadge } from './action-badges.js';
import { DueDate } from './due-date.js';

export function ActionCard({ action, onView }: { action: CorrectiveAction; onView: () => void }) {
  const { title, status, priority, supplierName, assignedTo, description, rootCause, correctiveAction } = action;
  return (
    <div className="act:flex act:flex-col act:gap-3 act:wrap-anywhere">
      <div className="act:flex act:flex-col act:justify-between act:gap-3 act:sm:flex-row act:sm:items-start act:sm:gap-4">
        <Stack gap={1}>
          <Inline gap={2}>
            <Text size="card">{title}</Text>
            <ActionStatusBadge status={status} />
            <PriorityBadge priority={priority} />
          </Inline>
          <div className="act:flex act:flex-wrap act:gap-x-4 act:gap-y-1">
            <Text tone="muted">{supplierName ?? UNKNOWN_SUPPLIER}</Text>
            <Text tone="muted">
              Due: <DueDate action={action} />
            </Text>
            {assignedTo ? <Text tone="muted">Assigned to: {assignedTo}</Text> : null}
          </div>
        </Stack>
        <div className="act:flex act:shrink-0">
          <Button variant="outline" size="sm" aria-label={`View Details: ${title}`} onClick={onView}>
            View Details
          </Button>
        </div>
      </div>
      <Excerpt>
        <Text as="p" preserveLines>
          {description}
        </Text>
      </Excerpt>
      <DescriptionList
        items={[
          ...(rootCause ? [{ term: 'Root Cause', value: <Excerpt>{rootCause}</Excerpt> }] : []),
          { term: 'Corrective Action', value: <Excerpt>{correctiveAction}</Excerpt> },
        ]}
      />
    </div>
  );
}

/** A text can have 10,000 characters; the details show all of it. */
function Excerpt({ children }: { children: ReactNode }) {
  return <div className="act:line-clamp-3">{children}</div>;
}

import { SignatureBadge, UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import type { RecordSignatures } from '@fsvp/contracts/signatures/signature';
import { Button, DescriptionList, Inline, Stack, Text } from '@fsvp/ui';
import { ActionStatusBadge, PriorityBadge } from './action-badges.js';
import { ACTION_FIELD_LABELS as labels } from './action-form.values.js';
import { DueDate } from './due-date.js';

/** The texts that the list shows below the description, on paper too. */
export const LISTED_TEXTS = ['rootCause', 'correctiveAction'] as const;

interface ActionCardProps {
  action: CorrectiveAction;
  signed: RecordSignatures | undefined;
  onView: () => void;
}

/** A text can have 10,000 characters; the details show all of it. */
export function ActionCard({ action, signed, onView }: ActionCardProps) {
  const { title, status, priority, supplierName, assignedTo, description } = action;
  return (
    <div className="act:flex act:flex-col act:gap-3 act:wrap-anywhere">
      <div className="act:flex act:flex-col act:justify-between act:gap-3 act:sm:flex-row act:sm:items-start act:sm:gap-4">
        <Stack gap={1}>
          <Inline gap={2}>
            <Text size="card" lines={2}>
              {title}
            </Text>
            <ActionStatusBadge status={status} />
            <PriorityBadge priority={priority} />
            <SignatureBadge signed={signed} />
          </Inline>
          <div className="act:flex act:flex-wrap act:gap-x-4 act:gap-y-1">
            <Text tone="muted" lines={2}>
              {supplierName ?? UNKNOWN_SUPPLIER}
            </Text>
            <Text tone="muted">
              Due: <DueDate action={action} />
            </Text>
            {assignedTo ? (
              <Text tone="muted" lines={2}>
                Assigned to: {assignedTo}
              </Text>
            ) : null}
          </div>
        </Stack>
        <div className="act:flex act:shrink-0">
          <Button variant="outline" size="sm" aria-label={`View Details: ${title}`} onClick={onView}>
            View Details
          </Button>
        </div>
      </div>
      <Text as="p" preserveLines lines={3}>
        {description}
      </Text>
      <DescriptionList
        items={LISTED_TEXTS.filter((field) => action[field]).map((field) => ({
          term: labels[field],
          value: <Text lines={3}>{action[field]}</Text>,
        }))}
      />
    </div>
  );
}

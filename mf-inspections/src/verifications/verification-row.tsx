import { SignatureBadge, UNKNOWN_SUPPLIER, WriteOnly } from '@fsvp/web-kit';
import type { RecordSignatures } from '@fsvp/contracts/signatures/signature';
import {
  VERIFICATION_STATUS_LABELS,
  VERIFICATION_STATUSES,
  VERIFICATION_TYPE_LABELS,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import { plannedActivityLabel } from '@fsvp/contracts/quality/result-state';
import { Button, formatDate, Inline, Select, Stack, Text } from '@fsvp/ui';
import { memo } from 'react';
import { ResultStateBadge } from '../verification-results/result-state-badge.js';
import { useVerificationStatus } from './use-verification-status.js';
import { VerificationBadge } from './verification-badge.js';

const statusOptions = VERIFICATION_STATUSES.map((value) => ({ value, label: VERIFICATION_STATUS_LABELS[value] }));

interface VerificationRowProps {
  activity: VerificationActivity;
  signed: RecordSignatures | undefined;
  onView: (id: string) => void;
}

/** Memoized: opening a dialog or typing in the search must not render fifty rows again. */
export const VerificationRow = memo(function VerificationRow({ activity, signed, onView }: VerificationRowProps) {
  const { id, title, supplierName, type, dueDate, assignedTo, description, resultState } = activity;
  const { status, change } = useVerificationStatus(activity);
  return (
    <div className="ins:flex ins:flex-col ins:justify-between ins:gap-4 ins:lg:flex-row ins:lg:items-start">
      <div className="ins:min-w-0 ins:wrap-anywhere">
        <Stack gap={2}>
          <Inline gap={2}>
            <Text size="card" lines={2}>
              {title}
            </Text>
            <VerificationBadge activity={{ status, dueDate }} />
            <SignatureBadge signed={signed} />
            <ResultStateBadge state={resultState} />
          </Inline>
          <Text tone="muted" lines={2}>
            {supplierName ?? UNKNOWN_SUPPLIER}
          </Text>
          <div className="ins:flex ins:flex-wrap ins:gap-x-4 ins:gap-y-1">
            <Text>{plannedActivityLabel(activity) ?? VERIFICATION_TYPE_LABELS[type] ?? type.replaceAll('_', ' ')}</Text>
            <Text tone="muted">Due: {formatDate(dueDate)}</Text>
            {assignedTo ? (
              <Text tone="muted" lines={2}>
                Assigned to: {assignedTo}
              </Text>
            ) : null}
          </div>
          {/* A description can have 10,000 characters; the details show all of it. */}
          {description ? (
            <Text as="p" preserveLines lines={3}>
              {description}
            </Text>
          ) : null}
        </Stack>
      </div>
      <div className="ins:flex ins:shrink-0 ins:gap-2 ins:max-sm:*:grow">
        <WriteOnly>
          <div className="ins:sm:w-32">
            <Select
              label={`Status of ${title}`}
              size="sm"
              value={status}
              options={statusOptions}
              onChange={(next) => void change(next)}
            />
          </div>
        </WriteOnly>
        <Button variant="outline" size="sm" aria-label={`View Details: ${title}`} onClick={() => onView(id)}>
          View Details
        </Button>
      </div>
    </div>
  );
});

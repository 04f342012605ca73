import { recordHref } from '@fsvp/contracts/catalogue/hrefs';
import {
  REASON_RULES,
  reevaluationDismissalSignatures,
  type Reevaluation,
  type ReevaluationDismissal,
  type ReevaluationReason,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import {
  Badge,
  Button,
  Card,
  CardList,
  ErrorState,
  formatDate,
  formatInstantDate,
  Inline,
  Stack,
  Text,
  TextLink,
} from '@fsvp/ui';
import { loadError, WriteOnly } from '@fsvp/web-kit';
import { Signatures } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { SignedStateBadge } from '../fsvp-files/file-badges.js';
import { useDismissals } from './api/reevaluations.js';
import { DismissDialog } from './dismiss.dialog.js';

/** Why the file is evaluated again, and which reasons were dismissed. */
export function ReasonsCard({ reevaluation }: { reevaluation: Reevaluation }) {
  const { id, reasons, status } = reevaluation;
  const list = useDismissals(id);
  const error = loadError(list, 'The dismissals could not be loaded');
  const [dismissing, setDismissing] = useState<ReevaluationReason>();
  const dismissalOf = (reason: ReevaluationReason) =>
    list.data?.dismissals.find((one) => one.reasonId === reason.id && one.state !== 'withdrawn');
  const draft = dismissing && dismissalOf(dismissing);
  return (
    <Card title="Reasons" flush>
      {error ? <ErrorState {...error} /> : null}
      <CardList
        label="Reasons"
        look="rows"
        items={reasons}
        itemKey={(reason) => reason.id}
        emptyText="No reasons"
        render={(reason) => (
          <ReasonRow
            reason={reason}
            dismissal={dismissalOf(reason)}
            mayDismiss={status === 'open' && !reason.dismissalId && list.data !== undefined}
            onDismiss={() => setDismissing(reason)}
          />
        )}
      />
      <DismissDialog
        reevaluationId={id}
        reason={dismissing}
        text={draft?.state === 'draft' ? draft.text : undefined}
        onClose={() => setDismissing(undefined)}
      />
    </Card>
  );
}

interface ReasonRowProps {
  reason: ReevaluationReason;
  dismissal: ReevaluationDismissal | undefined;
  mayDismiss: boolean;
  onDismiss: () => void;
}

function ReasonRow({ reason, dismissal, mayDismiss, onDismiss }: ReasonRowProps) {
  const { kind, text, at, dueOn, recordType, recordId, dismissalId } = reason;
  const { label } = REASON_RULES[kind];
  const href = recordType && recordId ? recordHref(recordType, recordId) : undefined;
  return (
    <Stack gap={2}>
      <Inline>
        <Text weight="semibold">{label}</Text>
        {dismissalId ? <Badge tone="neutral">Dismissed</Badge> : null}
      </Inline>
      <Text as="p">{text}</Text>
      <Text as="p" size="meta" tone="muted">
        {`Since ${formatInstantDate(at)}, due on ${formatDate(dueOn)}`}
      </Text>
      {href ? (
        <p>
          <TextLink href={href}>Open the record</TextLink>
        </p>
      ) : null}
      {dismissal ? (
        <Stack gap={2}>
          <Inline>
            <Text weight="semibold">Why no reevaluation is needed</Text>
            <SignedStateBadge state={dismissal.state} />
          </Inline>
          <Text as="p">{dismissal.text}</Text>
          <Signatures
            calls={reevaluationDismissalSignatures}
            id={dismissal.id}
            closed={dismissal.state !== 'draft' || dismissal.reasonClosed}
            title={`Signatures of the dismissal: ${label}`}
          />
        </Stack>
      ) : null}
      {mayDismiss ? (
        <WriteOnly>
          <div>
            <Button variant="outline" size="sm" aria-label={`Dismiss: ${label}`} onClick={onDismiss}>
              {dismissal ? 'Edit the dismissal…' : 'Dismiss…'}
            </Button>
          </div>
        </WriteOnly>
      ) : null}
    </Stack>
  );
}

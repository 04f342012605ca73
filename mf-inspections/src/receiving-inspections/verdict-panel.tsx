import { INSPECTION_STATUS_LABELS, type ReceivingInspection } from '@fsvp/contracts/receiving-inspection';
import { Card, Stack, Text, useWatch } from '@fsvp/ui';
import { InspectionBadge } from './inspection-badge.js';
import { givenStatus, verdictOf, type InspectionValues } from './inspection-form.values.js';

/** The overall status as the answers and the temperature stand (specification §4), and how many checks are unanswered. */
export function VerdictPanel({ opened }: { opened: ReceivingInspection | undefined }) {
  const values = useWatch<InspectionValues>() as InspectionValues;
  const { status, message, failureReasons, unanswered } = verdictOf(values);
  const given = givenStatus(values, opened);
  return (
    <Card title="Overall Status" headingLevel={3} actions={<InspectionBadge status={given ?? status} />}>
      <div role="status">
        <Stack gap={1}>
          <Text weight="semibold" tone={status === 'passed' ? 'good' : 'bad'}>
            {message}
          </Text>
          {failureReasons ? <Text tone="muted">Reasons: {failureReasons}</Text> : null}
          {unanswered > 0 ? <Text tone="muted">{unanswered === 1 ? '1 check is unanswered' : `${unanswered} checks are unanswered`}</Text> : null}
          {given ? <Text tone="muted">Recorded as {INSPECTION_STATUS_LABELS[given]}; stays so until an answer or the temperature verdict changes.</Text> : null}
        </Stack>
      </div>
    </Card>
  );
}

import { INSPECTION_STATUS_LABELS, type ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { DescriptionList, Inline, Stack, Text } from '@fsvp/ui';
import { useWatch } from '@fsvp/ui/dialogs';
import { InspectionBadge } from './inspection-badge.js';
import { hasResult, overriddenStatus, verdictOf, type InspectionValues } from './inspection-form.values.js';

/** '1 check is unanswered', '3 checks are unanswered'. */
function unansweredText(count: number): string {
  return count === 1 ? '1 check is unanswered' : `${count} checks are unanswered`;
}

/** The overall status that results from the answers and the temperature, and the number of unanswered checks. */
export function VerdictPanel({ opened }: { opened: ReceivingInspection | undefined }) {
  const values = useWatch<InspectionValues>() as InspectionValues;
  const { status, message, unanswered } = verdictOf(values);
  const overridden = overriddenStatus(values, opened);
  const pending = !opened && !hasResult(values);
  return (
    <Stack gap={1}>
      <Inline>
        <Text size="meta" tone="muted">
          Overall Status
        </Text>
        {pending ? null : <InspectionBadge status={overridden ?? status} />}
      </Inline>
      <div role="status" aria-label="Overall Status">
        {pending ? (
          <Text tone="muted">Answer the checks to see the result</Text>
        ) : (
          <Stack gap={0}>
            <Text weight="semibold" tone={status === 'passed' ? 'good' : 'bad'}>
              {message}
            </Text>
            {unanswered > 0 ? (
              <Text tone="warning" weight="medium">
                {unansweredText(unanswered)}
              </Text>
            ) : null}
            {overridden ? (
              <Text tone="muted">
                Recorded as {INSPECTION_STATUS_LABELS[overridden]}. This status stays until an answer or the temperature
                result changes.
              </Text>
            ) : null}
          </Stack>
        )}
      </div>
    </Stack>
  );
}

/** All failure reasons as they will be saved; renders nothing if there are none. */
export function FailureReasons() {
  const values = useWatch<InspectionValues>() as InspectionValues;
  const { failureReasons } = verdictOf(values);
  return failureReasons ? (
    <DescriptionList columns={1} items={[{ term: 'Failure Reasons', value: failureReasons }]} />
  ) : null;
}

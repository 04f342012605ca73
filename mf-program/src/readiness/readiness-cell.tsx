import type { ReadinessSummary } from '@fsvp/contracts/fsvp-file/readiness-summary';
import { formatDateTime, Inline, Spinner, Stack, Text } from '@fsvp/ui';
import { VerdictBadge } from './verdict-badge.js';

interface ReadinessCellProps {
  readiness: ReadinessSummary;
  /** The list asks again until it is judged. */
  isAsking: boolean;
}

/** The stored verdict of a file with its numbers, and whether they are outdated. */
export function ReadinessCell({
  readiness: { verdict, percent, missing, fresh, knownUntil, computedAt },
  isAsking,
}: ReadinessCellProps) {
  return (
    <Stack gap={1}>
      <Inline>
        <VerdictBadge verdict={verdict} />
      </Inline>
      <Text size="meta" tone="muted">
        {computedAt === null ? 'Not judged yet' : `${percent}% · ${missing.length} missing`}
      </Text>
      {fresh ? null : isAsking && !knownUntil ? (
        <Text size="meta" tone="muted">
          <Spinner label="Being judged again" />
        </Text>
      ) : (
        <Text size="meta" tone="warning">
          {computedAt === null ? 'Reload the page later' : `As of ${formatDateTime(knownUntil ?? computedAt)}`}
        </Text>
      )}
    </Stack>
  );
}

import type { ReadinessSummary } from '@fsvp/contracts/program/readiness/readiness-summary';
import { formatDateTime, Inline, Stack, Text } from '@fsvp/ui';
import { VerdictBadge } from './verdict-badge.js';

interface ReadinessCellProps {
  readiness: ReadinessSummary;
  /** The list asks again until it is judged. */
  isAsking: boolean;
}

/** The stored verdict of a file with its numbers, and whether they are outdated. */
export function ReadinessCell({ readiness, isAsking }: ReadinessCellProps) {
  const { verdict, fresh, knownUntil } = readiness;
  const isWaiting = isAsking && !knownUntil;
  return (
    <Stack gap={1}>
      <Inline>
        <VerdictBadge verdict={verdict} />
      </Inline>
      <span className="program:whitespace-nowrap">
        <Text size="meta" tone="muted">
          {numbersOf(readiness)}
        </Text>
      </span>
      {fresh ? null : (
        <Text size="meta" tone={isWaiting ? 'muted' : 'warning'}>
          {isWaiting ? 'Being reassessed' : staleText(readiness)}
        </Text>
      )}
    </Stack>
  );
}

function numbersOf({ computedAt, percent, missing }: ReadinessSummary): string {
  if (computedAt === null) return 'Not assessed yet';
  return missing.length === 0 ? `${percent}%` : `${percent}% · ${missing.length} missing`;
}

function staleText({ computedAt, knownUntil }: ReadinessSummary): string {
  return computedAt === null ? 'Reload the page later' : `As of ${formatDateTime(knownUntil ?? computedAt)}`;
}

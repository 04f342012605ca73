import type { ReadinessSummary } from '@fsvp/contracts/program/readiness/readiness-summary';
import { formatDateTime, Inline, Stack, Text } from '@fsvp/ui';
import { VerdictBadge } from './verdict-badge.js';

interface ReadinessCellProps {
  readiness: ReadinessSummary;
  /** Whether the regime of the file is. */
  determined: boolean;
  /** The list asks again until it is judged. */
  isAsking: boolean;
}

/** The stored verdict of a file with its numbers, and whether they are outdated. */
export function ReadinessCell({ readiness, determined, isAsking }: ReadinessCellProps) {
  const { verdict, fresh, knownUntil } = readiness;
  const isWaiting = isAsking && !knownUntil;
  return (
    <Stack gap={1}>
      <Inline>
        <VerdictBadge verdict={verdict} determined={determined} />
      </Inline>
      <span className="program:text-meta program:whitespace-nowrap program:text-muted">
        <Numbers readiness={readiness} determined={determined} />
      </span>
      {fresh ? null : (
        <Text size="meta" tone={isWaiting ? 'muted' : 'warning'}>
          {isWaiting ? 'Being reassessed' : staleText(readiness)}
        </Text>
      )}
    </Stack>
  );
}

function Numbers({ readiness, determined }: Omit<ReadinessCellProps, 'isAsking'>) {
  const { computedAt, percent, missing } = readiness;
  if (computedAt === null) return 'Not assessed yet';
  const more = determined && missing.length ? ` · ${missing.length} missing` : '';
  return (
    <>
      {`${determined ? percent : 0}%`}
      {/* In rows of one line there is room for the first number. */}
      {more ? (
        <span className="program:in-[[data-opens]]:@max-2xl:hidden program:in-data-[density=compact]:in-[[data-opens]]:@max-[80rem]:hidden">
          {more}
        </span>
      ) : null}
    </>
  );
}

function staleText({ computedAt, knownUntil }: ReadinessSummary): string {
  return computedAt === null ? 'Reload the page later' : `As of ${formatDateTime(knownUntil ?? computedAt)}`;
}

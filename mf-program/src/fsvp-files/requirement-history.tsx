import { dayOfInstant, type Day } from '@fsvp/contracts/core/calendar-day';
import type { ReadinessChange } from '@fsvp/contracts/program/file-readiness';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { formatDateTime, Skeleton, Stack, Text } from '@fsvp/ui';
import { InlineFailure } from '../inline-failure.js';
import type { ReadinessItem } from '../readiness/item-text.js';
import { useReadinessChanges } from './api/list-readiness-changes.js';

interface RequirementHistoryProps {
  item: ReadinessItem;
  fileId: string;
  /** The day that was judged: nothing later is shown. */
  asOf: Day;
}

/** When a requirement became missing and when it no longer was, and when its evidence was signed; the newest first. */
export function RequirementHistory({ item, fileId, asOf }: RequirementHistoryProps) {
  const query = useReadinessChanges(fileId);
  return (
    <Stack gap={1}>
      <span className="program:text-label program:text-muted">History</span>
      {query.data ? (
        <Entries entries={historyOf(item, query.data.changes).filter(({ at }) => dayOfInstant(at) <= asOf)} />
      ) : null}
      {query.isPending ? (
        <div role="status">
          <span className="program:sr-only">Loading the history…</span>
          <Skeleton width={240} />
        </div>
      ) : null}
      {query.isError ? (
        <InlineFailure text="The history could not be loaded." onRetry={() => void query.refetch()} />
      ) : null}
    </Stack>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <Text>Not assessed yet</Text>;
  return (
    <ol aria-label="History" className="program:flex program:flex-col program:gap-1">
      {entries.map(({ at, text }) => (
        <li key={`${at} ${text}`} className="program:flex program:flex-wrap program:gap-x-3">
          <Text tone="muted">{formatDateTime(at)}</Text>
          <Text>{text}</Text>
        </li>
      ))}
    </ol>
  );
}

interface Entry {
  at: string;
  text: string;
}

function historyOf({ code, evidence }: ReadinessItem, changes: readonly ReadinessChange[]): Entry[] {
  const entries = [
    ...changes.flatMap((change) => transitionOf(code, change)),
    ...evidence.flatMap(({ title, signedAt, signedBy }) =>
      signedAt ? [{ at: signedAt, text: `${title}: signed${signedBy ? ` by ${signedBy}` : ''}` }] : [],
    ),
  ];
  return entries.sort((one, other) => (one.at < other.at ? 1 : -1));
}

function transitionOf(code: RequirementCode, { changedAt: at, missing, before }: ReadinessChange): Entry[] {
  const isMissing = missing.includes(code);
  if (!before) return [{ at, text: isMissing ? 'First assessed: missing' : 'First assessed: not missing' }];
  if (isMissing === before.missing.includes(code)) return [];
  return [{ at, text: isMissing ? 'Now missing' : 'No longer missing' }];
}

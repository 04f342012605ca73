import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Card, ErrorState, formatDate, formatDateTime, Spinner, Stack, Text } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import {
  useControlRecords,
  useCustomerAssurances,
  useFileAssurances,
  useStandingChecks,
} from '../file-records/api/list-records.js';
import { dueText } from '../readiness/due-text.js';
import { useDeterminations } from './api/list-determinations.js';
import { useReadinessChanges } from './api/list-readiness-changes.js';
import { useDeterminationSignatures } from './api/list-signatures.js';
import { comingEntries, pastEntries, type TimelineEntry } from './timeline-entries.js';

const FAILURE = 'The timeline could not be loaded';

interface TimelineTabProps {
  file: FsvpFile;
  readiness: FileReadinessAnswer | undefined;
}

/** What happened to the file and its evidence, and what ends when. */
export function TimelineTab({ file, readiness }: TimelineTabProps) {
  const list = useDeterminations(file.id);
  const determinations = list.data?.determinations ?? [];
  const { signatures, isPending, failed } = useDeterminationSignatures(determinations);
  const ofFile = useFileAssurances(file);
  const ofCustomers = useCustomerAssurances(file);
  const recorded = useStandingChecks(file);
  const controls = useControlRecords(file);
  const judged = useReadinessChanges(file.id);
  const lists = [list, ofFile, ofCustomers, recorded, controls, judged];
  const broken = failed ?? lists.find(({ isError }) => isError);
  const error = broken && loadError(broken, FAILURE);
  const assurances = [...(ofFile.data?.assurances ?? []), ...(ofCustomers.data?.assurances ?? [])];
  const coming = file.lifecycle === 'closed' ? [] : comingEntries(readiness);
  return (
    <Stack gap={6}>
      {coming.length > 0 ? (
        <Card title="Upcoming" flush>
          <Entries
            label="Upcoming"
            entries={coming}
            dayOf={({ day }) => `${formatDate(day)}, ${dueText(day, readiness?.asOf)}`}
          />
        </Card>
      ) : null}
      <Card
        title="Past"
        description="The file, its determinations, its readiness and the signatures on its evidence."
        flush
      >
        {error ? (
          <ErrorState {...error} />
        ) : isPending || lists.some((one) => one.isPending) ? (
          <div className="program:px-4 program:pb-4 program:sm:px-5">
            <Spinner label="Loading the timeline…" />
          </div>
        ) : (
          <Entries
            label="Past"
            entries={pastEntries({
              file,
              determinations,
              signatures,
              assurances,
              checks: recorded.data?.standingChecks ?? [],
              controls: controls.data?.controlRecords ?? [],
              changes: judged.data?.changes ?? [],
              readiness,
            })}
            dayOf={({ day, at }) => (at ? formatDateTime(at) : formatDate(day))}
          />
        )}
      </Card>
    </Stack>
  );
}

interface EntriesProps {
  label: string;
  entries: readonly TimelineEntry[];
  dayOf: (entry: TimelineEntry) => string;
}

function Entries({ label, entries, dayOf }: EntriesProps) {
  return (
    <ol aria-label={label}>
      {entries.map((entry) => (
        <li
          key={entry.key}
          className="program:flex program:flex-wrap program:gap-x-4 program:border-b program:border-divider program:px-4 program:py-3 program:last:border-b-0 program:sm:px-5"
        >
          <span className="program:w-48 program:shrink-0">
            <Text tone="muted">{dayOf(entry)}</Text>
          </span>
          <span className="program:flex program:min-w-0 program:grow program:basis-60 program:flex-col program:wrap-anywhere">
            <Text>{entry.title}</Text>
            {entry.detail ? (
              <Text size="meta" tone="muted">
                {entry.detail}
              </Text>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

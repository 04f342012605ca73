import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { VERDICT_LABELS, type Verdict } from '@fsvp/contracts/program/readiness/readiness';
import { Card, EmptyState, ErrorState, LinkButton, StatGrid } from '@fsvp/ui';
import { loadError, useApiQuery } from '@fsvp/web-kit';
import { VERDICT_LOOKS } from '../portfolio/verdict-mark.js';
import { useFileCounts } from './api/get-file-counts.js';
import { fileLinks } from './file-links.js';

/** What each verdict counts, in the order of the card. */
const HINTS: Record<Verdict, string> = {
  ready: 'Nothing is missing, and nothing expires soon.',
  expiring: 'Nothing is missing, but a record expires soon.',
  gaps: 'Something is missing, but nothing that is required before importing.',
  not_ready: 'Something that is required before importing is missing.',
};
const SHOWN = Object.keys(HINTS) as Verdict[];

/** The dashboard's numbers of open files by readiness. */
export function FsvpFilesCard() {
  const query = useFileCounts();
  const counts = query.data?.counts;
  const error = loadError(query, 'The FSVP files could not be loaded');
  const isEmpty = counts !== undefined && SHOWN.every((verdict) => counts[verdict] === 0);
  return (
    <Card
      title="FSVP files"
      actions={
        // Aligns with the text below, as in the shell's cards.
        <span className="program:-my-1 program:-mr-3">
          <LinkButton href={fileLinks.all} variant="ghost" size="sm">
            View All<span className="program:sr-only"> FSVP files</span>
          </LinkButton>
        </span>
      }
    >
      {error ? <ErrorState {...error} /> : isEmpty ? <NoFiles /> : <Numbers counts={counts} />}
    </Card>
  );
}

function Numbers({ counts }: { counts: VerdictCounts | undefined }) {
  return (
    <StatGrid
      label="FSVP files by readiness"
      loading={!counts}
      cards={SHOWN.map((verdict) => {
        const { Icon, tone } = VERDICT_LOOKS[verdict];
        return {
          label: VERDICT_LABELS[verdict],
          hint: HINTS[verdict],
          href: fileLinks.withVerdict(verdict),
          tone,
          value: counts?.[verdict],
          icon: <Icon size={20} strokeWidth={1.75} />,
        };
      })}
    />
  );
}

const NONE_YET = 'No FSVP files yet. A file is the program for one food from one supplier.';

function NoFiles() {
  const { data } = useApiQuery(listFsvpFiles, { query: { lifecycle: ['closed'], limit: 1, offset: 0 } });
  const hasClosed = (data?.total ?? 0) > 0;
  return (
    <EmptyState
      text={hasClosed ? 'No open FSVP files. Closed files are kept.' : NONE_YET}
      action={
        <LinkButton variant="outline" href={hasClosed ? fileLinks.closed : fileLinks.all}>
          {hasClosed ? 'Show Closed Files' : 'Start in FSVP Files'}
        </LinkButton>
      }
    />
  );
}

import { listReevaluations, type Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Button, Card, PageHeader, Pagination, Stack, Text } from '@fsvp/ui';
import { loadError, usePagedList, usePageTitle } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { ReevaluationsTable } from './reevaluations-table.js';
import { ReevaluationsToolbar } from './reevaluations-toolbar.js';
import { isFiltered, reevaluationsUrl, UNFILTERED } from './reevaluations.url.js';

const NONE =
  'No open reevaluations. One opens by itself 90 days before the three years of a file end, and when something new is known about the food or its supplier. You can also ask for one on the page of a file.';

interface ReevaluationsListProps {
  /** The reevaluation that was shown in place of the list before. */
  returnedFrom: string | undefined;
  onView: (reevaluation: Reevaluation) => void;
  /** Leads to the files. */
  onBack: () => void;
}

export function ReevaluationsList({ onBack, ...props }: ReevaluationsListProps) {
  usePageTitle('Reevaluations');
  const {
    state,
    setState,
    list,
    records: reevaluations,
    pages,
    sorting,
  } = usePagedList(reevaluationsUrl, {
    call: listReevaluations,
    query: ({ status, reason, due, assignee, supplierId }) => ({
      status: status === 'all' ? undefined : [status ?? 'open'],
      reason: reason && [reason],
      due: due && [due],
      assigneeId: assignee,
      supplierId,
    }),
    records: 'reevaluations',
    defaultSort: 'dueOn',
  });
  const filtered = isFiltered(state);
  return (
    <Stack gap={6}>
      <div className="program:-mb-3 program:-ml-4 program:print:hidden">
        <Button variant="ghost" size="sm" icon={icons.back} onClick={onBack}>
          Back to FSVP files
        </Button>
      </div>
      <PageHeader
        title="Reevaluations"
        subtitle="Files whose food and supplier are evaluated again: at least every three years, and on news (21 CFR 1.505(c))"
      />
      <Card
        title="By due day"
        flush
        toolbar={<ReevaluationsToolbar state={state} setState={setState} />}
        footer={<Pagination label="Pages of reevaluations" {...pages} />}
      >
        <ReevaluationsTable
          reevaluations={reevaluations}
          error={loadError(list, 'The reevaluations could not be loaded')}
          emptyText={filtered ? 'No reevaluations found' : NONE}
          emptyAction={
            filtered ? (
              <Button variant="outline" onClick={() => setState(UNFILTERED)}>
                Clear search and filters
              </Button>
            ) : undefined
          }
          {...sorting}
          {...props}
        />
      </Card>
      <Text as="p" size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
    </Stack>
  );
}

import { Button, Card, Pagination } from '@fsvp/ui';
import { lazyDialogs, usePages, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { RetryNotice } from '../shared/retry-notice.js';
import { filterPeople, sortPeople } from './filter-people.js';
import type { AskedRecords, PeopleDialogsProps } from './people-dialogs.js';
import { PeopleTable } from './people-table.js';
import { PeopleToolbar } from './people-toolbar.js';
import { peopleUrl, UNFILTERED, type PeopleSort } from './people.url.js';
import { usePeople } from './use-people.js';
import { usePersonActions, type IndividualActions } from './use-person-actions.js';

const PeopleDialogs = lazyDialogs<PeopleDialogsProps>(async () => ({
  default: (await import('./people-dialogs.js')).PeopleDialogs,
}));

export function People() {
  const [state, setState] = useUrlState(peopleUrl);
  const { search, role, status, qualification, sort = 'ending', order = 'asc', offset } = state;
  const { view, individual, edit, editIndividual, qualify, draft } = state;
  const [asked, setAsked] = useState<AskedRecords>({});
  const ask = (changes: AskedRecords) => setAsked((last) => ({ ...last, ...changes }));
  const opened = [view, individual, edit, editIndividual, qualify, draft, state.new, ...Object.values(asked)];
  const { people, error, notice, knowsQualifications } = usePeople();
  const found = people && sortPeople(filterPeople(people, state), sort, order);
  const pages = usePages(
    { data: found && { total: found.length } },
    { offset, show: (next, how) => setState({ offset: next }, how) },
  );
  const actions = usePersonActions({
    view: ({ id }) => setState({ view: id }),
    edit: ({ id }) => setState({ view: undefined, edit: id }, view ? 'replace' : 'push'),
    confirmIdentity: (account) => ask({ confirming: account }),
    newLink: (account) => ask({ renewing: account }),
    disable: (account) => ask({ disabling: account }),
  });
  const individualActions: IndividualActions = {
    view: ({ id }) => setState({ individual: id }),
    edit: (id) => setState({ editIndividual: id }),
    remove: (deleted) => ask({ deleting: deleted }),
  };
  return (
    <>
      <Card
        flush
        title="People"
        description="People with an account, and what each person can sign. Access and qualifications that end soonest are listed first."
        actions={
          <>
            <Button variant="outline" icon={icons.add} onClick={() => setState({ new: 'individual' })}>
              Add auditor or laboratory…
            </Button>
            <Button icon={icons.invite} onClick={() => setState({ new: '1' })}>
              Invite
            </Button>
          </>
        }
        toolbar={<PeopleToolbar state={state} setState={setState} />}
        footer={<Pagination label="Pages of people" {...pages} />}
      >
        <RetryNotice onRetry={notice?.onRetry}>{notice?.text}</RetryNotice>
        <PeopleTable
          people={found?.slice(offset, offset + pages.limit)}
          error={error}
          knowsQualifications={knowsQualifications}
          onClear={search || role || status || qualification ? () => setState(UNFILTERED) : undefined}
          sort={{ id: sort, order }}
          onSortChange={(next) => setState({ sort: next.id as PeopleSort, order: next.order, offset: 0 })}
          actions={actions}
          individualActions={individualActions}
        />
      </Card>
      <PeopleDialogs
        open={opened.some(Boolean)}
        state={state}
        setState={setState}
        asked={asked}
        ask={ask}
        actions={actions}
        individualActions={individualActions}
        people={people}
      />
    </>
  );
}

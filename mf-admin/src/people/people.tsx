import type { Account, InvitedAccount } from '@fsvp/contracts/account';
import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import type { QualifiedIndividual } from '@fsvp/contracts/qualified-individual';
import { Button, Card, Pagination } from '@fsvp/ui';
import { useExistingPage, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { AddIndividualDialog } from '../qualifications/add-individual.dialog.js';
import { AddQualificationDialog } from '../qualifications/add-qualification.dialog.js';
import { DeleteIndividualDialog } from '../qualifications/delete-individual.dialog.js';
import { EditIndividualDialog } from '../qualifications/edit-individual.dialog.js';
import { EditQualificationDialog } from '../qualifications/edit-qualification.dialog.js';
import { IndividualDialog } from '../qualifications/individual.dialog.js';
import { RetryNotice } from '../shared/retry-notice.js';
import { ConfirmIdentityDialog } from './confirm-identity.dialog.js';
import { DisableDialog } from './disable.dialog.js';
import { EditPersonDialog } from './edit-person.dialog.js';
import { filterPeople, sortPeople } from './filter-people.js';
import { InviteDialog } from './invite.dialog.js';
import { LinkDialog } from './link.dialog.js';
import { NewLinkDialog } from './new-link.dialog.js';
import { PeopleTable } from './people-table.js';
import { PeopleToolbar } from './people-toolbar.js';
import { peopleUrl, UNFILTERED, type PeopleSort } from './people.url.js';
import { PersonDialog } from './person.dialog.js';
import { usePeople } from './use-people.js';
import { usePersonActions, type IndividualActions } from './use-person-actions.js';

export function People() {
  const [state, setState] = useUrlState(peopleUrl);
  const { search, role, status, qualification, sort = 'ending', order = 'asc', offset, view, individual, edit } = state;
  const [confirming, setConfirming] = useState<Account>();
  const [renewing, setRenewing] = useState<Account>();
  const [disabling, setDisabling] = useState<Account>();
  const [deleting, setDeleting] = useState<QualifiedIndividual>();
  const [link, setLink] = useState<InvitedAccount>();
  const { people, error, notice, knowsQualifications } = usePeople();
  const found = people && sortPeople(filterPeople(people, state), sort, order);
  useExistingPage({
    offset,
    limit: DEFAULT_LIMIT,
    total: found?.length,
    show: (last) => setState({ offset: last }, 'replace'),
  });
  const actions = usePersonActions({
    view: ({ id }) => setState({ view: id }),
    edit: ({ id }) => setState({ view: undefined, edit: id }, view ? 'replace' : 'push'),
    confirmIdentity: setConfirming,
    newLink: setRenewing,
    disable: setDisabling,
  });
  const individualActions: IndividualActions = {
    view: ({ id }) => setState({ individual: id }),
    edit: (id) => setState({ editIndividual: id }),
    remove: setDeleting,
  };
  const qualificationActions = {
    add: () => setState({ qualify: view ?? individual }),
    edit: (draft: string) => setState({ draft }),
  };
  const close = (name: 'view' | 'individual' | 'edit' | 'editIndividual' | 'qualify' | 'draft' | 'new') => () =>
    setState({ [name]: undefined }, 'replace');
  return (
    <>
      <Card
        flush
        title="People"
        description="Who has an account, and who may sign what. Those that end first are on top."
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
        footer={
          <Pagination
            label="Pages of people"
            limit={DEFAULT_LIMIT}
            offset={offset}
            total={found?.length ?? 0}
            onChange={(next) => setState({ offset: next })}
          />
        }
      >
        <RetryNotice onRetry={notice?.onRetry}>{notice?.text}</RetryNotice>
        <PeopleTable
          people={found?.slice(offset, offset + DEFAULT_LIMIT)}
          error={error}
          knowsQualifications={knowsQualifications}
          onClear={search || role || status || qualification ? () => setState(UNFILTERED) : undefined}
          sort={{ id: sort, order }}
          onSortChange={(next) => setState({ sort: next.id as PeopleSort, order: next.order, offset: 0 })}
          actions={actions}
          individualActions={individualActions}
        />
      </Card>
      <InviteDialog open={state.new === '1'} onClose={close('new')} onInvited={setLink} />
      <AddIndividualDialog
        open={state.new === 'individual'}
        onClose={close('new')}
        onAdded={({ id }) => setState({ new: undefined, individual: id }, 'replace')}
      />
      <PersonDialog
        id={view}
        known={people?.find(({ id }) => id === view)?.account}
        actions={actions}
        qualificationActions={qualificationActions}
        onEditIndividual={individualActions.edit}
        onClose={close('view')}
      />
      <IndividualDialog
        id={individual}
        known={people?.find((person) => person.individual?.id === individual)?.individual}
        qualificationActions={qualificationActions}
        onEdit={individualActions.edit}
        onDelete={setDeleting}
        onClose={close('individual')}
      />
      <EditPersonDialog id={edit} onClose={close('edit')} />
      <EditIndividualDialog id={state.editIndividual} onClose={close('editIndividual')} />
      <AddQualificationDialog person={people?.find(({ id }) => id === state.qualify)} onClose={close('qualify')} />
      <EditQualificationDialog
        id={state.draft}
        name={people?.find((person) => person.individual?.draft?.id === state.draft)?.name}
        onClose={close('draft')}
      />
      <DeleteIndividualDialog
        individual={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={close('individual')}
      />
      <ConfirmIdentityDialog account={confirming} onClose={() => setConfirming(undefined)} />
      <NewLinkDialog account={renewing} onClose={() => setRenewing(undefined)} onRenewed={setLink} />
      <DisableDialog account={disabling} enable={actions.enable} onClose={() => setDisabling(undefined)} />
      <LinkDialog invited={link} onClose={() => setLink(undefined)} />
    </>
  );
}

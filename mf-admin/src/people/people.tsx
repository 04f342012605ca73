import type { Account, InvitedAccount } from '@fsvp/contracts/account';
import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import { Button, Card, Pagination } from '@fsvp/ui';
import { loadError, useExistingPage, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { useAccounts } from './api/list-accounts.js';
import { ConfirmIdentityDialog } from './confirm-identity.dialog.js';
import { DisableDialog } from './disable.dialog.js';
import { EditPersonDialog } from './edit-person.dialog.js';
import { InviteDialog } from './invite.dialog.js';
import { LinkDialog } from './link.dialog.js';
import { NewLinkDialog } from './new-link.dialog.js';
import { PeopleTable } from './people-table.js';
import { PeopleToolbar } from './people-toolbar.js';
import { peopleUrl, UNFILTERED, type PeopleSort } from './people.url.js';
import { PersonDialog } from './person.dialog.js';
import { usePersonActions } from './use-person-actions.js';

/** The server's order without `sort`. */
const BY_NAME = { id: 'name', order: 'asc' } as const;

export function People() {
  const [state, setState] = useUrlState(peopleUrl);
  const { search, role, status, sort, order = 'asc', offset, view, edit } = state;
  const [confirming, setConfirming] = useState<Account>();
  const [renewing, setRenewing] = useState<Account>();
  const [disabling, setDisabling] = useState<Account>();
  const [link, setLink] = useState<InvitedAccount>();
  const list = useAccounts({ search, role, status, sort, order, offset });
  const { users, total } = list.data ?? {};
  useExistingPage({
    offset,
    limit: DEFAULT_LIMIT,
    total: list.isPlaceholderData ? undefined : total,
    show: (last) => setState({ offset: last }, 'replace'),
  });
  const closeDetails = () => setState({ view: undefined }, 'replace');
  const actions = usePersonActions({
    view: ({ id }) => setState({ view: id }),
    edit: ({ id }) => setState({ view: undefined, edit: id }, view ? 'replace' : 'push'),
    confirmIdentity: setConfirming,
    newLink: setRenewing,
    disable: setDisabling,
  });
  return (
    <>
      <Card
        flush
        title="People"
        description="Everybody who signs in with an account of their own. Accounts are never deleted: a disabled account keeps its name in records and signatures."
        actions={
          <Button icon={icons.invite} onClick={() => setState({ new: '1' })}>
            Invite
          </Button>
        }
        toolbar={<PeopleToolbar state={state} setState={setState} />}
        footer={
          <Pagination
            label="Pages of people"
            limit={DEFAULT_LIMIT}
            offset={offset}
            total={total ?? 0}
            onChange={(next) => setState({ offset: next })}
          />
        }
      >
        <PeopleTable
          accounts={users}
          error={loadError(list, 'The people could not be loaded')}
          onClear={search || role || status ? () => setState(UNFILTERED) : undefined}
          sort={sort ? { id: sort, order } : BY_NAME}
          onSortChange={(next) => setState({ sort: next.id as PeopleSort, order: next.order, offset: 0 })}
          actions={actions}
        />
      </Card>
      <InviteDialog
        open={state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onInvited={setLink}
      />
      <PersonDialog id={view} known={users?.find(({ id }) => id === view)} actions={actions} onClose={closeDetails} />
      <EditPersonDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <ConfirmIdentityDialog account={confirming} onClose={() => setConfirming(undefined)} />
      <NewLinkDialog account={renewing} onClose={() => setRenewing(undefined)} onRenewed={setLink} />
      <DisableDialog account={disabling} enable={actions.enable} onClose={() => setDisabling(undefined)} />
      <LinkDialog invited={link} onClose={() => setLink(undefined)} />
    </>
  );
}

import type { Account, InvitedAccount } from '@fsvp/contracts/access/account';
import type { QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import type { SetUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { AddIndividualDialog } from '../qualifications/add-individual.dialog.js';
import { AddQualificationDialog } from '../qualifications/add-qualification.dialog.js';
import { DeleteIndividualDialog } from '../qualifications/delete-individual.dialog.js';
import { EditIndividualDialog } from '../qualifications/edit-individual.dialog.js';
import { EditQualificationDialog } from '../qualifications/edit-qualification.dialog.js';
import { IndividualDialog } from '../qualifications/individual.dialog.js';
import { ConfirmIdentityDialog } from './confirm-identity.dialog.js';
import { DisableDialog } from './disable.dialog.js';
import { EditPersonDialog } from './edit-person.dialog.js';
import { InviteDialog } from './invite.dialog.js';
import { LinkDialog } from './link.dialog.js';
import { NewLinkDialog } from './new-link.dialog.js';
import type { peopleUrl, PeopleState } from './people.url.js';
import type { Person } from './person.js';
import { PersonDialog } from './person.dialog.js';
import type { IndividualActions, PersonActions } from './use-person-actions.js';

/** The records of the dialogs that the URL does not name. */
export interface AskedRecords {
  confirming?: Account | undefined;
  renewing?: Account | undefined;
  disabling?: Account | undefined;
  deleting?: QualifiedIndividual | undefined;
}

export interface PeopleDialogsProps {
  state: PeopleState;
  setState: SetUrlState<typeof peopleUrl>;
  asked: AskedRecords;
  /** Changes these records only; undefined closes a dialog. */
  ask: (changes: AskedRecords) => void;
  actions: PersonActions;
  individualActions: IndividualActions;
  /** Undefined while they load. */
  people: readonly Person[] | undefined;
}

/** All dialogs of the people. */
export function PeopleDialogs(props: PeopleDialogsProps) {
  const { state, setState, asked, ask, actions, individualActions, people } = props;
  const { view, individual, edit, editIndividual, qualify, draft } = state;
  const [link, setLink] = useState<InvitedAccount>();

  const qualificationActions = {
    add: () => setState({ qualify: view ?? individual }),
    edit: (id: string) => setState({ draft: id }),
  };
  const close = (name: 'view' | 'individual' | 'edit' | 'editIndividual' | 'qualify' | 'draft' | 'new') => () =>
    setState({ [name]: undefined }, 'replace');
  return (
    <>
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
        onEdit={({ id }) => individualActions.edit(id)}
        onDelete={individualActions.remove}
        onClose={close('individual')}
      />
      <EditPersonDialog id={edit} onClose={close('edit')} />
      <EditIndividualDialog id={editIndividual} onClose={close('editIndividual')} />
      <AddQualificationDialog person={people?.find(({ id }) => id === qualify)} onClose={close('qualify')} />
      <EditQualificationDialog
        id={draft}
        name={people?.find((person) => person.individual?.draft?.id === draft)?.name}
        onClose={close('draft')}
      />
      <DeleteIndividualDialog
        individual={asked.deleting}
        onClose={() => ask({ deleting: undefined })}
        onDeleted={close('individual')}
      />
      <ConfirmIdentityDialog account={asked.confirming} onClose={() => ask({ confirming: undefined })} />
      <NewLinkDialog account={asked.renewing} onClose={() => ask({ renewing: undefined })} onRenewed={setLink} />
      <DisableDialog account={asked.disabling} enable={actions.enable} onClose={() => ask({ disabling: undefined })} />
      <LinkDialog invited={link} onClose={() => setLink(undefined)} />
    </>
  );
}

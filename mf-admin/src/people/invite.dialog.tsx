import {
  accountCreate,
  INVITATION_HOURS,
  type inviteAccount,
  type InvitedAccount,
} from '@fsvp/contracts/access/account';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { FormDialog, TextField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useInviteAccount } from './api/invite-account.js';
import { PersonFields } from './person-fields.js';
import { NEW_PERSON, type InvitationValues } from './person-form.values.js';

type Invitation = HandlerInput<typeof inviteAccount>['body'];

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onInvited: (invited: InvitedAccount) => void;
}

export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  return (
    <FormDialog
      open={open}
      inUrl
      onClose={onClose}
      title="Invite a person"
      description={`You get a link that is valid for ${INVITATION_HOURS} hours. The person uses it to choose a password.`}
    >
      {(controls) => <InviteForm controls={controls} onSaved={onClose} onInvited={onInvited} />}
    </FormDialog>
  );
}

interface InviteFormProps extends Pick<InviteDialogProps, 'onInvited'> {
  controls: FormDialogControls;
  onSaved: () => void;
}

function InviteForm({ controls, onSaved, onInvited }: InviteFormProps) {
  const invite = useInviteAccount(onInvited);
  const form = useContractForm<InvitationValues, Invitation>({
    schema: accountCreate,
    defaultValues: NEW_PERSON,
    prepare: (values) => ({ ...values, expiresOn: values.role === 'auditor' ? values.expiresOn : null }),
  });
  return (
    <RecordForm
      form={form}
      label="Invitation"
      submitLabel="Invite"
      controls={controls}
      save={async (body) => {
        await invite.mutateAsync({ body });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <TextField name="email" label="Email" type="email" required maxLength={255} placeholder="name@example.com" />
      <PersonFields isNew />
    </RecordForm>
  );
}

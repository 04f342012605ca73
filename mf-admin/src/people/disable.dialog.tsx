import { accountName, type Account } from '@fsvp/contracts/access/account';
import { useSession } from '@fsvp/web-kit';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDisableAccount } from './api/disable-account.js';
import type { PersonActions } from './use-person-actions.js';

interface DisableDialogProps extends Pick<PersonActions, 'enable'> {
  /** Undefined closes the dialog. */
  account: Account | undefined;
  onClose: () => void;
}

export function DisableDialog({ account, enable, onClose }: DisableDialogProps) {
  const { user } = useSession();
  return (
    <DeleteDialog
      record={account}
      title={(shown) => `Disable the account of ${accountName(shown)}?`}
      question={({ id }) =>
        `${id === user?.id ? 'This is your own account. You will be signed out. ' : ''}Its sessions, API tokens and links stop working at once. Records, signatures and the change history keep the name of the person. You can enable the account again, but its API tokens stay revoked.`
      }
      confirmLabel="Disable"
      remove={useDisableAccount((disabled) => void enable(disabled))}
      inputOf={({ id }) => ({ params: { id } })}
      onClose={onClose}
    />
  );
}

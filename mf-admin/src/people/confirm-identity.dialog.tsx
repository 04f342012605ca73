import { accountName, accountUpdate, type Account, type updateAccount } from '@fsvp/contracts/access/account';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { Button, useLastDefined } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useUpdateAccount } from './api/update-account.js';

type AccountUpdate = HandlerInput<typeof updateAccount>['body'];

interface ConfirmIdentityDialogProps {
  /** Undefined closes the dialog. */
  account: Account | undefined;
  onClose: () => void;
}

export function ConfirmIdentityDialog({ account, onClose }: ConfirmIdentityDialogProps) {
  const shown = useLastDefined(account);
  if (!shown) return null;
  return (
    <FormDialog
      open={account !== undefined}
      size="sm"
      recordId={shown.id}
      onClose={onClose}
      title={`Identity of ${accountName(shown)}`}
      description="The identity of signers must be verified. Confirm that this account belongs to this person, and enter how you verified it. The audit trail keeps it."
    >
      {(controls) => <ConfirmIdentityForm account={shown} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface ConfirmIdentityFormProps {
  account: Account;
  controls: FormDialogControls;
  onSaved: () => void;
}

function ConfirmIdentityForm({ account: { id, identityVerified }, controls, onSaved }: ConfirmIdentityFormProps) {
  const confirm = useUpdateAccount('Identity confirmed');
  const withdraw = useUpdateAccount('Confirmation withdrawn');
  const form = useContractForm<{ identityVerified: { how: string } }, AccountUpdate>({
    schema: accountUpdate,
    defaultValues: { identityVerified: { how: identityVerified?.how ?? '' } },
  });
  const takeBack = () =>
    withdraw.mutateAsync({ params: { id }, body: { identityVerified: null } }).then(onSaved, () => undefined);
  return (
    <RecordForm
      form={form}
      label="Identity"
      submitLabel="Confirm"
      controls={controls}
      save={async (body) => {
        await confirm.mutateAsync({ params: { id }, body });
        return undefined;
      }}
      onSaved={onSaved}
      actions={
        identityVerified ? (
          <Button variant="ghost" onClick={takeBack}>
            Withdraw
          </Button>
        ) : null
      }
    >
      <TextareaField
        name="identityVerified.how"
        label="How you verified it"
        required
        maxLength={500}
        placeholder="Driver's license, in person"
      />
    </RecordForm>
  );
}

import { accountName, INVITATION_HOURS, type Account, type InvitedAccount } from '@fsvp/contracts/access/account';
import { useLastDefined } from '@fsvp/ui';
import { Checkbox, ConfirmDialog } from '@fsvp/ui/dialogs';
import { errorText, isUnauthorized } from '@fsvp/web-kit';
import { useState } from 'react';
import { useRenewInvitation } from './api/renew-invitation.js';

interface NewLinkDialogProps {
  /** Undefined closes the dialog. */
  account: Account | undefined;
  onClose: () => void;
  onRenewed: (invited: InvitedAccount) => void;
}

const TEXTS = {
  invitation: `The link is valid for ${INVITATION_HOURS} hours and works once. The earlier link stops working.`,
  recovery: `For a person who can no longer sign in. The link is valid for ${INVITATION_HOURS} hours and works once. The person uses it to choose a new password, which ends all open sessions. Until then, nothing changes. Make sure that the request comes from this person.`,
  code: 'The link also asks for a code from the second factor.',
  lost: 'Without the second factor, anyone who has the link can get into the account. Verify the identity of the person first.',
};

export function NewLinkDialog({ account, onClose, onRenewed }: NewLinkDialogProps) {
  const shown = useLastDefined(account);
  const renew = useRenewInvitation((invited) => {
    close();
    onRenewed(invited);
  });
  const [removeSecondFactor, setRemoveSecondFactor] = useState(false);
  const close = () => {
    renew.reset();
    setRemoveSecondFactor(false);
    onClose();
  };
  if (!shown) return null;
  const { error } = renew;
  return (
    <ConfirmDialog
      open={account !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={`New link for ${accountName(shown)}?`}
      question={
        shown.status === 'invited' ? (
          TEXTS.invitation
        ) : shown.hasSecondFactor ? (
          <>
            {TEXTS.recovery} {TEXTS.code}
            <span className="flex flex-col gap-1 pt-3 text-ink">
              <Checkbox
                label="Remove the second factor because the person has lost it"
                checked={removeSecondFactor}
                onChange={setRemoveSecondFactor}
              />
              {TEXTS.lost}
            </span>
          </>
        ) : (
          TEXTS.recovery
        )
      }
      failure={error && !isUnauthorized(error) ? errorText(error) : undefined}
      confirmLabel="Create link"
      tone="primary"
      pending={renew.isPending}
      onConfirm={() =>
        renew.mutateAsync({ params: { id: shown.id }, body: { removeSecondFactor } }).catch(() => undefined)
      }
    />
  );
}

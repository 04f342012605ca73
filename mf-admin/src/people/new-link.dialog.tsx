import { accountName, INVITATION_HOURS, type Account, type InvitedAccount } from '@fsvp/contracts/account';
import { ConfirmDialog, useLastDefined } from '@fsvp/ui';
import { errorText, isUnauthorized } from '@fsvp/web-kit';
import { useRenewInvitation } from './api/renew-invitation.js';

interface NewLinkDialogProps {
  /** Undefined closes the dialog. */
  account: Account | undefined;
  onClose: () => void;
  onRenewed: (invited: InvitedAccount) => void;
}

const TEXTS = {
  invitation: `The link is valid for ${INVITATION_HOURS} hours and works once. The earlier link ends.`,
  recovery: `For a person who cannot sign in any more. The link is valid for ${INVITATION_HOURS} hours and works once: with it the person chooses a new password, which removes the second factor and ends all open sessions. Until then nothing changes. Make sure that it is this person who asks.`,
};

export function NewLinkDialog({ account, onClose, onRenewed }: NewLinkDialogProps) {
  const shown = useLastDefined(account);
  const renew = useRenewInvitation((invited) => {
    close();
    onRenewed(invited);
  });
  const close = () => {
    renew.reset();
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
      question={shown.status === 'invited' ? TEXTS.invitation : TEXTS.recovery}
      failure={error && !isUnauthorized(error) ? errorText(error) : undefined}
      confirmLabel="Create link"
      tone="primary"
      pending={renew.isPending}
      onConfirm={() => renew.mutateAsync({ params: { id: shown.id } }).catch(() => undefined)}
    />
  );
}

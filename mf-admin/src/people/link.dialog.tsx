import { accountName, type InvitedAccount } from '@fsvp/contracts/access/account';
import { Button, formatDateTime, LinkButton, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { icons } from '../icons.js';
import { OneTimeText } from '../shared/one-time-text.js';
import { useSuiteAddress } from '../shared/use-suite-address.js';

interface LinkDialogProps {
  /** Undefined closes the dialog. */
  invited: InvitedAccount | undefined;
  onClose: () => void;
}

/** Shows the link of an invitation or a recovery, which cannot be read again. */
export function LinkDialog({ invited, onClose }: LinkDialogProps) {
  const shown = useLastDefined(invited);
  const suite = useSuiteAddress();
  if (!shown) return null;
  const { account, invitation } = shown;
  const href = suite + invitation.path;
  const name = accountName(account);
  return (
    <Dialog
      open={invited !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Link for ${name}`}
      initialFocus="heading"
      footer={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={4}>
        <Text as="p">
          Give this link only to {name}. It will not be shown again, works once, and expires on{' '}
          {formatDateTime(invitation.expiresAt)}.
        </Text>
        <OneTimeText
          label="Link"
          text={href}
          copyLabel="Copy link"
          actions={
            <LinkButton variant="outline" icon={icons.mail} href={mailTo(shown, href)}>
              Write an email
            </LinkButton>
          }
        />
      </Stack>
    </Dialog>
  );
}

function mailTo({ account, invitation }: InvitedAccount, href: string): string {
  const isInvitation = account.status === 'invited';
  const subject = isInvitation ? 'Your FSVP Suite account' : 'A new password for your FSVP Suite account';
  const body = [
    `Hello ${account.firstName ?? ''}`.trim() + ',',
    '',
    isInvitation
      ? 'Use this link to choose a password for your FSVP Suite account:'
      : 'Use this link to choose a new password for your FSVP Suite account:',
    href,
    '',
    `It works once, and expires on ${formatDateTime(invitation.expiresAt)}.`,
  ].join('\r\n');
  const address = encodeURIComponent(account.email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

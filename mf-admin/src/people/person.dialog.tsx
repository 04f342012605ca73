import { ROLE_LABELS } from '@fsvp/contracts/access/roles';
import { accountName, getAccount, type Account } from '@fsvp/contracts/access/account';
import { Button, DescriptionList, formatDate, formatDateTime, type DescriptionListProps } from '@fsvp/ui';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { AccountQualification } from '../qualifications/account-qualification.js';
import type { QualificationActions } from '../qualifications/qualification-section.js';
import { StatusBadge } from './status-badge.js';
import type { PersonActions } from './use-person-actions.js';

interface PersonDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the account loads. */
  known: Account | undefined;
  actions: PersonActions;
  qualificationActions: QualificationActions;
  /** Opens the form of the qualified individual. */
  onEditIndividual: (id: string) => void;
  onClose: () => void;
}

export function PersonDialog(props: PersonDialogProps) {
  const { id, known, actions, qualificationActions, onEditIndividual, onClose } = props;
  return (
    <RecordDialog
      call={getAccount}
      id={id}
      known={known}
      title={(account) => (account ? accountName(account) : 'Person')}
      failure="The person could not be loaded"
      onClose={onClose}
      footer={(account) => <Footer account={account} actions={actions} />}
    >
      {(account) => (
        <>
          <DescriptionList items={factsOf(account)} />
          <AccountQualification
            accountId={account.id}
            actions={qualificationActions}
            onEditIndividual={onEditIndividual}
          />
        </>
      )}
    </RecordDialog>
  );
}

function Footer({ account, actions }: { account: Account; actions: PersonActions }) {
  return (
    <>
      {account.status === 'disabled' ? (
        <Button variant="outline" icon={icons.enable} onClick={() => actions.enable(account)}>
          Enable
        </Button>
      ) : (
        <>
          <Button variant="ghost" icon={icons.disable} onClick={() => actions.disable(account)}>
            Disable…
          </Button>
          <Button variant="outline" icon={icons.link} onClick={() => actions.newLink(account)}>
            New link…
          </Button>
        </>
      )}
      <Button variant="outline" icon={icons.confirm} onClick={() => actions.confirmIdentity(account)}>
        Identity…
      </Button>
      <Button icon={icons.edit} onClick={() => actions.edit(account)}>
        Edit
      </Button>
    </>
  );
}

function factsOf(account: Account): DescriptionListProps['items'] {
  const { email, title, role, status, identityVerified: verified, invitedUntil, expiresOn } = account;
  return [
    { term: 'Email', value: email },
    { term: 'Title', value: title },
    { term: 'Role', value: ROLE_LABELS[role] },
    { term: 'Status', value: <StatusBadge account={{ ...account, expiresOn: null }} /> },
    { term: 'Last day', value: formatDate(expiresOn, 'No end') },
    { term: 'Second factor', value: account.hasSecondFactor ? 'Yes' : 'No' },
    {
      term: 'Identity',
      value: verified
        ? `Confirmed by ${verified.byName ?? 'an administrator'} on ${formatDateTime(verified.at)}: ${verified.how}`
        : 'Not confirmed',
    },
    { term: 'Last sign-in', value: formatDateTime(account.lastSignInAt, 'Never') },
    { term: 'Password set', value: formatDateTime(account.passwordChangedAt, 'Never') },
    {
      term: status === 'invited' ? 'Invitation valid until' : 'Recovery link valid until',
      value: formatDateTime(invitedUntil, 'No link'),
    },
  ];
}

import { inviteAccount, type InvitedAccount } from '@fsvp/contracts/access/account';
import { useApiMutation } from '@fsvp/web-kit';
import { useRefetchAccounts } from './use-refetch-accounts.js';

/** @param onInvited gets the link, which is in this answer only */
export function useInviteAccount(onInvited: (invited: InvitedAccount) => void) {
  const refetch = useRefetchAccounts();
  return useApiMutation(inviteAccount, {
    onSuccess: (invited) => {
      refetch();
      onInvited(invited);
    },
  });
}

import { renewInvitation, type InvitedAccount } from '@fsvp/contracts/access/account';
import { useApiMutation } from '@fsvp/web-kit';
import { useRefetchAccounts } from './use-refetch-accounts.js';

/** @param onRenewed gets the link, which is in this answer only */
export function useRenewInvitation(onRenewed: (invited: InvitedAccount) => void) {
  const refetch = useRefetchAccounts();
  return useApiMutation(renewInvitation, {
    onSuccess: (invited) => {
      refetch();
      onRenewed(invited);
    },
  });
}

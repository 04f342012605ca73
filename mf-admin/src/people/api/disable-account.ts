import { disableAccount, type Account } from '@fsvp/contracts/access/account';
import { useApiMutation } from '@fsvp/web-kit';
import { useRefetchAccounts } from './use-refetch-accounts.js';

/** @param enable lets the person sign in again, offered by the toast */
export function useDisableAccount(enable: (account: Account) => void) {
  return useApiMutation(disableAccount, {
    success: (account) => ({
      description: 'Account disabled',
      action: {
        label: 'Enable',
        altText: 'To enable the account again, open the person',
        onSelect: () => enable(account),
      },
    }),
    onSuccess: useRefetchAccounts(),
  });
}

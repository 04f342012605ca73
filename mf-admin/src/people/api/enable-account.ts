import { enableAccount } from '@fsvp/contracts/access/account';
import { errorText, useApiMutation } from '@fsvp/web-kit';
import { useRefetchAccounts } from './use-refetch-accounts.js';

export function useEnableAccount() {
  return useApiMutation(enableAccount, {
    success: 'Account enabled',
    failure: errorText,
    onSuccess: useRefetchAccounts(),
  });
}

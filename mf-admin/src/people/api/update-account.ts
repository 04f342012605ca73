import { updateAccount } from '@fsvp/contracts/access/account';
import { useApiMutation } from '@fsvp/web-kit';
import { useRefetchAccounts } from './use-refetch-accounts.js';

export function useUpdateAccount(success: string) {
  return useApiMutation(updateAccount, { success, changes: ['user'], onSuccess: useRefetchAccounts() });
}

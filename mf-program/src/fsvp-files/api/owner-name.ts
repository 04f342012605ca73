import { accountName, getAccount, listAccounts } from '@fsvp/contracts/account';
import { PICKER_LIMIT } from '@fsvp/contracts/fields';
import type { LoadOptions } from '@fsvp/ui';
import { api, useApiQuery, useMay, useSession } from '@fsvp/web-kit';

/** Of an account. Only administrators may read the accounts of others. */
export function useOwnerName(id: string | null): string | undefined {
  const { user } = useSession();
  const mayRead = useMay('administer');
  const isOwn = user?.id === id;
  const account = useApiQuery(getAccount, { params: { id: id ?? '' } }, { enabled: id !== null && mayRead && !isOwn });
  if (id === null) return undefined;
  if (isOwn && user) return accountName({ ...user, email: user.email ?? 'You' });
  if (!mayRead) return 'Another person';
  return account.data ? accountName(account.data) : account.isError ? 'Unknown person' : '…';
}

/** The active accounts for a Combobox, searched as the user types. */
export const loadOwners: LoadOptions = async (text, signal) => {
  const query = { search: text || undefined, status: 'active' as const, limit: PICKER_LIMIT, offset: 0 };
  const { users, total } = await api.call(listAccounts, { query, signal });
  return { options: users.map((one) => ({ value: one.id, label: accountName(one), description: one.email })), total };
};

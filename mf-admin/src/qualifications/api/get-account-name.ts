import { accountName, getAccount } from '@fsvp/contracts/access/account';
import { useApiQuery } from '@fsvp/web-kit';

/** The name of an account; undefined while it loads, and without one. */
export function useAccountName(id: string | null): string | undefined {
  const { data } = useApiQuery(getAccount, { params: { id: id ?? '' } }, { enabled: id !== null });
  return data && accountName(data);
}

import { useAccountName } from './api/get-account-name.js';

export function AccountName({ id }: { id: string | null }) {
  const name = useAccountName(id);
  return id === null ? 'None' : (name ?? '…');
}

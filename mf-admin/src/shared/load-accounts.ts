import { ROLE_LABELS } from '@fsvp/contracts/access/roles';
import { accountName, listAccounts } from '@fsvp/contracts/access/account';
import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import type { LoadOptions } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';

/** The active accounts for a Combobox, searched as the user types. */
export const loadAccounts: LoadOptions = async (text, signal) => {
  const query = { search: text || undefined, status: 'active' as const, limit: PICKER_LIMIT, offset: 0 };
  const { users, total } = await api.call(listAccounts, { query, signal });
  const options = users.map((account) => ({
    value: account.id,
    label: accountName(account),
    description: `${account.email}, ${ROLE_LABELS[account.role]}`,
  }));
  return { options, total };
};

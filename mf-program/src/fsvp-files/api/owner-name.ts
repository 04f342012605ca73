import { listPeople } from '@fsvp/contracts/access/account';
import type { LoadOptions } from '@fsvp/ui';
import { api, useApiQuery } from '@fsvp/web-kit';

/** Of an account; undefined for none. */
export function useOwnerName(id: string | null): string | undefined {
  const people = useApiQuery(listPeople, { query: { id: id ? [id] : [] } }, { enabled: id !== null });
  if (id === null) return undefined;
  return people.data ? (people.data.people[0]?.name ?? 'Unknown person') : people.isError ? 'Unknown person' : '…';
}

/** The active accounts for a Combobox, searched as the user types. */
export const loadOwners: LoadOptions = async (text, signal) => {
  const { people, total } = await api.call(listPeople, { query: { search: text || undefined }, signal });
  return {
    options: people.map(({ id, name, title }) => ({ value: id, label: name, description: title ?? undefined })),
    total,
  };
};

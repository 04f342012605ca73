import { listPeople } from '@fsvp/contracts/access/account';
import { getFood, listFoods } from '@fsvp/contracts/program/food';
import { t, type LoadOptions } from '@fsvp/ui';
import { api, useApiQuery } from '@fsvp/web-kit';

/** Foods for a Combobox, searched as the user types. */
export const loadFoods: LoadOptions = async (text, signal) => {
  const { foods, total } = await api.call(listFoods, {
    query: { search: text || undefined, limit: 20, sort: 'name', order: 'asc' },
    signal,
  });
  return { options: foods.map(({ id, name }) => ({ value: id, label: name })), total };
};

export function useFoodName(id: string | undefined): string | undefined {
  const food = useApiQuery(getFood, { params: { id: id ?? '' }, query: {} }, { enabled: id !== undefined });
  if (id === undefined) return undefined;
  return food.data?.name ?? (food.isError ? t({ defaultMessage: 'Unknown food' }) : '…');
}

/** The active accounts for a Combobox, searched as the user types. */
export const loadPeople: LoadOptions = async (text, signal) => {
  const { people, total } = await api.call(listPeople, { query: { search: text || undefined }, signal });
  return {
    options: people.map(({ id, name, title }) => ({ value: id, label: name, description: title ?? undefined })),
    total,
  };
};

export function usePersonName(id: string | undefined): string | undefined {
  const people = useApiQuery(listPeople, { query: { id: id ? [id] : [] } }, { enabled: id !== undefined });
  if (id === undefined) return undefined;
  const unknown = t({ defaultMessage: 'Unknown person' });
  return people.data ? (people.data.people[0]?.name ?? unknown) : people.isError ? unknown : '…';
}

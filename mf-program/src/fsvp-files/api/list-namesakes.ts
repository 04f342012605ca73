import { distinctionOf, listNamesakes, MAX_NAMESAKES } from '@fsvp/contracts/suppliers/namesakes';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

/** The FEI or place of suppliers that share their name with another one, by their id. */
export function useDistinctions(supplierIds: readonly (string | null)[]): ReadonlyMap<string, string> {
  const ids = [...new Set(supplierIds.filter((id) => id !== null))].sort().slice(0, MAX_NAMESAKES);
  const { data } = useApiQuery(
    listNamesakes,
    { query: { supplierId: ids } },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  return new Map(data?.suppliers.map((one) => [one.supplierId, distinctionOf(one)]));
}

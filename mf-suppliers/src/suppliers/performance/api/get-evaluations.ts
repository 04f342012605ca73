import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { listSupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

/** A page of a supplier's evaluations, latest first; the previous page stays visible while the next one loads. */
export function useEvaluations(id: string, { offset }: { offset: number }) {
  return useApiQuery(
    listSupplierPerformance,
    { params: { id }, query: { limit: DEFAULT_LIMIT, offset } },
    { placeholderData: keepPreviousData },
  );
}

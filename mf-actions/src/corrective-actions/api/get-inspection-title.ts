import { getInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { formatInstantDate } from '@fsvp/ui';
import { ApiError, useApiQuery } from '@fsvp/web-kit';

const NO_ID = '';

/** The title of a linked receiving inspection (product, lot and day); undefined until it is loaded. */
export function useInspectionTitle(id: string | null): string | undefined {
  const { data, error } = useApiQuery(getInspection, { params: { id: id ?? NO_ID } }, { enabled: id !== null });
  if (id === null) return undefined;
  if (!data) return error instanceof ApiError && error.status === 404 ? 'Deleted inspection' : undefined;
  return [data.productName, data.lotNumber && `lot ${data.lotNumber}`, formatInstantDate(data.receivedDate)]
    .filter(Boolean)
    .join(', ');
}

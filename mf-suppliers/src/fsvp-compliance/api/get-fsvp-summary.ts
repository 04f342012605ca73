import { fsvpSummary } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';

export function useFsvpSummary() {
  return useApiQuery(fsvpSummary, {});
}

import { getReportCards } from '@fsvp/contracts/catalogue/dashboard';
import { useApiQuery } from '@fsvp/web-kit';

export function useReportCards() {
  return useApiQuery(getReportCards, {});
}

import { listQualifications } from '@fsvp/contracts/program/qualified-individual';
import { useApiQuery } from '@fsvp/web-kit';

/** All versions of the qualification of one person, newest first. */
export function useQualifications(individualId: string) {
  return useApiQuery(listQualifications, { params: { id: individualId } }, { staleTime: 0 });
}

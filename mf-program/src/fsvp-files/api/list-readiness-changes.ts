import { listReadinessChanges } from '@fsvp/contracts/program/file-readiness';
import { useApiQuery } from '@fsvp/web-kit';

/** When verdict, regime or missing requirements of one file changed, newest first. */
export function useReadinessChanges(fileId: string) {
  return useApiQuery(listReadinessChanges, { params: { id: fileId } }, { staleTime: 0 });
}

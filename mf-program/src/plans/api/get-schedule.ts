import { getFileSchedule } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { useApiQuery } from '@fsvp/web-kit';

/** When the activities of the signed plan of a file are due in the next 24 months. */
export function useSchedule(fileId: string) {
  return useApiQuery(getFileSchedule, { params: { id: fileId }, query: {} }, { staleTime: 0 });
}

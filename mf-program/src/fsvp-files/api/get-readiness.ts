import type { Day } from '@fsvp/contracts/core/calendar-day';
import { getFileReadiness } from '@fsvp/contracts/program/file-readiness';
import { useApiQuery } from '@fsvp/web-kit';

/** The requirements of a file; those of the day before stay visible while another day loads. @param asOf without it, today */
export function useFileReadiness(fileId: string, asOf: Day | undefined) {
  return useApiQuery(
    getFileReadiness,
    { params: { id: fileId }, query: { asOf } },
    {
      staleTime: 0,
      placeholderData: (previous) => (previous?.fileId === fileId ? previous : undefined),
    },
  );
}

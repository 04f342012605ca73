import { listDeterminations } from '@fsvp/contracts/program/determination';
import { useApiQuery } from '@fsvp/web-kit';

/** All determinations of one file, newest first. */
export function useDeterminations(fileId: string) {
  return useApiQuery(listDeterminations, { params: { id: fileId } }, { staleTime: 0 });
}

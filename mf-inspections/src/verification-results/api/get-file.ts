import { getFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { useApiQuery } from '@fsvp/web-kit';

export function useFile(id: string) {
  return useApiQuery(getFsvpFile, { params: { id }, query: {} });
}

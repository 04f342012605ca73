import { getVerification } from '@fsvp/contracts/quality/verification';
import { useApiQuery } from '@fsvp/web-kit';

const NO_ID = '';

/** The title of a verification that a document belongs to; undefined until it is loaded, and if it was deleted. */
export function useVerificationTitle(id: string | null | undefined): string | undefined {
  return useApiQuery(getVerification, { params: { id: id ?? NO_ID } }, { enabled: Boolean(id) }).data?.title;
}

import { getVerification } from '@fsvp/contracts/quality/verification';
import { ApiError, useApiQuery } from '@fsvp/web-kit';

const NO_ID = '';

/** The title of a linked verification; undefined until it is loaded. */
export function useVerificationTitle(id: string | null): string | undefined {
  const { data, error } = useApiQuery(getVerification, { params: { id: id ?? NO_ID } }, { enabled: id !== null });
  if (id === null) return undefined;
  return data?.title ?? (error instanceof ApiError && error.status === 404 ? 'Deleted verification' : undefined);
}

import { getAction } from '@fsvp/contracts/quality/corrective-action';
import { useApiQuery } from '@fsvp/web-kit';

const NO_ID = '';

/** The title of a corrective action that a document belongs to; undefined until it is loaded, and if it was deleted. */
export function useActionTitle(id: string | null | undefined): string | undefined {
  return useApiQuery(getAction, { params: { id: id ?? NO_ID } }, { enabled: Boolean(id) }).data?.title;
}

import type { ClientInput } from '@fsvp/contracts/core/call';
import { MAX_SUBJECTS } from '@fsvp/contracts/signatures/signature';
import { listVerifications, VERIFICATION_TYPE_LABELS } from '@fsvp/contracts/quality/verification';
import { formatInstantDate } from '@fsvp/ui';
import { api, UNKNOWN_SUPPLIER, type SigningRecord } from '@fsvp/web-kit';

/** Completed activities that the filters find, newest first, as many as one password signs. */
export async function listCompletedVerifications(
  { search, type, supplierId, fileId, resultState }: NonNullable<ClientInput<typeof listVerifications>['query']>,
  signal: AbortSignal,
): Promise<SigningRecord[]> {
  const { activities } = await api.call(listVerifications, {
    query: {
      search: search || undefined,
      type,
      supplierId,
      fileId,
      resultState,
      status: ['completed'],
      limit: MAX_SUBJECTS,
    },
    signal,
  });
  return activities.map(({ id, title, supplierName, type: kind, completedDate }) => ({
    id,
    title,
    details: [
      supplierName ?? UNKNOWN_SUPPLIER,
      VERIFICATION_TYPE_LABELS[kind] ?? kind,
      completedDate && `Completed ${formatInstantDate(completedDate)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

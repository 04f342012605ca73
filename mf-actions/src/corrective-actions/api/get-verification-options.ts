import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { listVerifications, VERIFICATION_TYPE_LABELS } from '@fsvp/contracts/quality/verification';
import { formatDate, type LoadOptions } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';

/** A supplier's verifications for a Combobox, searched as the user types. */
export function verificationOptionsOf(supplierId: string | null): LoadOptions {
  return async (text, signal) => {
    if (!supplierId) return [];
    const { activities } = await api.call(listVerifications, {
      query: { search: text || undefined, supplierId, limit: PICKER_LIMIT },
      signal,
    });
    return activities.map(({ id, title, type, dueDate }) => ({
      value: id,
      label: title,
      description: `${VERIFICATION_TYPE_LABELS[type]}, due ${formatDate(dueDate)}`,
    }));
  };
}

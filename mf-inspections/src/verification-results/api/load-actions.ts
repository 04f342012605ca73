import { ACTION_STATUS_LABELS, getAction, listActions } from '@fsvp/contracts/quality/corrective-action';
import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import type { LoadOptions } from '@fsvp/ui';
import { api, useApiQuery } from '@fsvp/web-kit';

/** Corrective actions of a supplier for a Combobox, searched as the user types. */
export function loadActions(supplierId: string): LoadOptions {
  return async (text, signal) => {
    const query = { search: text || undefined, supplierId, limit: PICKER_LIMIT, offset: 0 };
    const { actions, total } = await api.call(listActions, { query, signal });
    const options = actions.map(({ id, title, status }) => ({
      value: id,
      label: title,
      description: ACTION_STATUS_LABELS[status],
    }));
    return { options, total };
  };
}

/** @param id undefined loads nothing */
export function useAction(id: string | undefined) {
  return useApiQuery(getAction, { params: { id: id ?? '' } }, { enabled: id !== undefined });
}

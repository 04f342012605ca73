import { TextLink, TwoLines } from '@fsvp/ui';
import { ApiError, hrefs } from '@fsvp/web-kit';
import { useSupplier } from '../api/get-supplier.js';
import { locationOf } from '../supplier-text.js';

/** The supplier of the directory that a row resembles. */
export function DuplicateOf({ id }: { id: string }) {
  const { data, error } = useSupplier(id, { known: undefined, enabled: true });
  if (error instanceof ApiError && error.status === 404) return 'A supplier that was deleted meanwhile';
  if (!data) return error ? 'A supplier that could not be loaded' : 'Loading…';
  return (
    <TwoLines
      primary={
        // In a tab of its own: the import stays open.
        <TextLink href={hrefs.supplier(id)} target="_blank">
          {data.name}
        </TextLink>
      }
      secondary={locationOf(data)}
    />
  );
}

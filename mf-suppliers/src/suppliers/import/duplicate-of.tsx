import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { TextLink, TwoLines } from '@fsvp/ui';
import { hrefs, isMissing, useRecord } from '@fsvp/web-kit';
import { locationOf } from '../supplier-text.js';

/** The existing supplier that a row may duplicate. */
export function DuplicateOf({ id }: { id: string }) {
  const { data, error } = useRecord(getSupplier, id, { known: undefined, enabled: true });
  if (isMissing(error)) return 'A supplier that has since been deleted';
  if (!data) return error ? 'The supplier could not be loaded' : 'Loading…';
  return (
    <TwoLines
      primary={
        // In a new tab, so that the import stays open.
        <TextLink href={hrefs.supplier(id)} target="_blank">
          {data.name}
        </TextLink>
      }
      secondary={locationOf(data)}
    />
  );
}

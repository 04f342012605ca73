import { ComboboxField } from '@fsvp/ui/dialogs';
import { loadOwners, useOwnerName } from './api/owner-name.js';

/** Who looks after a file. */
export function OwnerField({ current }: { current: string | null }) {
  return (
    <ComboboxField
      name="ownerId"
      label="Owner"
      loadOptions={loadOwners}
      selectedLabel={useOwnerName(current)}
      clearable
      placeholder="Search people..."
      noun="a person"
      emptyText="No people found"
    />
  );
}

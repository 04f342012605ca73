import { Combobox } from '@fsvp/ui';
import { loadOwners, useOwnerName } from '../fsvp-files/api/owner-name.js';

interface OwnerFilterProps {
  /** Id of an account; undefined means all owners. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function OwnerFilter({ value, onChange }: OwnerFilterProps) {
  return (
    <Combobox
      ariaLabel="Owner"
      placeholder="All owners"
      noun="a person"
      emptyText="No people found"
      clearable
      value={value ?? null}
      selectedLabel={useOwnerName(value ?? null)}
      loadOptions={loadOwners}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

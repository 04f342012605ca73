import { Combobox, FilterSelect } from '@fsvp/ui';
import { useMay, useSession } from '@fsvp/web-kit';
import { loadOwners, useOwnerName } from '../fsvp-files/api/owner-name.js';

interface OwnerFilterProps {
  /** Id of an account; undefined means all owners. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Administrators choose any account. The others cannot read the accounts: they choose their own files. */
export function OwnerFilter({ value, onChange }: OwnerFilterProps) {
  const { user } = useSession();
  const mayReadAccounts = useMay('administer');
  const name = useOwnerName(value ?? null);
  if (mayReadAccounts)
    return (
      <Combobox
        ariaLabel="Owner"
        placeholder="All owners"
        emptyText="No people found"
        clearable
        value={value ?? null}
        selectedLabel={name}
        loadOptions={loadOwners}
        onChange={(next) => onChange(next ?? undefined)}
      />
    );
  const own = user?.kind === 'user' ? user.id : undefined;
  const options = [
    ...(own ? [{ value: own, label: 'My files' }] : []),
    ...(value && value !== own ? [{ value, label: name ?? 'Another person' }] : []),
  ];
  return <FilterSelect label="Owner" allLabel="All owners" value={value} options={options} onChange={onChange} />;
}

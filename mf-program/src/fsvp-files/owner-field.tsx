import { ComboboxField, SelectField } from '@fsvp/ui';
import { useMay, useSession } from '@fsvp/web-kit';
import { loadOwners, useOwnerName } from './api/owner-name.js';

const LABEL = 'Owner';

/**
 * Administrators choose any account. The others cannot read the accounts: they take the file themselves, or leave it to its
 * owner.
 */
export function OwnerField({ current }: { current: string | null }) {
  const { user } = useSession();
  const mayReadAccounts = useMay('administer');
  const own = user?.kind === 'user' ? user.id : null;
  const ownName = useOwnerName(own);
  const currentName = useOwnerName(current);
  if (mayReadAccounts)
    return (
      <ComboboxField
        name="ownerId"
        label={LABEL}
        loadOptions={loadOwners}
        selectedLabel={currentName}
        clearable
        placeholder="Search people..."
        emptyText="No people found"
      />
    );
  const options = [
    ...(own ? [{ value: own, label: ownName ?? 'You' }] : []),
    ...(current && current !== own ? [{ value: current, label: currentName ?? '…' }] : []),
  ];
  if (options.length === 0) return null;
  return <SelectField name="ownerId" label={LABEL} noneLabel="No owner" options={options} />;
}

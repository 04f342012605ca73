import { IconButton, Text } from '@fsvp/ui';
import { Checkbox, RadioChoice, useController } from '@fsvp/ui/dialogs';
import { useId, useState } from 'react';
import { icons } from '../icons.js';
import { listError } from '../shared/list-error.js';
import { chooseEvents, chosenEvents, TYPE_GROUPS, type TypeGroup } from './type-groups.js';
import { typeLabel } from './type-labels.js';

const WHICH = [
  { value: 'all', label: 'All changes', description: 'Including record types that later releases add.' },
  { value: 'chosen', label: 'Chosen changes' },
];

/** All changes (null), or a list of types of records and of events. */
export function TypesField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = field.value as string[] | null;
  // Comes back when the user returns from all to chosen changes.
  const [last, setLast] = useState<string[]>(chosen ?? []);
  const change = (next: string[]) => {
    setLast(next);
    field.onChange(next);
  };
  const error =
    fieldState.error && (chosen?.length === 0 ? 'Choose at least one type' : listError(fieldState.error, chosen ?? []));
  return (
    <div className="admin:flex admin:flex-col admin:gap-1.5">
      <RadioChoice
        label={label}
        required
        options={WHICH}
        value={chosen === null ? 'all' : 'chosen'}
        onChange={(which) => field.onChange(which === 'all' ? null : last)}
        onBlur={field.onBlur}
        ref={field.ref}
      />
      {chosen === null ? null : (
        <div
          role="group"
          aria-label="Chosen changes"
          aria-describedby={error ? `${id}-error` : undefined}
          className="admin:rounded-control admin:border admin:border-divider"
        >
          <ul className="admin:divide-y admin:divide-divider">
            {TYPE_GROUPS.map((group) => (
              <GroupItem
                key={group.recordType}
                group={group}
                chosen={chosen}
                onChange={change}
                error={error ? `${id}-error` : undefined}
              />
            ))}
          </ul>
        </div>
      )}
      {error ? (
        <p id={`${id}-error`} className="admin:text-meta admin:text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface GroupItemProps {
  group: TypeGroup;
  chosen: readonly string[];
  onChange: (next: string[]) => void;
  /** Id of the field's error. */
  error: string | undefined;
}

/** A type of records with all of its events, or with some of them. */
function GroupItem({ group, chosen, onChange, error }: GroupItemProps) {
  const id = useId();
  const { recordType, events } = group;
  const own = chosenEvents(group, chosen);
  const isPart = own.length > 0 && own.length < events.length;
  const [open, setOpen] = useState(isPart);
  const label = typeLabel(recordType);
  const choose = (next: readonly string[]) => onChange(chooseEvents(group, chosen, next));
  return (
    <li className="admin:px-3 admin:py-1">
      <div className="admin:flex admin:min-h-8 admin:items-center admin:justify-between admin:gap-2">
        <Checkbox
          checked={own.length === events.length}
          indeterminate={isPart}
          onChange={(checked) => choose(checked ? events : [])}
          aria-invalid={error ? true : undefined}
          aria-describedby={error}
          label={
            <>
              {label}
              {isPart ? (
                <Text size="meta" tone="subtle">
                  {` ${own.length} of ${events.length} events`}
                </Text>
              ) : null}
            </>
          }
        />
        {events.length > 1 ? (
          <IconButton
            label={`Events of ${label}`}
            size="sm"
            icon={open ? icons.collapse : icons.expand}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        ) : null}
      </div>
      <div id={id} hidden={!open} role="group" aria-label={`Events of ${label}`} className="admin:pb-1 admin:pl-7">
        <div className="admin:flex admin:flex-col">
          {events.map((type) => (
            <Checkbox
              key={type}
              checked={own.includes(type)}
              onChange={(checked) => choose(checked ? [...own, type] : own.filter((one) => one !== type))}
              label={typeLabel(type)}
            />
          ))}
        </div>
      </div>
    </li>
  );
}

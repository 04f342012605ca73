import { Card, Stack } from '@fsvp/ui';
import { RadioChoice, useFormContext, useWatch } from '@fsvp/ui/dialogs';
import { useEffect, useRef } from 'react';
import { isSameValue } from './conflict.js';
import type { ChoosableConflict, Conflicts } from './use-record-save.js';

/** The values that someone else saved while the form was open, beside those of the form. Renders nothing without any. */
export function ConflictChoices({ conflicts: { fields, isReported, markChosen } }: { conflicts: Conflicts }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first field without a choice, or else the first one.
    const groups = [...(area.current?.querySelectorAll('[role=radiogroup]') ?? [])];
    const group = groups.find((radios) => !radios.querySelector('[aria-checked=true]')) ?? groups[0];
    (
      group?.querySelector<HTMLElement>('[aria-checked=true]') ?? group?.querySelector<HTMLElement>('[role=radio]')
    )?.focus();
  }, [fields.length, isReported]);
  if (fields.length === 0) return null;
  return (
    <div ref={area}>
      <Card title="Changed by someone else" headingLevel={3}>
        <Stack gap={4}>
          {fields.map((field) => (
            <ConflictChoice
              key={field.path}
              field={field}
              error={isReported && !field.isChosen ? 'Choose a value' : undefined}
              onChosen={() => markChosen(field.path)}
            />
          ))}
        </Stack>
      </Card>
    </div>
  );
}

interface ConflictChoiceProps {
  field: ChoosableConflict;
  error: string | undefined;
  onChosen: () => void;
}

function ConflictChoice({ field, error, onChosen }: ConflictChoiceProps) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field.path });
  const chosen = isSameValue(value, field.theirs) ? 'theirs' : isSameValue(value, field.mine) ? 'mine' : '';
  const choose = (which: string) => {
    for (const { path, mine, theirs } of [field, ...field.companions])
      setValue(path, which === 'mine' ? mine : theirs, { shouldDirty: true, shouldValidate: true });
    onChosen();
  };
  return (
    <RadioChoice
      label={field.label}
      required={field.isContested}
      error={error}
      value={field.isChosen ? chosen : ''}
      onChange={choose}
      options={[
        { value: 'mine', label: field.isContested ? 'Your value' : 'Value before', description: field.mineText },
        { value: 'theirs', label: 'Value someone else saved', description: field.theirsText },
      ]}
    />
  );
}

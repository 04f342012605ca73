import { Combobox, Field, IconButton, Stack, type LoadOptions } from '@fsvp/ui';
import { useController } from '@fsvp/ui/dialogs';
import { useId, useRef, type ReactNode } from 'react';
import { icons } from '../icons.js';
import { listError } from './list-error.js';

interface PickListFieldProps {
  name: string;
  label: string;
  hint?: string;
  placeholder: string;
  emptyText: string;
  /** See `Combobox`. */
  noun: string;
  loadOptions: LoadOptions;
  /** How a chosen value is shown. */
  show: (value: string) => ReactNode;
}

/** Several values, each picked in a Combobox and listed below it. The form value is an array. */
export function PickListField({ name, label, hint, loadOptions, show, ...combobox }: PickListFieldProps) {
  const { field, fieldState } = useController({ name });
  const input = useRef<HTMLInputElement>(null);
  const chosen = field.value as string[];
  const loadOthers: LoadOptions = async (text, signal) => {
    const found = await loadOptions(text, signal);
    const page = 'total' in found ? found : { options: found, total: found.length };
    const options = page.options.filter(({ value }) => !chosen.includes(value));
    return { options, total: page.total - (page.options.length - options.length) };
  };
  const remove = (value: string) => {
    field.onChange(chosen.filter((one) => one !== value));
    input.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={listError(fieldState.error, chosen)}>
      {(control) => (
        <Stack gap={2}>
          <Combobox
            {...combobox}
            {...control}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            onBlur={field.onBlur}
            value={null}
            loadOptions={loadOthers}
            onChange={(value) => {
              if (value !== null && !chosen.includes(value)) field.onChange([...chosen, value]);
            }}
          />
          {chosen.length > 0 ? (
            <ul aria-label={`${label}, chosen`} className="admin:flex admin:flex-wrap admin:gap-2">
              {chosen.map((value) => (
                <Picked key={value} onRemove={() => remove(value)}>
                  {show(value)}
                </Picked>
              ))}
            </ul>
          ) : null}
        </Stack>
      )}
    </Field>
  );
}

function Picked({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  const id = useId();
  return (
    <li className="admin:flex admin:max-w-full admin:items-center admin:gap-1 admin:rounded-control admin:border admin:border-divider admin:bg-sunken admin:pl-3 admin:text-body">
      <span id={`${id}-name`} className="admin:min-w-0 admin:py-1 admin:wrap-anywhere">
        {children}
      </span>
      {/* Its name has what it removes, whose text may still load. */}
      <IconButton
        id={`${id}-remove`}
        label="Remove"
        aria-labelledby={`${id}-remove ${id}-name`}
        size="sm"
        icon={icons.remove}
        onClick={onRemove}
      />
    </li>
  );
}

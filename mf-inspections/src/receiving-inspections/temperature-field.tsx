import { Field, IconButton, Inline, TextInput } from '@fsvp/ui';
import { useController, useFormContext } from '@fsvp/ui/dialogs';
import { compliesWith, rangeText, type TemperatureRange } from './temperature.js';
import { INSPECTION_FIELD_LABELS, type InspectionValues } from './inspection-form.values.js';

/** The received temperature; each valid number sets `tempCompliant`. */
export function TemperatureField({ range }: { range: TemperatureRange }) {
  const { control, setValue } = useFormContext<InspectionValues>();
  const { field, fieldState } = useController({ name: 'actualTemp', control });
  const { value } = field;
  const enter = (entry: number | null) => {
    field.onChange(entry);
    const complies = compliesWith(range, entry);
    if (complies !== null) setValue('tempCompliant', complies, { shouldDirty: true });
  };
  return (
    <Field
      label={`${INSPECTION_FIELD_LABELS.actualTemp} (°${range.unit})`}
      hint={`Required: ${rangeText(range)}`}
      error={fieldState.error?.message}
    >
      {(attributes) => (
        <Inline wrap={false}>
          <TextInput
            {...field}
            {...attributes}
            type="number"
            inputMode="decimal"
            step={1}
            autoComplete="off"
            value={value === null ? '' : Number.isNaN(value) ? undefined : value}
            onChange={({ target }) =>
              enter(target.validity.badInput ? NaN : target.value === '' ? null : target.valueAsNumber)
            }
            // The mouse wheel over a focused number input would change its value by accident.
            onWheel={(event) => event.currentTarget.blur()}
          />
          {/* The number pad of a phone has no minus key. */}
          <IconButton
            variant="outline"
            label="Change the sign of the temperature"
            disabled={!value}
            onClick={() => value && enter(-value)}
            icon={<span aria-hidden>±</span>}
          />
        </Inline>
      )}
    </Field>
  );
}

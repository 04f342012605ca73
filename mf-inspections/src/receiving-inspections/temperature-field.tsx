import { numberOf } from '@fsvp/contracts/core/number-text';
import { temperatureComplies } from '@fsvp/contracts/quality/receiving-inspection';
import { Field, IconButton, Inline } from '@fsvp/ui';
import { NumberInput, useController, useFormContext } from '@fsvp/ui/dialogs';
import { useEffect, useEffectEvent } from 'react';
import { rangeText, type TemperatureRange } from './temperature.js';
import { INSPECTION_FIELD_LABELS, type InspectionValues } from './inspection-form.values.js';

/** The received temperature; each valid number sets `tempCompliant`, and so does another range of the record. */
export function TemperatureField({ range }: { range: TemperatureRange }) {
  const { control, setValue } = useFormContext<InspectionValues>();
  const { field, fieldState } = useController({ name: 'actualTemp', control });
  const { error, isDirty } = fieldState;
  const degrees = numberOf(field.value);
  const judge = (entry: number | string | null) => {
    const complies = temperatureComplies(entry, range);
    if (complies !== null) setValue('tempCompliant', complies, { shouldDirty: true });
  };
  const enter = (entry: number | string | null) => {
    field.onChange(entry);
    judge(entry);
  };
  const judgeTyped = useEffectEvent(() => {
    if (isDirty) judge(field.value);
  });
  const { min, max, unit } = range;
  useEffect(() => judgeTyped(), [min, max, unit]);
  return (
    <Field
      label={`${INSPECTION_FIELD_LABELS.actualTemp} (°${range.unit})`}
      hint={`Required: ${rangeText(range)}`}
      error={error?.message}
    >
      {(attributes) => (
        <Inline wrap={false}>
          <NumberInput {...field} {...attributes} step={1} onChange={enter} />
          {/* The number pad of a phone has no minus key. */}
          <IconButton
            variant="outline"
            label="Change the sign of the temperature"
            disabled={!degrees}
            onClick={() => degrees && enter(-degrees)}
            icon={<span aria-hidden>±</span>}
          />
        </Inline>
      )}
    </Field>
  );
}

import { QUALIFICATION_BASES, QUALIFICATION_BASIS_LABELS } from '@fsvp/contracts/program/qualification';
import { Button, IconButton } from '@fsvp/ui';
import { SelectField, TextareaField, useFieldArray, useFormState } from '@fsvp/ui/dialogs';
import { useId } from 'react';
import { icons } from '../icons.js';
import { listError } from '../shared/list-error.js';
import { QUALIFICATION_FIELD_LABELS as labels, type QualificationValues } from './qualification-form.values.js';

const MAX_ENTRIES = 20;
const kinds = QUALIFICATION_BASES.map((value) => ({ value, label: QUALIFICATION_BASIS_LABELS[value] }));

/** Education, training and experience (21 CFR 1.500), at least one entry. */
export function BasisFields() {
  const id = useId();
  const { fields, append, remove } = useFieldArray<QualificationValues, 'basis'>({ name: 'basis' });
  const { errors } = useFormState<QualificationValues>({ name: 'basis' });
  const error = listError(errors.basis, []);
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="admin:flex admin:flex-col admin:gap-2"
    >
      <span id={id} className="admin:text-label admin:text-ink">
        {labels.basis}
        <span aria-hidden className="admin:text-bad">
          {' '}
          *
        </span>
      </span>
      <p id={`${id}-hint`} className="admin:text-meta admin:text-subtle">
        The education, training or experience that qualifies the person. No specific course is required.
      </p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={`${labels.basis} ${index + 1}`}
          className="admin:grid admin:grid-cols-[minmax(0,1fr)_auto] admin:items-start admin:gap-3 admin:rounded-control admin:border admin:border-divider admin:p-3 admin:sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <SelectField name={`basis.${index}.kind`} label="Kind" required options={kinds} />
          <div className="admin:max-sm:order-last admin:max-sm:col-span-2">
            <TextareaField name={`basis.${index}.text`} label="Description" required rows={2} maxLength={2000} />
          </div>
          <IconButton
            label={`Remove basis ${index + 1}`}
            icon={icons.remove}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {error ? <p className="admin:text-meta admin:text-bad">{error}</p> : null}
      <div>
        <Button
          variant="outline"
          size="sm"
          icon={icons.add}
          disabled={fields.length >= MAX_ENTRIES}
          onClick={() => append({ kind: 'experience', text: '' })}
        >
          Add another basis
        </Button>
      </div>
    </div>
  );
}

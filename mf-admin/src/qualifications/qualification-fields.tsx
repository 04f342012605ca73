import { FOOD_CLASS_LABELS, FOOD_CLASSES } from '@fsvp/contracts/program/qualification';
import { QUALIFIED_ACTIVITY_LABELS } from '@fsvp/contracts/signatures/qualified-activity';
import { findLanguages, languageName } from '@fsvp/contracts/core/language';
import { Columns, Field, TextInput, type LoadOptions } from '@fsvp/ui';
import { DateField, useController, useFormContext, useWatch } from '@fsvp/ui/dialogs';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';
import { CheckboxGroupField } from '../shared/checkbox-group-field.js';
import { listError } from '../shared/list-error.js';
import { PickListField } from '../shared/pick-list-field.js';
import { ACTIVITY_GROUPS } from './activity-groups.js';
import { useLoadDocuments } from './api/load-documents.js';
import { BasisFields } from './basis-fields.js';
import { DocumentTitle } from './document-title.js';
import {
  QUALIFICATION_FIELD_LABELS as labels,
  toIndustryCodes,
  type QualificationValues,
} from './qualification-form.values.js';

const activityGroups = ACTIVITY_GROUPS.map(({ label, activities }) => ({
  label,
  options: activities.map((value) => ({ value, label: QUALIFIED_ACTIVITY_LABELS[value] })),
}));
const foodClasses = [{ options: FOOD_CLASSES.map((value) => ({ value, label: FOOD_CLASS_LABELS[value] })) }];

const loadLanguages: LoadOptions = async (text) => findLanguages(text);

export function QualificationFields() {
  const validFrom = useWatch<QualificationValues, 'validFrom'>({ name: 'validFrom' });
  const loadDocuments = useLoadDocuments();
  const { getValues, setValue } = useFormContext<QualificationValues>();
  return (
    <>
      <CheckboxGroupField name="activities" label={labels.activities} required groups={activityGroups} />
      <Columns>
        <CheckboxGroupField
          name="foodClasses"
          label={labels.foodClasses}
          groups={foodClasses}
          hint="Leave both empty to cover both classes."
        />
        <IndustriesField name="industryCodes" label={labels.industryCodes} />
      </Columns>
      <PickListField
        name="languages"
        label={labels.languages}
        placeholder="Add a language..."
        noun="a language"
        emptyText="No language found"
        loadOptions={loadLanguages}
        show={(code) => `${languageName(code)} (${code})`}
        hint="Reviewed documents in other languages need a translation."
      />
      <BasisFields />
      <PickListField
        name="documents"
        label={labels.documents}
        placeholder="Search documents by title..."
        noun="a document"
        emptyText="No document found"
        loadOptions={loadDocuments}
        show={(id) => <DocumentTitle id={id} />}
        hint="Certificates, diplomas and other documents that support the basis."
      />
      <DocumentDrop
        onStored={({ id }) => setValue('documents', [...getValues('documents'), id], { shouldDirty: true })}
      />
      <Columns>
        <DateField name="validFrom" label={labels.validFrom} required />
        <DateField
          name="validUntil"
          label={labels.validUntil}
          minDate={validFrom ?? undefined}
          hint="Leave empty for no end date."
        />
      </Columns>
    </>
  );
}

/** Two-digit codes; empty for all. */
function IndustriesField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  return (
    <Field
      label={label}
      hint="The first two digits of FDA product codes, such as 16, 21. Leave empty for all."
      error={listError(fieldState.error, toIndustryCodes(field.value as string))}
    >
      {(control) => <TextInput {...field} {...control} autoComplete="off" spellCheck={false} />}
    </Field>
  );
}

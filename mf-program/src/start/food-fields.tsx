import { Combobox, Field, TextInput } from '@fsvp/ui';
import { useLoadIndustries, type Industry } from '../foods/api/list-industries.js';
import { industryOptionsOf, textOfIndustry } from '../foods/industries.js';
import type { Draft } from './drafts.js';

interface FoodFieldsProps {
  draft: Draft;
  industries: readonly Industry[] | undefined;
  onChange: (changes: Partial<Draft>) => void;
}

/** Name and industry of a new food. */
export function NewFoodFields({ draft, industries, onChange }: FoodFieldsProps) {
  const { foodName, chosen } = draft;
  return (
    <>
      <Field label="Name of the new food" required error={chosen && !foodName.trim() ? 'Enter a name' : undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={foodName}
            maxLength={255}
            onChange={({ target }) => onChange({ foodName: target.value })}
          />
        )}
      </Field>
      <IndustryField draft={draft} industries={industries} onChange={onChange} />
    </>
  );
}

export function IndustryField({ draft, industries, onChange }: FoodFieldsProps) {
  const { industryCode, chosen } = draft;
  const loadIndustries = useLoadIndustries();
  return (
    <Field label="Industry" required error={chosen && !industryCode ? 'Choose the industry of the food' : undefined}>
      {(control) => (
        <Combobox
          {...control}
          value={industryCode}
          selectedLabel={industryCode ? textOfIndustry(industryCode, industries) : undefined}
          loadOptions={industryOptionsOf(loadIndustries)}
          noun="an industry"
          placeholder="Search industries..."
          onChange={(code) => onChange({ industryCode: code, chosen: Boolean(code) || chosen })}
        />
      )}
    </Field>
  );
}

import { FACT_LABELS } from '@fsvp/contracts/program/food';
import {
  COMMODITIES,
  COMMODITY_LABELS,
  SUPPLEMENT_LABELS,
  SUPPLEMENTS,
} from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASS_LABELS, FOOD_CLASSES } from '@fsvp/contracts/program/qualification';
import { Columns, Section, Stack } from '@fsvp/ui';
import { CheckboxField, ComboboxField, SelectField, TextareaField, TextField } from '@fsvp/ui/dialogs';
import { useIndustries, useLoadIndustries } from './api/list-industries.js';
import { FACT_GROUPS } from './fact-questions.js';
import { FOOD_LABELS as labels } from './food-form.values.js';
import { industryOptionsOf, textOfIndustry } from './industries.js';
import { ProductCodesField } from './product-codes-field.js';

const classOptions = FOOD_CLASSES.map((value) => ({ value, label: FOOD_CLASS_LABELS[value] }));
const commodityOptions = COMMODITIES.map((value) => ({ value, label: COMMODITY_LABELS[value] }));
const supplementOptions = SUPPLEMENTS.map((value) => ({ value, label: SUPPLEMENT_LABELS[value] }));

/** @param props.industryCode of the record, whose name the field shows */
export function FoodFields({ industryCode }: { industryCode: string | null }) {
  const industries = useIndustries();
  const loadIndustries = useLoadIndustries();
  return (
    <>
      <TextField name="name" label={labels.name} required />
      <TextareaField
        name="description"
        label={labels.description}
        rows={3}
        hint="Products with the same hazards share one food."
      />
      <Columns>
        <SelectField name="foodClass" label={labels.foodClass} options={classOptions} />
        <ComboboxField
          name="industryCode"
          label={labels.industryCode}
          required
          loadOptions={industryOptionsOf(loadIndustries)}
          // The field keeps the first text that it gets for a value.
          selectedLabel={industryCode && industries ? textOfIndustry(industryCode, industries) : undefined}
          placeholder="Search by code or name..."
          noun="an industry"
          emptyText="No industry found. Enter its two digits."
        />
      </Columns>
      <ProductCodesField />
      <Columns>
        <SelectField
          name="facts.commodity"
          label={FACT_LABELS.commodity}
          options={commodityOptions}
          hint="Foods under other rules of FDA or USDA can be exempt (§1.501)."
        />
        <SelectField
          name="facts.supplement"
          label={FACT_LABELS.supplement}
          options={supplementOptions}
          hint="Other requirements apply to dietary supplements (§1.511)."
        />
      </Columns>
      {FACT_GROUPS.map(({ title, questions }) => (
        <Section key={title} title={title} headingLevel={3}>
          <Stack gap={3}>
            {questions.map(({ fact, question, help }) => (
              <CheckboxField key={fact} name={`facts.${fact}`} label={question} hint={help} />
            ))}
          </Stack>
        </Section>
      ))}
    </>
  );
}

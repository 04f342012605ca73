import { FACT_LABELS, getFood, type Food } from '@fsvp/contracts/program/food';
import { COMMODITY_LABELS, SUPPLEMENT_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import { Code, DescriptionList, Section, Stack } from '@fsvp/ui';
import { RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { useIndustries } from './api/list-industries.js';
import { FACT_GROUPS } from './fact-questions.js';
import { FOOD_LABELS as labels } from './food-form.values.js';
import { textOfIndustry } from './industries.js';

export function FoodDetailsDialog(props: RecordDetails<Food>) {
  return (
    <RecordDialog
      {...props}
      call={getFood}
      title={(food) => food?.name ?? 'Food'}
      failure="The food could not be loaded"
      closeButton
    >
      {(food) => <FoodFacts food={food} />}
    </RecordDialog>
  );
}

function FoodFacts({ food }: { food: Food }) {
  const industries = useIndustries();
  const { facts, productCodes } = food;
  return (
    <Stack gap={6}>
      <DescriptionList columns={1} items={[{ term: labels.description, value: food.description }]} />
      <DescriptionList
        items={[
          { term: labels.foodClass, value: FOOD_CLASS_LABELS[food.foodClass] },
          { term: labels.industryCode, value: textOfIndustry(food.industryCode, industries) },
          { term: FACT_LABELS.commodity, value: COMMODITY_LABELS[facts.commodity] },
          { term: FACT_LABELS.supplement, value: SUPPLEMENT_LABELS[facts.supplement] },
          {
            term: labels.productCodes,
            value: productCodes.length ? <Code>{productCodes.join(', ')}</Code> : null,
          },
        ]}
      />
      {FACT_GROUPS.map(({ title, questions }) => (
        <Section key={title} title={title} headingLevel={3}>
          <DescriptionList
            items={questions.map(({ fact }) => ({ term: FACT_LABELS[fact], value: facts[fact] ? 'Yes' : 'No' }))}
          />
        </Section>
      ))}
    </Stack>
  );
}

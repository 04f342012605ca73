import { FACT_LABELS, type Food } from '@fsvp/contracts/program/food';
import { COMMODITY_LABELS, SUPPLEMENT_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import { Card, Code, DescriptionList, Stack } from '@fsvp/ui';
import { useIndustries } from './api/list-industries.js';
import { FACT_GROUPS } from './fact-questions.js';
import { FOOD_LABELS as labels } from './food-form.values.js';
import { textOfIndustry } from './industries.js';

/** What is known of a food. */
export function FoodFacts({ food }: { food: Food }) {
  const industries = useIndustries();
  const { facts, productCodes } = food;
  return (
    <Stack gap={6}>
      <Card title="Type of food">
        <Stack gap={4}>
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
        </Stack>
      </Card>
      {FACT_GROUPS.map(({ title, questions }) => (
        <Card key={title} title={title}>
          <DescriptionList
            items={questions.map(({ fact }) => ({ term: FACT_LABELS[fact], value: facts[fact] ? 'Yes' : 'No' }))}
          />
        </Card>
      ))}
    </Stack>
  );
}

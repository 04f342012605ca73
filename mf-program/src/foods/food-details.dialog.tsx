import { FACT_LABELS, getFood, type Food } from '@fsvp/contracts/program/food';
import { COMMODITY_LABELS, SUPPLEMENT_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import { Button, Code, DescriptionList, Section, Stack } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { useIndustries } from './api/list-industries.js';
import { FACT_GROUPS } from './fact-questions.js';
import { FOOD_LABELS as labels } from './food-form.values.js';
import { textOfIndustry } from './industries.js';

interface FoodDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the record loads. */
  known: Food | undefined;
  onClose: () => void;
  onEdit: (food: Food) => void;
  onDelete: (food: Food) => void;
}

export function FoodDetailsDialog({ id, known, onClose, onEdit, onDelete }: FoodDetailsDialogProps) {
  return (
    <RecordDialog
      call={getFood}
      id={id}
      known={known}
      title={(food) => food?.name ?? 'Food'}
      failure="The food could not be loaded"
      onClose={onClose}
      footer={(food) => (
        <>
          <WriteOnly>
            <Button variant="ghost" icon={icons.remove} onClick={() => onDelete(food)}>
              Delete
            </Button>
          </WriteOnly>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <WriteOnly>
            <Button icon={icons.edit} onClick={() => onEdit(food)}>
              Edit
            </Button>
          </WriteOnly>
        </>
      )}
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

import { FACT_LABELS, FOOD_FLAGS, type Food } from '@fsvp/contracts/program/food';
import type { HazardExample } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Badge, Button, Card, CardList, ErrorState, Inline, Spinner, Stack, Text } from '@fsvp/ui';
import { loadError, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { foodsUrl } from '../foods/foods.url.js';
import { useHazardExamples } from './api/hazard-examples.js';
import { ExemptionDialog } from './exemption.dialog.js';
import { rankExamples } from './rank-examples.js';

interface ExamplesCardProps {
  food: Food;
  onOpen: (example: HazardExample) => void;
}

/** The examples from which a draft can begin: those that fit the food come first. */
export function ExamplesCard({ food, onOpen }: ExamplesCardProps) {
  const query = useHazardExamples();
  const [exempt, setExempt] = useState<HazardExample>();
  const error = loadError(query, 'The examples could not be loaded');
  if (!query.data) return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the examples…" />}</Card>;
  const { fitting, others } = rankExamples(query.data, food);
  const list = (label: string, examples: readonly HazardExample[]) => (
    <Stack gap={2}>
      <Text as="p" weight="semibold">
        {label}
      </Text>
      <CardList
        look="rows"
        label={label}
        items={examples}
        itemKey={({ key }) => key}
        emptyText="None"
        render={(example) => <Example example={example} food={food} onOpen={onOpen} onExempt={setExempt} />}
      />
    </Stack>
  );
  return (
    <Card
      title="Start from an example"
      description="Worked examples, not analyses: each statement names its source, and no probability is proposed. You check every statement against your food and your supplier before the draft can be signed."
    >
      <Stack gap={6}>
        {fitting.length > 0 ? list('For this food', fitting) : null}
        {list(fitting.length > 0 ? 'For other foods' : 'Examples', others)}
      </Stack>
      <ExemptionDialog example={exempt} onClose={() => setExempt(undefined)} />
    </Card>
  );
}

interface ExampleProps extends ExamplesCardProps {
  example: HazardExample;
  onExempt: (example: HazardExample) => void;
}

function Example({ example, food, onOpen, onExempt }: ExampleProps) {
  const { name, description, hazardCount, exemption } = example;
  const [, setState] = useUrlState(foodsUrl);
  const differences = exemption ? [] : FOOD_FLAGS.filter((fact) => example.facts.includes(fact) && !food.facts[fact]);
  return (
    <Inline justify="between" gap={3}>
      <div className="program:min-w-0 program:flex-1 program:basis-64">
        <Stack gap={1}>
          <Inline gap={2}>
            <Text weight="medium">{name}</Text>
            {exemption ? <Badge tone="blue">Exempt</Badge> : null}
          </Inline>
          <Text as="p" size="meta" tone="muted">
            {exemption ? description : `${hazardCount} hazards. ${description}`}
          </Text>
          {differences.length > 0 ? (
            <Text as="p" size="meta" tone="warning">
              {`Written for food with these facts, which yours does not have: ${differences.map((fact) => FACT_LABELS[fact]).join(', ')}. If they are true, edit the food first.`}
            </Text>
          ) : null}
        </Stack>
      </div>
      {differences.length > 0 ? (
        <WriteOnly>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Edit the food for ${name}`}
            onClick={() => setState({ edit: food.id })}
          >
            Edit the food
          </Button>
        </WriteOnly>
      ) : null}
      {exemption ? (
        <Button variant="outline" size="sm" aria-label={`Why exempt: ${name}`} onClick={() => onExempt(example)}>
          Why exempt
        </Button>
      ) : (
        <Button variant="outline" size="sm" aria-label={`Open as a draft: ${name}`} onClick={() => onOpen(example)}>
          Open as a draft
        </Button>
      )}
    </Inline>
  );
}

import { Badge, Button, CardList, Combobox, Field, Inline, Select, Stack, Text } from '@fsvp/ui';
import { Checkbox } from '@fsvp/ui/dialogs';
import type { Dispatch, SetStateAction } from 'react';
import { loadFoods } from '../fsvp-files/api/load-parties.js';
import type { Industry } from '../foods/api/list-industries.js';
import { basisText, moveProduct, NEW_FOOD, type Draft, type DraftProduct } from './drafts.js';
import { NewFoodFields } from './food-fields.js';

export interface DraftsProps {
  drafts: readonly Draft[];
  setDrafts: Dispatch<SetStateAction<Draft[]>>;
  industries: readonly Industry[] | undefined;
}

/** The foods of one supplier, each with its products, which can be moved to another food. */
export function SupplierProposals({ drafts, setDrafts, industries }: DraftsProps) {
  const change = (key: string, changes: Partial<Draft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));
  const move = (from: string, product: DraftProduct, to: string) =>
    setDrafts((all) => moveProduct(all, from, product, to));
  return (
    <CardList
      label="Foods"
      items={drafts}
      itemKey={({ key }) => key}
      emptyText=""
      render={(draft) => (
        <FoodCard
          draft={draft}
          others={drafts.filter(({ key }) => key !== draft.key)}
          industries={industries}
          onChange={(changes) => change(draft.key, changes)}
          onMove={(product, to) => move(draft.key, product, to)}
        />
      )}
    />
  );
}

interface FoodCardProps {
  draft: Draft;
  others: readonly Draft[];
  industries: readonly Industry[] | undefined;
  onChange: (changes: Partial<Draft>) => void;
  onMove: (product: DraftProduct, to: string) => void;
}

function FoodCard({ draft, others, industries, onChange, onMove }: FoodCardProps) {
  const { foodId, foodName, products, chosen, file, basis } = draft;
  const name = foodName.trim() || 'New food';
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Checkbox
          label={<strong>{name}</strong>}
          checked={chosen && products.length > 0}
          disabled={products.length === 0}
          onChange={(next) => onChange({ chosen: next })}
        />
        <FoodState draft={draft} />
      </Inline>
      <Text as="p" size="meta" tone="muted">
        {basisText(basis)}
      </Text>
      {file ? null : foodId ? (
        <Inline>
          <Button variant="outline" size="sm" onClick={() => onChange({ foodId: null })}>
            Name a new food instead
          </Button>
        </Inline>
      ) : (
        <>
          <NewFoodFields draft={draft} industries={industries} onChange={onChange} />
          <Field label="Or use an existing food">
            {(control) => (
              <Combobox
                {...control}
                value={null}
                loadOptions={loadFoods}
                placeholder="Search foods..."
                noun="a food"
                emptyText="No foods found"
                onUnchosen={(isFoodUnchosen) => onChange({ isFoodUnchosen })}
                onChange={(id, option) => {
                  if (id && option) onChange({ foodId: id, foodName: option.label, chosen: true });
                }}
              />
            )}
          </Field>
        </>
      )}
      {products.map((product) => (
        <Inline key={product.id} justify="between">
          <Text>{product.productCode ? `${product.name} · ${product.productCode}` : product.name}</Text>
          <Select
            label={`Food of ${product.name}`}
            size="sm"
            width="auto"
            value={draft.key}
            options={[
              { value: draft.key, label: name },
              ...others.map((other) => ({ value: other.key, label: other.foodName.trim() || 'New food' })),
              ...(products.length > 1 ? [{ value: NEW_FOOD, label: 'A food of its own' }] : []),
              { value: LEFT_OUT, label: 'Leave out' },
            ]}
            onChange={(to) => {
              if (to !== draft.key) onMove(product, to);
            }}
          />
        </Inline>
      ))}
      {products.length === 0 ? <Text tone="muted">No products are left, so no file will be opened.</Text> : null}
    </Stack>
  );
}

/** Not the key of a food: the product is in none. */
const LEFT_OUT = 'none';

/** Whether the food is new, and whether its file is open already. */
export function FoodState({ draft: { foodId, file } }: { draft: Draft }) {
  if (file) return <Badge tone="blue">{`Added to ${file.number}`}</Badge>;
  return foodId ? <Badge tone="neutral">Existing food</Badge> : <Badge tone="violet">New food</Badge>;
}

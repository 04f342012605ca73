import { foldText } from '@fsvp/contracts/core/text';
import { Badge, Card, DataTable, FilterSelect, Inline, Pagination, SearchField, Stack, Text, Toolbar } from '@fsvp/ui';
import { Checkbox } from '@fsvp/ui/dialogs';
import { useId, useState } from 'react';
import { basisText, problemOf, type Draft } from './drafts.js';
import { IndustryField } from './food-fields.js';
import { FoodState, type DraftsProps } from './supplier-proposals.js';

const PAGE = 25;
const KINDS = {
  new: { label: 'New foods', has: ({ foodId }: Draft) => !foodId },
  existing: { label: 'Existing foods', has: ({ foodId }: Draft) => Boolean(foodId) },
  added: { label: 'Added to open files', has: ({ file }: Draft) => Boolean(file) },
  incomplete: { label: 'Without industry', has: (draft: Draft) => Boolean(problemOf(draft)) },
  not_required: { label: 'FSVP not required', has: ({ fsvpRequired }: Draft) => !fsvpRequired },
  other_importer: { label: 'Another importer named', has: ({ otherImporter }: Draft) => Boolean(otherImporter) },
};
type Kind = keyof typeof KINDS;
const OPTIONS = Object.entries(KINDS).map(([value, { label }]) => ({ value: value as Kind, label }));

function matches({ supplierName, foodName, products }: Draft, text: string): boolean {
  const typed = foldText(text.trim());
  return [supplierName, foodName, ...products.map(({ name }) => name)].some((one) => foldText(one).includes(typed));
}

/** The proposals for all suppliers: a page of them at a time, with filters that the choice of all follows. */
export function AllProposals({ drafts, setDrafts, industries }: DraftsProps) {
  const allId = useId();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind>();
  const [offset, setOffset] = useState(0);
  const found = drafts.filter((draft) => (!kind || KINDS[kind].has(draft)) && matches(draft, search));
  const ready = found.filter((draft) => !problemOf(draft));
  const chosen = ready.filter((draft) => draft.chosen).length;
  const shown = found.slice(offset, offset + PAGE);
  const suppliers = new Set(found.map(({ supplierId }) => supplierId)).size;
  const change = (key: string, changes: Partial<Draft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));
  const chooseAll = (all: boolean) => {
    const keys = new Set(ready.map(({ key }) => key));
    setDrafts((now) => now.map((draft) => (keys.has(draft.key) ? { ...draft, chosen: all } : draft)));
  };
  return (
    <Card
      title="Preview"
      headingLevel={3}
      description={`${found.length} ${found.length === 1 ? 'file' : 'files'} of ${suppliers} ${suppliers === 1 ? 'supplier' : 'suppliers'}`}
      flush
      toolbar={
        <Stack gap={3}>
          <Toolbar>
            <SearchField
              label="Search proposals"
              placeholder="Search suppliers, foods, products..."
              value={search}
              onChange={(next) => {
                setSearch(next);
                setOffset(0);
              }}
            />
            <FilterSelect
              label="Kind"
              allLabel="All proposals"
              value={kind}
              options={OPTIONS}
              onChange={(next) => {
                setKind(next);
                setOffset(0);
              }}
            />
          </Toolbar>
          <Inline gap={3} wrap={false}>
            <Checkbox
              id={allId}
              checked={ready.length > 0 && chosen === ready.length}
              indeterminate={chosen > 0 && chosen < ready.length}
              disabled={ready.length === 0}
              onChange={chooseAll}
            />
            <label htmlFor={allId}>
              <Text>{`All that are listed and can be opened (${ready.length})`}</Text>
            </label>
          </Inline>
        </Stack>
      }
      footer={
        <Pagination label="Pages of proposals" limit={PAGE} offset={offset} total={found.length} onChange={setOffset} />
      }
    >
      <DataTable
        caption="Proposed files"
        rows={shown}
        rowKey={({ key }) => key}
        emptyText="No proposals found"
        columns={[
          {
            id: 'chosen',
            header: 'Open',
            hideHeader: true,
            width: '3rem',
            cell: (draft) => (
              <Checkbox
                aria-label={`Open a file for ${draft.foodName} from ${draft.supplierName}`}
                checked={draft.chosen}
                disabled={Boolean(problemOf(draft))}
                onChange={(next) => change(draft.key, { chosen: next })}
              />
            ),
          },
          {
            id: 'supplier',
            header: 'Supplier',
            wrap: true,
            cell: ({ supplierName, supplierCountry, fsvpRequired, otherImporter }) => (
              <Stack gap={1}>
                <Text>{supplierName}</Text>
                <Text size="meta" tone="muted">
                  {supplierCountry ?? ''}
                </Text>
                {fsvpRequired ? null : <Badge tone="neutral">FSVP not required</Badge>}
                {otherImporter ? (
                  <Text size="meta" tone="warning">{`Names another importer: ${otherImporter}`}</Text>
                ) : null}
              </Stack>
            ),
          },
          {
            id: 'food',
            header: 'Food',
            wrap: true,
            cell: (draft) => (
              <Stack gap={1}>
                <Text>{draft.foodName}</Text>
                <Inline>
                  <FoodState draft={draft} />
                </Inline>
                {draft.foodId || draft.industryCode ? null : (
                  <IndustryField
                    draft={draft}
                    industries={industries}
                    onChange={(changes) => change(draft.key, changes)}
                  />
                )}
              </Stack>
            ),
          },
          {
            id: 'products',
            header: 'Products',
            wrap: true,
            cell: ({ products, basis }) => (
              <Stack gap={1}>
                <Text>{productsText(products.map(({ name }) => name))}</Text>
                <Text size="meta" tone="muted">
                  {basisText(basis)}
                </Text>
              </Stack>
            ),
          },
        ]}
      />
    </Card>
  );
}

const NAMED = 3;

function productsText(names: readonly string[]): string {
  const first = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${first} and ${names.length - NAMED} more` : first;
}

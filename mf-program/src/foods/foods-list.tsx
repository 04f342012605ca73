import { listFoods, type Food } from '@fsvp/contracts/program/food';
import { Button, Card, PageHeader, Pagination, Stack, Text } from '@fsvp/ui';
import { loadError, usePagedList, usePageTitle, WriteOnly } from '@fsvp/web-kit';
import { useDeferredValue } from 'react';
import { icons } from '../icons.js';
import { useIndustries } from './api/list-industries.js';
import { FoodsTable } from './foods-table.js';
import { FoodsToolbar } from './foods-toolbar.js';
import { foodsUrl, UNFILTERED } from './foods.url.js';

const FIRST_FOOD =
  'No foods yet. Start with one type of food that you import. Enter a name, its FDA industry and a few facts. Products with the same hazards share one food.';

interface FoodsListProps {
  /** The food that was shown in place of the list before. */
  returnedFrom: string | undefined;
  onView: (food: Food) => void;
  onEdit: (food: Food) => void;
  onDelete: (food: Food) => void;
}

export function FoodsList(props: FoodsListProps) {
  usePageTitle('Foods');
  const {
    state,
    setState,
    list,
    records: foods,
    pages,
    sorting,
  } = usePagedList(foodsUrl, {
    call: listFoods,
    query: ({ foodClass, industry, commodity, analysisState }) => ({
      foodClass: foodClass && [foodClass],
      industryCode: industry ? [industry] : undefined,
      commodity: commodity && [commodity],
      analysis: analysisState && [analysisState],
    }),
    records: 'foods',
    defaultSort: 'name',
  });
  const { search, foodClass, industry, commodity, analysisState } = state;
  // Deferred as the rows are, so that they come first.
  const industries = useIndustries(useDeferredValue(!list.isPending, false));

  const isFiltered = Boolean(search || foodClass || industry || commodity || analysisState);
  const startNew = () => setState({ new: '1' });
  return (
    <Stack gap={6}>
      <PageHeader
        title="Foods"
        subtitle="The types of food that you import, with their hazard analyses (21 CFR 1.504) and the facts that decide which requirements apply (21 CFR 1.502)"
        actions={
          <WriteOnly>
            <Button icon={icons.add} onClick={startNew}>
              New Food
            </Button>
          </WriteOnly>
        }
      />
      <Card
        title="Types of food"
        flush
        toolbar={<FoodsToolbar industries={industries} state={state} setState={setState} />}
        footer={<Pagination label="Pages of foods" {...pages} />}
      >
        <FoodsTable
          foods={foods}
          industries={industries}
          error={loadError(list, 'The foods could not be loaded')}
          emptyText={isFiltered ? 'No foods found' : FIRST_FOOD}
          emptyAction={
            isFiltered ? (
              <Button variant="outline" onClick={() => setState(UNFILTERED)}>
                Clear search and filters
              </Button>
            ) : (
              <WriteOnly>
                <Button variant="outline" icon={icons.add} onClick={startNew}>
                  New Food
                </Button>
              </WriteOnly>
            )
          }
          {...sorting}
          {...props}
        />
      </Card>
      <Text as="p" size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
    </Stack>
  );
}

import { FOOD_ANALYSIS_STATE_LABELS, FOOD_ANALYSIS_STATES } from '@fsvp/contracts/program/food';
import { COMMODITIES, COMMODITY_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASS_LABELS, FOOD_CLASSES } from '@fsvp/contracts/program/qualification';
import { FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import type { Industry } from './api/list-industries.js';
import type { FoodsState, foodsUrl } from './foods.url.js';
import { industryText } from './industries.js';

const classOptions = FOOD_CLASSES.map((value) => ({ value, label: FOOD_CLASS_LABELS[value] }));
const commodityOptions = COMMODITIES.map((value) => ({ value, label: COMMODITY_LABELS[value] }));
const analysisOptions = FOOD_ANALYSIS_STATES.map((value) => ({ value, label: FOOD_ANALYSIS_STATE_LABELS[value] }));

interface FoodsToolbarProps {
  industries: readonly Industry[] | undefined;
  state: FoodsState;
  setState: SetUrlState<typeof foodsUrl>;
}

export function FoodsToolbar({ industries = [], state, setState }: FoodsToolbarProps) {
  const { industry } = state;
  const options = industries.map((one) => ({ value: one.industryCode, label: industryText(one) }));
  if (industry && !options.some(({ value }) => value === industry)) options.push({ value: industry, label: industry });
  return (
    <Toolbar>
      <SearchField
        label="Search foods"
        placeholder="Search foods..."
        value={state.search}
        onChange={(search) => setState({ search, offset: 0 }, 'replace')}
      />
      <FilterSelect
        label="Hazard analysis"
        allLabel="All hazard analyses"
        value={state.analysisState}
        options={analysisOptions}
        onChange={(analysisState) => setState({ analysisState, offset: 0 })}
      />
      <FilterSelect
        label="Class"
        allLabel="All classes"
        value={state.foodClass}
        options={classOptions}
        onChange={(foodClass) => setState({ foodClass, offset: 0 })}
      />
      <FilterSelect
        label="Industry"
        allLabel="All industries"
        value={industry}
        options={options}
        onChange={(next) => setState({ industry: next, offset: 0 })}
      />
      <FilterSelect
        label="Commodity"
        allLabel="All commodities"
        value={state.commodity}
        options={commodityOptions}
        onChange={(commodity) => setState({ commodity, offset: 0 })}
      />
    </Toolbar>
  );
}

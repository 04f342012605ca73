import { PICKER_LIMIT } from '@fsvp/contracts/fields';
import { VERDICT_LABELS } from '@fsvp/contracts/fsvp-file/readiness';
import { REQUIREMENT_CODES, REQUIREMENTS } from '@fsvp/contracts/fsvp-file/requirements';
import { listImporters } from '@fsvp/contracts/importer';
import { FilterSelect, Stack, Toolbar } from '@fsvp/ui';
import { SupplierFilter, useApiQuery, type SetUrlState } from '@fsvp/web-kit';
import { VerdictFilter } from '../fsvp-files/verdict-filter.js';
import { OwnerFilter } from './owner-filter.js';
import type { PortfolioState, portfolioUrl } from './portfolio.url.js';

const ACTIVE = { active: true, sort: 'legalName', order: 'asc', limit: PICKER_LIMIT, offset: 0 } as const;
const missingOptions = REQUIREMENT_CODES.map((value) => ({ value, label: `${value} ${REQUIREMENTS[value].title}` }));

interface PortfolioToolbarProps {
  countries: readonly string[] | undefined;
  state: PortfolioState;
  setState: SetUrlState<typeof portfolioUrl>;
}

export function PortfolioToolbar({ countries = [], state, setState }: PortfolioToolbarProps) {
  const { data } = useApiQuery(listImporters, { query: ACTIVE });
  const importers = withChosen(
    (data?.importers ?? []).map(({ id, legalName }) => ({ value: id, label: legalName })),
    state.importer,
    'One importer',
  );
  return (
    <Stack gap={3}>
      <Toolbar label="Filters">
        <SupplierFilter value={state.supplierId} onChange={(supplierId) => setState({ supplierId })} />
        <FilterSelect
          label="Importer"
          allLabel="All importers"
          value={state.importer}
          options={importers}
          onChange={(importer) => setState({ importer })}
        />
        <FilterSelect
          label="Country"
          allLabel="All countries"
          value={state.country}
          options={withChosen(
            countries.map((value) => ({ value, label: value })),
            state.country,
          )}
          onChange={(country) => setState({ country })}
        />
        <OwnerFilter value={state.owner} onChange={(owner) => setState({ owner })} />
        <FilterSelect
          label="Missing requirement"
          allLabel="Any requirement"
          value={state.missing}
          options={missingOptions}
          onChange={(missing) => setState({ missing })}
        />
      </Toolbar>
      <div className="program:print:hidden">
        <VerdictFilter value={state.verdict} counts={undefined} onChange={(verdict) => setState({ verdict })} />
      </div>
      <p className="program:hidden program:text-body program:print:block">
        {`Verdict: ${state.verdict ? VERDICT_LABELS[state.verdict] : 'All'}`}
      </p>
    </Stack>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** A value of the address stays visible when it is not among the options. */
function withChosen(options: readonly Choice[], chosen: string | undefined, label = chosen ?? ''): Choice[] {
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
  return isKnown ? [...options] : [...options, { value: chosen, label }];
}

import { countryName, distinctCountries } from '@fsvp/contracts/core/country';
import { VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { FilterSelect, Stack, Toolbar } from '@fsvp/ui';
import { SupplierFilter, type SetUrlState } from '@fsvp/web-kit';
import { useActiveImporters } from '../fsvp-files/api/active-importers.js';
import { ImporterFilter, MissingFilter, withChosen } from '../fsvp-files/file-filters.js';
import { VerdictFilter } from '../fsvp-files/verdict-filter.js';
import { OwnerFilter } from './owner-filter.js';
import type { PortfolioState, portfolioUrl } from './portfolio.url.js';

interface PortfolioToolbarProps {
  countries: readonly string[] | undefined;
  state: PortfolioState;
  setState: SetUrlState<typeof portfolioUrl>;
}

export function PortfolioToolbar({ countries = [], state, setState }: PortfolioToolbarProps) {
  const active = useActiveImporters();
  const country = state.country && countryName(state.country);
  return (
    <Stack gap={3}>
      <Toolbar label="Filters">
        <SupplierFilter value={state.supplierId} onChange={(supplierId) => setState({ supplierId })} />
        <ImporterFilter
          importers={active.data?.importers}
          value={state.importer}
          onChange={(importer) => setState({ importer })}
        />
        <FilterSelect
          label="Country"
          allLabel="All countries"
          value={country}
          options={withChosen(
            distinctCountries(countries).map((value) => ({ value, label: value })),
            country,
          )}
          onChange={(chosen) => setState({ country: chosen })}
        />
        <OwnerFilter value={state.owner} onChange={(owner) => setState({ owner })} />
        <MissingFilter value={state.missing} onChange={(missing) => setState({ missing })} />
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

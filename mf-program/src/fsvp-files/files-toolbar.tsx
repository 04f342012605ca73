import { LIFECYCLE_LABELS, LIFECYCLES } from '@fsvp/contracts/program/fsvp-file';
import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import { REGIME_LABELS, REGIMES } from '@fsvp/contracts/program/readiness/regime';
import type { Importer } from '@fsvp/contracts/program/importer';
import { Button, Combobox, cx, FilterSelect, Inline, SearchField, Toolbar, type LoadOptions } from '@fsvp/ui';
import { useSupplierName, type SetUrlState } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { ImporterFilter, MissingFilter } from './file-filters.js';
import type { FilesState, filesUrl } from './fsvp-files.url.js';
import { VerdictFilter } from './verdict-filter.js';

const stateOptions = [
  ...LIFECYCLES.map((value) => ({ value, label: LIFECYCLE_LABELS[value] })),
  { value: 'all' as const, label: 'Open and closed files' },
];
/** The names of all countries are not loaded with the list. */
const loadCountries: LoadOptions = async (text, signal) =>
  (await import(/* webpackChunkName: "countries" */ './api/load-countries.js')).loadCountries(text, signal);
const regimeOptions = REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));

interface FilesToolbarProps {
  importers: readonly Importer[] | undefined;
  counts: VerdictCounts | undefined;
  state: FilesState;
  setState: SetUrlState<typeof filesUrl>;
}

export function FilesToolbar({ importers, counts, state, setState }: FilesToolbarProps) {
  const { supplierId } = state;
  const filter = (patch: Partial<FilesState>) => setState({ ...patch, offset: 0 });
  return (
    // While the filters are folded, there is nothing below them.
    <div
      className={cx(
        'program:flex program:flex-col program:gap-3',
        !supplierId && 'program:max-sm:has-[[data-toolbar][data-open=false]]:gap-0',
      )}
    >
      <Toolbar>
        <SearchField
          label="Search FSVP files"
          placeholder="Search FSVP files..."
          value={state.search}
          onChange={(search) => setState({ search, offset: 0 }, 'replace')}
        />
        <FilterSelect
          label="State"
          allLabel="Open files"
          value={state.state}
          options={stateOptions}
          onChange={(next) => filter({ state: next })}
        />
        <ImporterFilter importers={importers} value={state.importer} onChange={(importer) => filter({ importer })} />
        <FilterSelect
          label="Regime"
          allLabel="All regimes"
          value={state.regime}
          options={regimeOptions}
          onChange={(regime) => filter({ regime })}
        />
        <MissingFilter value={state.missing} onChange={(missing) => filter({ missing })} />
        <Combobox
          ariaLabel="Country"
          placeholder="All countries"
          noun="a country"
          emptyText="No supplier's country matches"
          clearable
          value={state.country ?? null}
          selectedLabel={state.country}
          loadOptions={loadCountries}
          onChange={(country) => filter({ country: country ?? undefined })}
        />
      </Toolbar>
      <Inline>
        <VerdictFilter value={state.verdict} counts={counts} onChange={(verdict) => filter({ verdict })} />
        {supplierId ? <SupplierChip id={supplierId} onRemove={() => filter({ supplierId: undefined })} /> : null}
      </Inline>
    </div>
  );
}

/** The supplier to which a link limited the list. */
function SupplierChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const label = `Supplier: ${useSupplierName(id) ?? '…'}`;
  return (
    <Button variant="outline" size="sm" icon={icons.clear} aria-label={`Remove the filter ${label}`} onClick={onRemove}>
      {label}
    </Button>
  );
}

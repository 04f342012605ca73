import { LIFECYCLE_LABELS, LIFECYCLES } from '@fsvp/contracts/fsvp-file';
import type { Importer } from '@fsvp/contracts/importer';
import { FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import type { FilesState, filesUrl } from './fsvp-files.url.js';

const stateOptions = [
  ...LIFECYCLES.map((value) => ({ value, label: LIFECYCLE_LABELS[value] })),
  { value: 'all' as const, label: 'Open and closed files' },
];

interface FilesToolbarProps {
  importers: readonly Importer[] | undefined;
  state: FilesState;
  setState: SetUrlState<typeof filesUrl>;
}

export function FilesToolbar({ importers = [], state, setState }: FilesToolbarProps) {
  const options = importers.map(({ id, legalName }) => ({ value: id, label: legalName }));
  const { importer } = state;
  if (importer && !options.some(({ value }) => value === importer))
    options.push({ value: importer, label: 'One importer' });
  return (
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
        onChange={(next) => setState({ state: next, offset: 0 })}
      />
      <FilterSelect
        label="Importer"
        allLabel="All importers"
        value={importer}
        options={options}
        onChange={(next) => setState({ importer: next, offset: 0 })}
      />
    </Toolbar>
  );
}

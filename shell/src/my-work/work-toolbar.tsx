import { WORK_GROUP_LABELS, WORK_GROUPS, WORK_KIND_LABELS } from '@fsvp/contracts/catalogue/work-item';
import { WORK_KINDS } from '@fsvp/contracts/core/work-item';
import { Combobox, FilterSelect, SegmentedControl, Toolbar } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { loadImporters, useImporterName } from './api/importer-options.js';
import { PAGE, type WorkState, type workUrl } from './my-work.url.js';

const kindOptions = WORK_KINDS.map((value) => ({ value, label: WORK_KIND_LABELS[value] }));
const groupOptions = WORK_GROUPS.map((value) => ({ value, label: WORK_GROUP_LABELS[value] }));
const whoOptions = [
  { value: 'mine', label: 'Mine' },
  { value: 'everybody', label: 'Everybody' },
] as const;

interface WorkToolbarProps {
  state: WorkState;
  setState: SetUrlState<typeof workUrl>;
}

export function WorkToolbar({ state, setState }: WorkToolbarProps) {
  const filter = (patch: Partial<WorkState>) => setState({ ...patch, shown: PAGE });
  const importer = useImporterName(state.importer);
  return (
    <Toolbar label="Filters">
      <SegmentedControl
        label="Whose work"
        value={state.who ?? 'mine'}
        options={whoOptions}
        onChange={(who) => filter({ who: who === 'everybody' ? who : undefined })}
      />
      <FilterSelect
        label="Group"
        allLabel="All groups"
        value={state.group}
        options={groupOptions}
        onChange={(group) => filter({ group })}
      />
      <FilterSelect
        label="Kind"
        allLabel="All kinds"
        value={state.kind}
        options={kindOptions}
        onChange={(kind) => filter({ kind })}
      />
      <Combobox
        ariaLabel="Importer"
        placeholder="All importers"
        noun="an importer"
        emptyText="No active importers found"
        clearable
        value={state.importer ?? null}
        selectedLabel={importer}
        loadOptions={loadImporters}
        onChange={(next) => filter({ importer: next ?? undefined })}
      />
    </Toolbar>
  );
}

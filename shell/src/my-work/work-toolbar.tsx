import { WORK_GROUP_LABELS, WORK_GROUPS, WORK_KIND_LABELS } from '@fsvp/contracts/catalogue/work-item';
import { WORK_KINDS } from '@fsvp/contracts/core/work-item';
import { Combobox, FilterSelect, SegmentedControl, t, Toolbar } from '@fsvp/ui';
import type { SetUrlState } from '@fsvp/web-kit';
import { loadImporters, useImporterName } from './api/importer-options.js';
import { PAGE, type WorkState, type workUrl } from './my-work.url.js';

const kindOptions = WORK_KINDS.map((value) => ({ value, label: WORK_KIND_LABELS[value] }));
const groupOptions = WORK_GROUPS.map((value) => ({ value, label: WORK_GROUP_LABELS[value] }));
const whoOptions = () =>
  [
    { value: 'mine', label: t({ defaultMessage: 'Mine' }) },
    { value: 'everybody', label: t({ defaultMessage: 'Everybody' }) },
  ] as const;

interface WorkToolbarProps {
  state: WorkState;
  setState: SetUrlState<typeof workUrl>;
}

export function WorkToolbar({ state, setState }: WorkToolbarProps) {
  const filter = (patch: Partial<WorkState>) => setState({ ...patch, shown: PAGE });
  const importer = useImporterName(state.importer);
  return (
    <Toolbar label={t({ defaultMessage: 'Filters' })}>
      <SegmentedControl
        label={t({ defaultMessage: 'Whose work' })}
        value={state.who ?? 'mine'}
        options={whoOptions()}
        onChange={(who) => filter({ who: who === 'everybody' ? who : undefined })}
      />
      <FilterSelect
        label={t({ defaultMessage: 'Group' })}
        allLabel={t({ defaultMessage: 'All groups' })}
        value={state.group}
        options={groupOptions}
        onChange={(group) => filter({ group })}
      />
      <FilterSelect
        label={t({ defaultMessage: 'Kind' })}
        allLabel={t({ defaultMessage: 'All kinds' })}
        value={state.kind}
        options={kindOptions}
        onChange={(kind) => filter({ kind })}
      />
      <Combobox
        ariaLabel={t({ defaultMessage: 'Importer' })}
        placeholder={t({ defaultMessage: 'All importers' })}
        noun={t({ defaultMessage: 'an importer' })}
        emptyText={t({ defaultMessage: 'No active importers found' })}
        clearable
        value={state.importer ?? null}
        selectedLabel={importer}
        loadOptions={loadImporters}
        onChange={(next) => filter({ importer: next ?? undefined })}
      />
    </Toolbar>
  );
}

import { CALENDAR_KIND_LABELS } from '@fsvp/contracts/catalogue/calendar';
import { CALENDAR_KINDS } from '@fsvp/contracts/core/calendar-entry';
import { Button, Combobox, FilterSelect, t, Toolbar } from '@fsvp/ui';
import { SupplierFilter, type SetUrlState } from '@fsvp/web-kit';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { loadFoods, loadPeople, useFoodName, usePersonName } from './api/filter-options.js';
import type { CalendarState, calendarUrl } from './calendar.url.js';

const kinds = CALENDAR_KINDS.map((value) => ({ value, label: CALENDAR_KIND_LABELS[value] }));

interface CalendarToolbarProps {
  state: CalendarState;
  setState: SetUrlState<typeof calendarUrl>;
}

/** On a phone behind a button, so that the first entries are seen without scrolling. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { supplier, food, person, kind } = props.state;
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = [supplier, food, person, kind].filter(Boolean).length;
  return (
    <div className="flex flex-col gap-2">
      <div className="sm:hidden print:hidden">
        <Button
          variant="outline"
          icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {chosen ? t({ defaultMessage: 'Filters ({count})' }, { count: chosen }) : t({ defaultMessage: 'Filters' })}
        </Button>
      </div>
      <div id={id} className={open ? undefined : 'max-sm:hidden'}>
        <Filters {...props} />
      </div>
    </div>
  );
}

function Filters({ state, setState }: CalendarToolbarProps) {
  const food = useFoodName(state.food);
  const person = usePersonName(state.person);
  return (
    <Toolbar label={t({ defaultMessage: 'Filters' })}>
      <SupplierFilter value={state.supplier} onChange={(supplier) => setState({ supplier })} />
      <Combobox
        ariaLabel={t({ defaultMessage: 'Food' })}
        placeholder={t({ defaultMessage: 'All Foods' })}
        noun={t({ defaultMessage: 'a food' })}
        emptyText={t({ defaultMessage: 'No foods found' })}
        clearable
        value={state.food ?? null}
        selectedLabel={food}
        loadOptions={loadFoods}
        onChange={(next) => setState({ food: next ?? undefined })}
      />
      <Combobox
        ariaLabel={t({ defaultMessage: 'Person' })}
        placeholder={t({ defaultMessage: 'Everybody' })}
        noun={t({ defaultMessage: 'a person' })}
        emptyText={t({ defaultMessage: 'No people found' })}
        clearable
        value={state.person ?? null}
        selectedLabel={person}
        loadOptions={loadPeople}
        onChange={(next) => setState({ person: next ?? undefined })}
      />
      <FilterSelect
        label={t({ defaultMessage: 'Kind' })}
        allLabel={t({ defaultMessage: 'All kinds' })}
        value={state.kind}
        options={kinds}
        onChange={(kind) => setState({ kind })}
      />
    </Toolbar>
  );
}

import { format } from 'date-fns';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type ClassNames } from 'react-day-picker';
import { isoOfLocalDay } from '../foundation/format-later.js';
import { currentDay, localDay } from '../foundation/format.js';

export interface CalendarProps {
  value: string | undefined;
  onPick: (iso: string) => void;
  isAllowed: (iso: string) => boolean;
}

const arrow =
  'grid size-9 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-disabled:text-subtle pointer-coarse:size-11';

const classNames: Partial<ClassNames> = {
  root: 'relative w-fit',
  months: 'relative',
  month: 'flex flex-col gap-2',
  month_caption: 'flex h-9 items-center justify-center pointer-coarse:h-11',
  caption_label: 'inline-flex items-center gap-1 text-body font-medium',
  dropdowns: 'flex items-center gap-2',
  dropdown_root:
    'relative inline-flex min-h-7 items-center rounded-control px-1 pointer-coarse:min-h-11 has-focus-visible:outline-2 has-focus-visible:outline-focus',
  dropdown: 'absolute inset-0 w-full opacity-0',
  nav: 'absolute inset-x-0 top-0 z-10 flex h-0 justify-between',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'border-collapse',
  weekdays: '',
  weekday: 'h-8 w-9 text-center text-meta text-muted pointer-coarse:w-11',
  day: 'p-0 text-center',
  day_button:
    'grid size-9 place-items-center rounded-control border border-transparent text-cell tabular-nums hover:bg-sunken disabled:cursor-not-allowed ' +
    'disabled:text-subtle disabled:line-through disabled:hover:bg-transparent pointer-coarse:size-11',
  today: '*:border-control *:font-semibold',
  selected: '*:bg-accent *:text-on-fill *:hover:bg-accent-hover',
  outside: '*:text-subtle',
};

function Chevron({ orientation = 'down' }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown;
  return <Icon aria-hidden size={16} strokeWidth={1.75} />;
}

/** Starts with the visible text of the button, for users of voice control. */
function dayName(day: Date, { today, selected }: { today?: boolean; selected?: boolean }): string {
  return `${format(day, 'd MMMM yyyy, EEEE')}${today ? ', today' : ''}${selected ? ', selected' : ''}`;
}

/** A month of days; a chunk of its own, because only an open date field needs it. */
export function Calendar({ value, onPick, isAllowed }: CalendarProps) {
  const selected = value ? localDay(value) : undefined;
  const today = localDay(currentDay());
  const shown = selected ?? today ?? new Date();
  const year = shown.getFullYear();
  return (
    <DayPicker
      mode="single"
      autoFocus
      captionLayout="dropdown"
      startMonth={new Date(year - 10, 0)}
      endMonth={new Date(year + 15, 11)}
      today={today}
      defaultMonth={shown}
      selected={selected}
      onDayClick={(day, modifiers) => {
        if (!modifiers.disabled) onPick(isoOfLocalDay(day));
      }}
      disabled={(day) => !isAllowed(isoOfLocalDay(day))}
      classNames={classNames}
      components={{ Chevron }}
      labels={{ labelDayButton: (day, modifiers) => dayName(day, modifiers) }}
    />
  );
}

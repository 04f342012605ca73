import { CALENDAR_STATE_LABELS } from '@fsvp/contracts/catalogue/calendar';
import { CALENDAR_STATES, type CalendarState } from '@fsvp/contracts/core/calendar-entry';
import { t, VisuallyHidden, type Tone } from '@fsvp/ui';
import { CalendarClock, CircleCheck, TriangleAlert, type LucideIcon } from 'lucide-react';

interface StateLook {
  tone: Tone;
  fill: string;
  Icon: LucideIcon;
}

/** Icon and color both differ, so that color is never the only difference. */
export const STATE_LOOKS: Record<CalendarState, StateLook> = {
  overdue: { tone: 'red', fill: 'bg-red-fill text-red-ink', Icon: TriangleAlert },
  due: { tone: 'blue', fill: 'bg-blue-fill text-blue-ink', Icon: CalendarClock },
  done: { tone: 'green', fill: 'bg-green-fill text-green-ink', Icon: CircleCheck },
};

/** The icon of a state, with its name for screen readers. */
export function StateIcon({ state, size = 12 }: { state: CalendarState; size?: number }) {
  const { Icon } = STATE_LOOKS[state];
  const name = t({ defaultMessage: '{state}:' }, { state: CALENDAR_STATE_LABELS[state] });
  return (
    <>
      <Icon aria-hidden size={size} strokeWidth={2} className="shrink-0" />
      <VisuallyHidden>{name} </VisuallyHidden>
    </>
  );
}

/** What the colors mean. */
export function Legend() {
  return (
    <ul aria-label={t({ defaultMessage: 'States' })} className="flex flex-wrap gap-2 text-meta">
      {CALENDAR_STATES.map((state) => {
        const { fill, Icon } = STATE_LOOKS[state];
        return (
          <li key={state} className={`flex items-center gap-1 rounded-control px-1.5 py-0.5 ${fill}`}>
            <Icon aria-hidden size={12} strokeWidth={2} />
            {CALENDAR_STATE_LABELS[state]}
          </li>
        );
      })}
    </ul>
  );
}

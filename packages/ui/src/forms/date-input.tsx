import { useState, type ComponentType, type Ref } from 'react';
import { Popover } from 'radix-ui';
import { CalendarDays } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import { controlBox, controlLine, floatingPanel } from '../foundation/classes.js';
import { formatDate } from '../foundation/format.js';
import { usePortalContainer } from '../foundation/use-portal-container.js';
import { useEscapeTarget } from '../overlays/use-escape-target.js';
import { Spinner } from '../feedback/spinner.js';
import type { CalendarProps } from './calendar.js';
import type { ControlProps } from './control.types.js';
import { parseStoredDay, parseDay } from './parse-day.js';

export interface DateInputProps extends ControlProps {
  /** 'yyyy-MM-dd'; an instant is shown as its day in UTC. Text that is not a date is kept as typed. */
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  isAllowed?: (iso: string) => boolean;
  placeholder?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const always = () => true;

/** Input for a day, typed or selected in a calendar. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, isAllowed = always, placeholder = 'Mar 5, 2027', onBlur, disabled, ...control } = props;
  const container = usePortalContainer();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [failed, setFailed] = useState(false);
  const day = parseStoredDay(value);
  const shown = typed ?? (day ? formatDate(day) : (value ?? ''));

  const loadCalendar = () => {
    if (Calendar) return;
    setFailed(false);
    import('./calendar.js').then(
      (module) => setCalendar(() => module.Calendar),
      () => setFailed(true),
    );
  };
  const commit = () => {
    if (typed !== undefined) {
      const next = typed.trim() === '' ? null : (parseDay(typed) ?? typed.trim());
      if (next !== (value || null)) onChange(next);
      setTyped(undefined);
    }
  };
  const change = (next: boolean) => {
    if (next) loadCalendar();
    setOpen(next);
  };
  useEscapeTarget(open, () => change(false));

  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Anchor asChild>
        <div className="relative">
          <input
            {...control}
            type="text"
            autoComplete="off"
            disabled={disabled}
            placeholder={placeholder}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              // A complete date is published immediately, so that an error disappears while typing.
              const complete = parseDay(event.target.value);
              if (complete && complete !== day) onChange(complete);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
              if (event.key === 'ArrowDown' && event.altKey) change(true);
            }}
            onBlur={() => {
              commit();
              onBlur?.();
            }}
            className={cx(controlBox, controlLine, 'pr-11 pl-3 tabular-nums')}
          />
          <Popover.Trigger
            type="button"
            disabled={disabled}
            aria-label={day ? `Choose date, ${formatDate(day)}` : 'Choose date'}
            onPointerEnter={loadCalendar}
            onFocus={loadCalendar}
            className="print:hidden absolute top-0 right-0 grid h-full w-9 place-items-center rounded-control text-muted hover:text-ink disabled:cursor-not-allowed disabled:text-subtle pointer-coarse:w-11"
          >
            <CalendarDays aria-hidden size={16} strokeWidth={1.75} />
          </Popover.Trigger>
        </div>
      </Popover.Anchor>
      <Popover.Portal container={container}>
        <Popover.Content
          aria-label="Choose date"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          className={cx(floatingPanel, 'max-w-[calc(100vw-1rem)] overflow-x-auto p-3')}
        >
          {Calendar ? (
            <Calendar
              value={day}
              isAllowed={isAllowed}
              onPick={(iso) => {
                setTyped(undefined);
                onChange(iso);
                change(false);
              }}
            />
          ) : failed ? (
            <p role="alert" className="max-w-56 text-muted">
              The calendar could not be loaded. Enter the date instead.
            </p>
          ) : (
            <div className="grid h-72 w-63 place-items-center">
              <Spinner label="Loading…" />
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

import type { Calendar, CalendarService } from '@fsvp/contracts/catalogue/calendar';
import {
  Button,
  Card,
  currentDay,
  EmptyState,
  ErrorState,
  IconButton,
  PageHeader,
  SegmentedControl,
  Stack,
  t,
} from '@fsvp/ui';
import { errorText, lazyComponent, usePageTitle, useUrlState, type SetUrlState } from '@fsvp/web-kit';
import { ChevronLeft, ChevronRight, Rss } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { dialogs } from '../modules/dialogs.js';
import { ScreenLoading } from '../modules/screen-loading.js';
import { OverlayBoundary } from '../shortcuts/overlay.boundary.js';
import { AgendaView } from './agenda-view.js';
import { useCalendar, useEarlierOverdue } from './api/calendar.js';
import { CalendarToolbar } from './calendar-toolbar.js';
import { calendarUrl, dayHref, isFiltered, UNFILTERED, type CalendarState, type CalendarView } from './calendar.url.js';
import { MonthView } from './month-view.js';
import { moveDay, periodTitle } from './period.js';
import { Legend } from './state-look.js';
import { useDefaultView } from './use-default-view.js';
import { YearView } from './year-view.js';

const SubscribeDialog = lazyComponent(async () => ({ default: (await dialogs.read()).SubscribeDialog }));

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
const viewOptions = () =>
  [
    { value: 'day', label: t({ defaultMessage: 'Day' }) },
    { value: 'month', label: t({ defaultMessage: 'Month' }) },
    { value: 'year', label: t({ defaultMessage: 'Year' }) },
    { value: 'agenda', label: t({ defaultMessage: 'Agenda' }) },
  ] as const;

/** What is due, ends or happened on each day, from all services. Default export, because it is loaded on demand. */
export default function CalendarPage() {
  usePageTitle(t({ defaultMessage: 'Calendar' }));
  const [state, setState] = useUrlState(calendarUrl);
  const [subscribing, setSubscribing] = useState(false);
  const [asked, setAsked] = useState(false);
  const defaultView = useDefaultView();
  const view = state.view ?? defaultView;
  const day = state.day ?? currentDay();
  const calendar = useCalendar(view, day, state);
  const retry = () => void calendar.refetch();
  return (
    <Stack gap={6}>
      <PageHeader
        title={t({ defaultMessage: 'Calendar' })}
        subtitle={t({ defaultMessage: 'What is due, ends or happened, one line for one cause.' })}
        actions={
          <Button
            variant="outline"
            icon={<Rss {...icon} />}
            onClick={() => {
              setAsked(true);
              setSubscribing(true);
            }}
          >
            {t({ defaultMessage: 'Subscribe' })}
          </Button>
        }
      />
      <CalendarToolbar state={state} setState={setState} />
      <PeriodBar view={view} day={day} setState={setState} />
      {calendar.data ? (
        <Entries calendar={calendar.data} view={view} day={day} state={state} setState={setState} onRetry={retry} />
      ) : calendar.isError ? (
        <Card>
          <ErrorState
            title={t({ defaultMessage: 'The calendar could not be loaded' })}
            message={errorText(calendar.error)}
            onRetry={retry}
          />
        </Card>
      ) : (
        <ScreenLoading />
      )}
      {asked ? (
        <OverlayBoundary subject={t({ defaultMessage: 'The form' })} onFailed={() => setAsked(false)}>
          <Suspense>
            <SubscribeDialog open={subscribing} state={state} onClose={() => setSubscribing(false)} />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </Stack>
  );
}

interface PeriodBarProps {
  view: CalendarView;
  day: string;
  setState: SetUrlState<typeof calendarUrl>;
}

function PeriodBar({ view, day, setState }: PeriodBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex items-center gap-1 print:hidden">
        <IconButton
          label={t(
            {
              defaultMessage:
                '{view, select, day {Previous day} month {Previous month} year {Previous year} other {Previous 30 days}}',
            },
            { view },
          )}
          icon={<ChevronLeft {...icon} />}
          onClick={() => setState({ view, day: moveDay(view, day, -1) })}
        />
        <Button variant="outline" onClick={() => setState({ day: undefined })}>
          {t({ defaultMessage: 'Today' })}
        </Button>
        <IconButton
          label={t(
            {
              defaultMessage: '{view, select, day {Next day} month {Next month} year {Next year} other {Next 30 days}}',
            },
            { view },
          )}
          icon={<ChevronRight {...icon} />}
          onClick={() => setState({ view, day: moveDay(view, day, 1) })}
        />
      </div>
      <h2 aria-live="polite" className="grow text-section max-sm:order-first max-sm:basis-full">
        {periodTitle(view, day)}
      </h2>
      <SegmentedControl
        label={t({ defaultMessage: 'View' })}
        value={view}
        options={viewOptions()}
        onChange={(next) => setState({ view: next })}
      />
    </div>
  );
}

interface EntriesProps extends PeriodBarProps {
  calendar: Calendar;
  state: CalendarState;
  onRetry: () => void;
}

function Entries({ calendar, view, day, state, setState, onRetry }: EntriesProps) {
  const { asOf, total, unavailable, days } = calendar;
  const byDay = useMemo(() => new Map(days.map((one) => [one.day, one])), [days]);
  const hrefOf = (one: string) => dayHref(one, state);
  const open = (one: string) => setState({ view: 'day', day: one });
  const earlier = useEarlierOverdue(day, state, view === 'agenda' && day === asOf);
  return (
    <Stack gap={4}>
      {unavailable.length ? <Unavailable services={unavailable} onRetry={onRetry} /> : null}
      {earlier ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-divider bg-surface px-4 py-2.5 sm:px-5">
          <span>
            {t(
              { defaultMessage: '{count, plural, one {# entry is overdue.} other {# entries are overdue.}}' },
              { count: earlier.count },
            )}
          </span>
          <Button variant="outline" size="sm" onClick={() => setState({ view: 'agenda', day: earlier.first })}>
            {t({ defaultMessage: 'Show from the first one' })}
          </Button>
        </div>
      ) : null}
      {total === 0 && !earlier && !unavailable.length ? (
        <Nothing view={view} state={state} setState={setState} />
      ) : null}
      {view === 'month' ? (
        <Card>
          <Stack gap={3}>
            <Legend />
            <MonthView
              day={day}
              today={asOf}
              days={byDay}
              state={state}
              onDay={open}
              onMonth={(one) => setState({ view, day: one })}
            />
          </Stack>
        </Card>
      ) : view === 'year' ? (
        <Card>
          <Stack gap={4}>
            <Legend />
            <YearView day={day} today={asOf} days={byDay} onDay={open} />
          </Stack>
        </Card>
      ) : (
        <AgendaView days={days} today={asOf} hrefOf={view === 'day' ? undefined : hrefOf} />
      )}
    </Stack>
  );
}

const noMatch = (view: CalendarView) =>
  t(
    {
      defaultMessage:
        '{view, select, day {Nothing matches these filters on this day} month {Nothing matches these filters in this month} year {Nothing matches these filters in this year} other {Nothing matches these filters in these 30 days}}',
    },
    { view },
  );
const noEntry = (view: CalendarView) =>
  t(
    {
      defaultMessage:
        '{view, select, day {Nothing is due or happened on this day} month {Nothing is due or happened in this month} year {Nothing is due or happened in this year} other {Nothing is due or happened in these 30 days}}',
    },
    { view },
  );

function Nothing({ view, state, setState }: Pick<EntriesProps, 'view' | 'state' | 'setState'>) {
  return (
    <Card>
      <EmptyState
        text={isFiltered(state) ? noMatch(view) : noEntry(view)}
        action={
          isFiltered(state) ? (
            <Button variant="outline" onClick={() => setState(UNFILTERED)}>
              {t({ defaultMessage: 'Clear filters' })}
            </Button>
          ) : undefined
        }
      />
    </Card>
  );
}

const partsOf = (): Record<CalendarService, string> => ({
  program: t({ defaultMessage: 'reevaluations, signed records, what ends, and entry lines' }),
  quality: t({ defaultMessage: 'activities, corrective actions and inspections' }),
  documents: t({ defaultMessage: 'documents' }),
  suppliers: t({ defaultMessage: 'FDA registrations' }),
});

function Unavailable({ services, onRetry }: { services: readonly CalendarService[]; onRetry: () => void }) {
  return (
    <Card>
      <ErrorState
        title={t({ defaultMessage: 'A part of the calendar could not be loaded' })}
        message={t(
          { defaultMessage: 'A service is not responding. Missing: {parts}.' },
          { parts: services.map((one) => partsOf()[one]).join('; ') },
        )}
        onRetry={onRetry}
      />
    </Card>
  );
}

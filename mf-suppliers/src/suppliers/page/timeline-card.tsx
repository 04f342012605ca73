import {
  CALENDAR_KIND_LABELS,
  CALENDAR_STATE_LABELS,
  getCalendar,
  type Calendar,
} from '@fsvp/contracts/catalogue/calendar';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import {
  CALENDAR_KINDS,
  type CalendarGroup,
  type CalendarKind,
  type CalendarState,
} from '@fsvp/contracts/core/calendar-entry';
import {
  Badge,
  Button,
  Card,
  CardList,
  FilterSelect,
  formatDate,
  Inline,
  SegmentedControl,
  Stack,
  t,
  Text,
  TextLink,
  type Tone,
} from '@fsvp/ui';
import { loadError, useApiQuery, useLocation } from '@fsvp/web-kit';
import { useState, type ReactNode } from 'react';

/** What happens once and is done then. */
const DONE_AT_ONCE: readonly CalendarKind[] = [
  'evaluation',
  'approval',
  'plan',
  'inspection',
  'entry_line',
  'document',
];
const MAY_BE_DUE = CALENDAR_KINDS.filter((kind) => !DONE_AT_ONCE.includes(kind));

/** How far one looks, in days. */
const OVERDUE_SINCE = 366;
const AHEAD = 400;
const BACK = 730;

const PAGE = 20;

const TONES: Record<CalendarState, Tone> = { overdue: 'red', due: 'blue', done: 'green' };

export interface Line extends CalendarGroup {
  day: string;
}

const linesOf = (calendar: Calendar | undefined, isShown: (state: CalendarState) => boolean): Line[] | undefined =>
  calendar?.days.flatMap(({ day, groups }) =>
    groups.filter(({ state }) => isShown(state)).map((group) => ({ ...group, day })),
  );

/** What is overdue or due within the year, by day. */
export function useComing(supplierId: string) {
  const day = today();
  const query = useApiQuery(getCalendar, {
    query: {
      supplierId,
      kind: MAY_BE_DUE,
      from: addDays(day, -OVERDUE_SINCE),
      to: addDays(day, AHEAD),
      entries: 1,
    },
  });
  return { query, lines: linesOf(query.data, (state) => state !== 'done') };
}

const views = () =>
  [
    { value: 'coming', label: t({ defaultMessage: 'Coming' }) },
    { value: 'past', label: t({ defaultMessage: 'Past' }) },
  ] as const;

/** All that is coming, and the last two years. */
export function TimelineCard({ supplierId }: { supplierId: string }) {
  const day = today();
  const [view, setView] = useState<'coming' | 'past'>('coming');
  const [kind, setKind] = useState<CalendarKind>();
  const [count, setCount] = useState(PAGE);
  const isPast = view === 'past';
  const coming = useComing(supplierId);
  const past = useApiQuery(
    getCalendar,
    { query: { supplierId, from: addDays(day, -BACK), to: day, entries: 1 } },
    { enabled: isPast },
  );
  const query = isPast ? past : coming.query;
  const all = isPast ? linesOf(past.data, (state) => state === 'done')?.toReversed() : coming.lines;
  const lines = kind ? all?.filter((line) => line.kind === kind) : all;
  const kinds = CALENDAR_KINDS.filter((one) => one === kind || all?.some((line) => line.kind === one));
  const choose = (next: CalendarKind | undefined) => {
    setKind(next);
    setCount(PAGE);
  };
  return (
    <Card
      title={t({ defaultMessage: 'Timeline' })}
      flush
      toolbar={
        <Inline>
          <SegmentedControl
            label={t({ defaultMessage: 'Period' })}
            value={view}
            options={views()}
            onChange={(next) => {
              setView(next);
              choose(undefined);
            }}
          />
          <FilterSelect
            label={t({ defaultMessage: 'Kind' })}
            allLabel={t({ defaultMessage: 'All kinds' })}
            value={kind}
            options={kinds.map((value) => ({ value, label: CALENDAR_KIND_LABELS[value] }))}
            onChange={choose}
          />
        </Inline>
      }
      footer={
        <Stack gap={2}>
          <Missing services={query.data?.unavailable} />
          {lines && lines.length > count ? (
            <Button variant="ghost" onClick={() => setCount(count + PAGE)}>
              {t(
                { defaultMessage: '{count, plural, one {Show more of # line} other {Show more of # lines}}' },
                { count: lines.length },
              )}
            </Button>
          ) : null}
        </Stack>
      }
    >
      <Lines
        label={isPast ? t({ defaultMessage: 'What happened' }) : t({ defaultMessage: 'What is coming' })}
        lines={lines?.slice(0, count)}
        emptyText={
          isPast
            ? t({ defaultMessage: 'Nothing happened in the last two years.' })
            : t({ defaultMessage: 'Nothing is due within a year.' })
        }
        error={loadError(query, t({ defaultMessage: 'The timeline could not be loaded' }))}
      />
    </Card>
  );
}

interface LinesProps {
  label: string;
  lines: readonly Line[] | undefined;
  emptyText: string;
  error: ReturnType<typeof loadError>;
}

function Lines({ label, lines, emptyText, error }: LinesProps) {
  return (
    <CardList
      look="rows"
      label={label}
      items={lines}
      itemKey={({ day, state, cause }) => `${day} ${state} ${cause}`}
      emptyText={emptyText}
      error={error}
      skeletonRows={2}
      render={(line) => <TimelineLine line={line} />}
    />
  );
}

export function TimelineLine({ line: { day, state, kind, title, count, entries } }: { line: Line }) {
  const [first] = entries;
  const { pathname, search } = useLocation();
  return (
    <TimelineRow badge={<StateBadge state={state} />}>
      {first ? (
        <TextLink href={first.href} below={pathname + search}>
          {title}
        </TextLink>
      ) : (
        <Text>{title}</Text>
      )}
      <Text size="meta" tone="muted">
        {[
          formatDate(day),
          CALENDAR_KIND_LABELS[kind],
          count === 1
            ? first?.foodName
            : t({ defaultMessage: '{count, plural, one {# entry} other {# entries}}' }, { count }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </TimelineRow>
  );
}

export const StateBadge = ({ state }: { state: CalendarState }) => (
  <Badge tone={TONES[state]}>{CALENDAR_STATE_LABELS[state]}</Badge>
);

interface TimelineRowProps {
  badge: ReactNode;
  children: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
}

export function TimelineRow({ badge, children, action }: TimelineRowProps) {
  return (
    <div className="sup:flex sup:flex-wrap sup:items-start sup:gap-x-4 sup:gap-y-1">
      <span className="sup:w-22 sup:shrink-0">{badge}</span>
      <div className="sup:min-w-0 sup:flex-1 sup:basis-48 sup:max-sm:order-last sup:max-sm:basis-full">
        <Stack gap={0}>{children}</Stack>
      </div>
      {action ? <span className="sup:max-sm:ml-auto">{action}</span> : null}
    </div>
  );
}

const serviceTexts = () => ({
  program: t({ defaultMessage: 'FSVP files' }),
  quality: t({ defaultMessage: 'verifications, inspections and actions' }),
  documents: t({ defaultMessage: 'documents' }),
  suppliers: t({ defaultMessage: 'verification and registration of the supplier' }),
});

export function Missing({ services }: { services: readonly (keyof ReturnType<typeof serviceTexts>)[] | undefined }) {
  if (!services?.length) return null;
  return (
    <Text size="meta" tone="bad">
      {t(
        { defaultMessage: 'Not all could be loaded: {parts}.' },
        { parts: [...new Set(services)].map((service) => serviceTexts()[service]).join(', ') },
      )}
    </Text>
  );
}

import { CALENDAR_KIND_LABELS, CALENDAR_STATE_LABELS, type CalendarDay } from '@fsvp/contracts/catalogue/calendar';
import type { CalendarEntry, CalendarGroup } from '@fsvp/contracts/core/calendar-entry';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { Badge, Card, formatLongDate, Stack, t, Text } from '@fsvp/ui';
import { Link } from '@fsvp/web-kit';
import { STATE_LOOKS } from './state-look.js';

interface AgendaViewProps {
  days: readonly CalendarDay[];
  today: Day;
  /** Undefined for a single day, which lists all that it can. */
  hrefOf?: (day: string) => string;
}

/** Days with their entries, one line for one cause. */
export function AgendaView({ days, today, hrefOf }: AgendaViewProps) {
  return (
    <Stack gap={4}>
      {days.map((one) => (
        <AgendaDay key={one.day} found={one} isToday={one.day === today} href={hrefOf?.(one.day)} />
      ))}
    </Stack>
  );
}

function AgendaDay({
  found: { day, total, groups },
  isToday,
  href,
}: {
  found: CalendarDay;
  isToday: boolean;
  href: string | undefined;
}) {
  const rest = total - groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      title={
        href && (isToday ? t({ defaultMessage: 'Today, {day}' }, { day: formatLongDate(day) }) : formatLongDate(day))
      }
      headingLevel={3}
      flush
    >
      <ul className="flex flex-col divide-y divide-divider">
        {groups.map((group) => (
          <li key={`${group.state} ${group.cause}`} className="px-4 py-2.5 sm:px-5">
            <Group group={group} href={href} />
          </li>
        ))}
        {rest > 0 ? (
          <li className="px-4 py-2.5 text-meta text-muted sm:px-5">
            <Rest count={rest} href={href} />
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

function Group({ group, href }: { group: CalendarGroup; href: string | undefined }) {
  const { state, title, count, entries, kind } = group;
  const only = count === 1 ? entries[0] : undefined;
  const rest = count - entries.length;
  return (
    <div className="flex items-start gap-x-3 gap-y-1 max-sm:flex-col">
      <span className="shrink-0 sm:w-22">
        <Badge tone={STATE_LOOKS[state].tone}>{CALENDAR_STATE_LABELS[state]}</Badge>
      </span>
      <div className="flex min-w-0 grow flex-col gap-0.5">
        {only ? <EntryLink entry={only} /> : <span className="font-medium wrap-anywhere">{title}</span>}
        <Text size="meta" tone="muted">
          {[CALENDAR_KIND_LABELS[kind], ...(only ? factsOf(only) : [])].join(' · ')}
        </Text>
        {only ? null : (
          <ul className="mt-1 flex flex-col gap-1">
            {entries.map((entry) => (
              <li key={entry.key} className="flex min-w-0 flex-col">
                <EntryLink entry={entry} />
                <Text size="meta" tone="muted">
                  {factsOf(entry).join(' · ')}
                </Text>
              </li>
            ))}
            {rest > 0 ? (
              <li className="text-meta text-muted">
                <Rest count={rest} href={href} />
              </li>
            ) : null}
          </ul>
        )}
      </div>
    </div>
  );
}

const factsOf = ({ title, supplierName, foodName, personName }: CalendarEntry) =>
  [foodName, supplierName, personName].filter((fact): fact is string => Boolean(fact) && !title.includes(fact ?? ''));

function EntryLink({ entry: { title, href } }: { entry: CalendarEntry }) {
  return (
    <Link
      href={href}
      className="w-fit max-w-full rounded-control text-link underline underline-offset-2 wrap-anywhere hover:no-underline pointer-coarse:py-1"
    >
      {title}
    </Link>
  );
}

function Rest({ count, href }: { count: number; href: string | undefined }) {
  if (!href)
    return t(
      {
        defaultMessage:
          '{count, plural, one {# more. Filter by supplier, food or kind to see them.} other {# more. Filter by supplier, food or kind to see them.}}',
      },
      { count },
    );
  return (
    <Link href={href} className="rounded-control text-link underline underline-offset-2">
      {t({ defaultMessage: '{count, plural, one {# more} other {# more}}' }, { count })}
    </Link>
  );
}

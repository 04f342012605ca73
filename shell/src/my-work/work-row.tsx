import { recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { needsAdministrator, WORK_GROUP_LABELS, type WorkItem } from '@fsvp/contracts/catalogue/work-item';
import { daysBetween, type Day } from '@fsvp/contracts/core/calendar-day';
import { formatDate, IconButton, LinkButton, Menu, t, type MenuItem } from '@fsvp/ui';
import { useLocation, useMay } from '@fsvp/web-kit';
import { AlarmClock, AlarmClockOff, Ellipsis, Undo2, UserRoundPlus } from 'lucide-react';
import { useId } from 'react';

export interface RowActions {
  onSnooze: (item: WorkItem) => void;
  onHandOver: (item: WorkItem) => void;
  onEndSnooze: (item: WorkItem) => void;
  onEndHandOver: (item: WorkItem) => void;
}

interface WorkRowProps extends RowActions {
  item: WorkItem;
  position: number;
  count: number;
  asOf: Day;
  /** The FEI or place of a supplier that shares its name. */
  distinction: string | undefined;
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** On a phone the title has the first lines, and details and day are beside the buttons. */
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-3 py-2 focus-within:bg-sunken ' +
  'sm:flex sm:gap-x-4 sm:px-5 lg:in-data-[density=compact]:py-1';
const TEXTS =
  'contents min-w-0 grow basis-0 flex-col gap-0.5 sm:flex ' +
  'lg:in-data-[density=compact]:flex-row lg:in-data-[density=compact]:items-baseline lg:in-data-[density=compact]:gap-2';

/** One line: what to do, for whom and until when, and the button that does it. */
export function WorkRow({ item, position, count, asOf, distinction, ...actions }: WorkRowProps) {
  const positionId = useId();
  const mayWrite = useMay('write');
  const mayAdminister = useMay('administer');
  const { pathname, search } = useLocation();
  const { key, title, group, dueOn } = item;
  const isLocked = (action: WorkItem['action']) => !mayAdminister && needsAdministrator({ ...item, action });
  const action = mayWrite && !isLocked(item.action) ? item.action : readerAction(item);
  return (
    <li data-work-key={key} className={ROW}>
      <div className={TEXTS}>
        <span
          className="line-clamp-2 font-medium wrap-anywhere max-sm:col-span-full lg:in-data-[density=compact]:block lg:in-data-[density=compact]:truncate"
          title={title}
        >
          {title}
        </span>
        <Details item={item} distinction={distinction} />
      </div>
      <span
        className={`shrink-0 text-meta max-sm:col-start-1 max-sm:self-start sm:w-28 lg:in-data-[density=compact]:w-48 ${group === 'overdue' ? 'text-bad' : 'text-muted'}`}
      >
        {dueOn ? <Due dueOn={dueOn} asOf={asOf} /> : null}
      </span>
      <div className="flex shrink-0 items-center justify-end gap-1 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-2 sm:w-42">
        {isLocked(action) ? null : (
          <LinkButton
            href={action.href}
            below={pathname + search}
            variant="outline"
            size="row"
            aria-describedby={positionId}
          >
            {t(
              { defaultMessage: '{action}<hidden>: {title}</hidden>' },
              { action: action.label, title, hidden: (text) => <span className="sr-only">{text}</span> },
            )}
          </LinkButton>
        )}
        <span id={positionId} hidden>
          {t(
            { defaultMessage: '{group}, {position} of {count}' },
            { group: WORK_GROUP_LABELS[group], position, count },
          )}
        </span>
        {mayWrite ? <RowMenu item={item} {...actions} /> : null}
      </div>
    </li>
  );
}

/** Who cannot do it looks at the record. */
const readerAction = ({ recordType, recordId, action }: WorkItem): WorkItem['action'] => ({
  label: t({ defaultMessage: 'Open', description: 'Button: looks at the record' }),
  href: recordHref(recordType, recordId) ?? action.href,
});

function Due({ dueOn, asOf }: { dueOn: Day; asOf: Day }) {
  const late = daysBetween(dueOn, asOf);
  if (late === 0) return t({ defaultMessage: 'Today' });
  return (
    <>
      {/* A phone has room for one of both. */}
      <span className={late > 0 ? 'max-sm:sr-only' : undefined}>{formatDate(dueOn)}</span>
      {late > 0 ? (
        <span className="sm:block lg:in-data-[density=compact]:ml-1.5 lg:in-data-[density=compact]:inline">
          {t({ defaultMessage: '{late, plural, one {# day overdue} other {# days overdue}}' }, { late })}
        </span>
      ) : null}
    </>
  );
}

function Details({
  item: { title, subject, supplierName, ownerName, waitingFor, snooze, handOver },
  distinction,
}: Pick<WorkRowProps, 'item' | 'distinction'>) {
  const facts = [
    subject,
    supplierName !== null && supplierName !== subject && !title.includes(supplierName) ? supplierName : null,
    distinction,
    handOver
      ? t(
          { defaultMessage: 'Handed to {person}: {reason}' },
          {
            person: handOver.userName ?? t({ defaultMessage: 'another person' }),
            reason: handOver.reason,
          },
        )
      : ownerName,
    waitingFor && !handOver ? t({ defaultMessage: 'Waiting for {waitingFor}' }, { waitingFor }) : null,
    snooze
      ? t({ defaultMessage: 'Snoozed until {day}: {reason}' }, { day: formatDate(snooze.until), reason: snooze.reason })
      : null,
  ].filter(Boolean);
  return facts.length ? (
    <span
      className="line-clamp-2 text-meta text-muted wrap-anywhere lg:in-data-[density=compact]:line-clamp-1"
      title={facts.join(' · ')}
    >
      {facts.join(' · ')}
    </span>
  ) : null;
}

function RowMenu({ item, onSnooze, onHandOver, onEndSnooze, onEndHandOver }: RowActions & { item: WorkItem }) {
  const items: MenuItem[] = [
    item.snooze
      ? {
          label: t({ defaultMessage: 'End snooze' }),
          icon: <AlarmClockOff {...icon} />,
          onSelect: () => onEndSnooze(item),
        }
      : { label: t({ defaultMessage: 'Snooze' }), icon: <AlarmClock {...icon} />, onSelect: () => onSnooze(item) },
    item.handOver
      ? {
          label: t({ defaultMessage: 'Give back to the owner' }),
          icon: <Undo2 {...icon} />,
          onSelect: () => onEndHandOver(item),
        }
      : {
          label: t({ defaultMessage: 'Hand over' }),
          icon: <UserRoundPlus {...icon} />,
          onSelect: () => onHandOver(item),
        },
  ];
  const label = t({ defaultMessage: 'More for {title}' }, { title: item.title });
  return (
    <Menu label={label} trigger={<IconButton label={label} size="row" icon={<Ellipsis {...icon} />} />} items={items} />
  );
}

import { recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { needsAdministrator, WORK_GROUP_LABELS, type WorkItem } from '@fsvp/contracts/catalogue/work-item';
import { daysBetween, type Day } from '@fsvp/contracts/core/calendar-day';
import { formatDate, IconButton, LinkButton, Menu, type MenuItem } from '@fsvp/ui';
import { useMay } from '@fsvp/web-kit';
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
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** One line: what to do, for whom and until when, and the button that does it. */
export function WorkRow({ item, position, count, asOf, ...actions }: WorkRowProps) {
  const positionId = useId();
  const mayWrite = useMay('write');
  const mayAdminister = useMay('administer');
  const { key, title, group, dueOn } = item;
  const isLocked = (action: WorkItem['action']) => !mayAdminister && needsAdministrator({ ...item, action });
  const action = mayWrite && !isLocked(item.action) ? item.action : readerAction(item);
  return (
    <li
      data-work-key={key}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 focus-within:bg-sunken sm:flex-nowrap sm:px-5"
    >
      <div className="flex min-w-0 grow basis-full flex-col gap-0.5 sm:basis-0">
        <span className="line-clamp-2 font-medium wrap-anywhere" title={title}>
          {title}
        </span>
        <Details item={item} />
      </div>
      <span className={`shrink-0 text-meta max-sm:grow sm:w-28 ${group === 'overdue' ? 'text-bad' : 'text-muted'}`}>
        {dueOn ? <Due dueOn={dueOn} asOf={asOf} /> : null}
      </span>
      <div className="flex shrink-0 items-center justify-end gap-1 sm:w-42">
        {isLocked(action) ? null : (
          <LinkButton href={action.href} variant="outline" size="sm" aria-describedby={positionId}>
            {action.label}
            <span className="sr-only">: {title}</span>
          </LinkButton>
        )}
        <span id={positionId} hidden>
          {`${WORK_GROUP_LABELS[group]}, ${position} of ${count}`}
        </span>
        {mayWrite ? <RowMenu item={item} {...actions} /> : null}
      </div>
    </li>
  );
}

/** Who cannot do it looks at the record. */
const readerAction = ({ recordType, recordId, action }: WorkItem): WorkItem['action'] => ({
  label: 'Open',
  href: recordHref(recordType, recordId) ?? action.href,
});

function Due({ dueOn, asOf }: { dueOn: Day; asOf: Day }) {
  const late = daysBetween(dueOn, asOf);
  if (late === 0) return 'Today';
  return (
    <>
      {formatDate(dueOn)}
      {late > 0 ? <span className="block">{late === 1 ? '1 day overdue' : `${late} days overdue`}</span> : null}
    </>
  );
}

function Details({
  item: { title, subject, supplierName, ownerName, waitingFor, snooze, handOver },
}: {
  item: WorkItem;
}) {
  const facts = [
    subject,
    supplierName !== null && supplierName !== subject && !title.includes(supplierName) ? supplierName : null,
    handOver ? `Handed to ${handOver.userName ?? 'another person'}: ${handOver.reason}` : ownerName,
    waitingFor && !handOver ? `Waiting for ${waitingFor}` : null,
    snooze ? `Snoozed until ${formatDate(snooze.until)}: ${snooze.reason}` : null,
  ].filter(Boolean);
  return facts.length ? (
    <span className="line-clamp-2 text-meta text-muted wrap-anywhere">{facts.join(' · ')}</span>
  ) : null;
}

function RowMenu({ item, onSnooze, onHandOver, onEndSnooze, onEndHandOver }: RowActions & { item: WorkItem }) {
  const items: MenuItem[] = [
    item.snooze
      ? { label: 'End snooze', icon: <AlarmClockOff {...icon} />, onSelect: () => onEndSnooze(item) }
      : { label: 'Snooze', icon: <AlarmClock {...icon} />, onSelect: () => onSnooze(item) },
    item.handOver
      ? { label: 'Give back to the owner', icon: <Undo2 {...icon} />, onSelect: () => onEndHandOver(item) }
      : { label: 'Hand over', icon: <UserRoundPlus {...icon} />, onSelect: () => onHandOver(item) },
  ];
  return (
    <Menu
      label={`More for ${item.title}`}
      trigger={<IconButton label={`More for ${item.title}`} size="sm" icon={<Ellipsis {...icon} />} />}
      items={items}
    />
  );
}

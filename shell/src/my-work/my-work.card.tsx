import {
  listWorkItems,
  needsAdministrator,
  WORK_GROUP_LABELS,
  type WorkGroup,
  type WorkItem,
} from '@fsvp/contracts/catalogue/work-item';
import { Badge, Card, CardList, formatDate, LinkButton, t, type Tone } from '@fsvp/ui';
import { loadError, useApiQuery, useMay } from '@fsvp/web-kit';
import { MY_WORK } from '../layout/navigation.js';
import { DashboardRow } from '../dashboard/dashboard-row.js';

/** Lines on the dashboard. */
const SHOWN = 5;

const tones: Record<WorkGroup, Tone> = {
  overdue: 'red',
  today: 'yellow',
  this_week: 'blue',
  waiting: 'neutral',
  later: 'neutral',
};

/** What the user has to do first. Default export, because it is loaded on demand. */
export default function MyWorkCard() {
  const work = useApiQuery(listWorkItems, { query: { limit: SHOWN } });
  const error = work.data ? undefined : loadError(work, t({ defaultMessage: 'Your work could not be loaded' }));
  const isPart = Boolean(work.data?.unavailable.length);
  return (
    <Card
      title={t({ defaultMessage: 'My Work' })}
      description={isPart ? t({ defaultMessage: 'A service is not responding: a part is missing.' }) : undefined}
      actions={
        // As the links of the other cards, it does not increase the height of the header.
        <span className="-my-1 -mr-3">
          <LinkButton href={MY_WORK.path} variant="ghost" size="sm">
            {t({ defaultMessage: 'All my work' })}
          </LinkButton>
        </span>
      }
      flush
    >
      <CardList
        look="rows"
        label={t({ defaultMessage: 'My Work' })}
        items={work.data?.items}
        itemKey={({ key }) => key}
        error={error}
        emptyText={
          isPart
            ? t({ defaultMessage: 'Nothing else is waiting for you' })
            : t({ defaultMessage: 'Nothing is waiting for you' })
        }
        render={(item) => <Line item={item} />}
      />
    </Card>
  );
}

function Line({ item }: { item: WorkItem }) {
  const { title, subject, supplierName, group, dueOn, action } = item;
  const mayAdminister = useMay('administer');
  const isNamed = supplierName !== null && (supplierName === subject || title.includes(supplierName));
  const facts = [subject, isNamed ? null : supplierName].filter(Boolean);
  return (
    <DashboardRow
      title={title}
      href={needsAdministrator(item) && !mayAdminister ? MY_WORK.path : action.href}
      detail={facts.join(' · ')}
      badge={<Badge tone={tones[group]}>{WORK_GROUP_LABELS[group]}</Badge>}
      note={dueOn ? formatDate(dueOn) : null}
    />
  );
}

import { listWorkItems, needsAdministrator, type WorkItem } from '@fsvp/contracts/catalogue/work-item';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Badge, Card, CardList, formatDate, LinkButton, t, Text } from '@fsvp/ui';
import { loadError, useApiQuery, useLocation, useMay } from '@fsvp/web-kit';
import { Missing, StateBadge, TimelineLine, TimelineRow, useComing, type Line } from './timeline-card.js';

/** Lines of work, and of what comes after it. */
const WORK = 8;
const COMING = 3;

type Item = { work: WorkItem } | { coming: Line };

/** What is to be done for the supplier, with the buttons that do it; then what is due first. */
export function NextCard({ supplier }: { supplier: Supplier }) {
  const { id: supplierId, name } = supplier;
  const work = useApiQuery(listWorkItems, { query: { who: 'everybody', supplierId, limit: WORK } });
  const coming = useComing(supplierId);
  // The supplier itself is also the record of its registration.
  const records = work.data?.items.filter(({ kind }) => kind !== 'supplier_verification');
  const listed = new Set(records?.map(({ recordId }) => recordId));
  const items: Item[] | undefined = work.data &&
    coming.lines && [
      ...work.data.items.map((item) => ({ work: item })),
      ...coming.lines
        .filter(({ entries: [first] }) => !first || !listed.has(first.recordId))
        .slice(0, COMING)
        .map((line) => ({ coming: line })),
    ];
  const more = work.data ? work.data.total - work.data.items.length : 0;
  const isPart = Boolean(work.data?.unavailable.length || coming.query.data?.unavailable.length);
  return (
    <Card
      title={t({ defaultMessage: 'Next' })}
      flush
      footer={
        isPart || more > 0 ? (
          <>
            <Missing services={[...(work.data?.unavailable ?? []), ...(coming.query.data?.unavailable ?? [])]} />
            {more > 0 ? (
              <Text size="meta" tone="muted">
                {t(
                  {
                    defaultMessage:
                      '{more, plural, one {# more line is to be done.} other {# more lines are to be done.}}',
                  },
                  { more },
                )}
              </Text>
            ) : null}
          </>
        ) : null
      }
    >
      <CardList
        look="rows"
        label={t({ defaultMessage: 'What is next' })}
        items={items}
        itemKey={(item) =>
          'work' in item ? item.work.key : `${item.coming.day} ${item.coming.state} ${item.coming.cause}`
        }
        emptyText={t({ defaultMessage: 'Nothing is due within a year.' })}
        error={loadError(work.isError ? work : coming.query, t({ defaultMessage: 'What is next could not be loaded' }))}
        skeletonRows={2}
        render={(item) =>
          'work' in item ? <WorkLine item={item.work} supplierName={name} /> : <TimelineLine line={item.coming} />
        }
      />
    </Card>
  );
}

function WorkBadge({ group, dueOn }: WorkItem) {
  if (group === 'overdue') return <StateBadge state="overdue" />;
  if (group === 'waiting') return <Badge tone="neutral">{t({ defaultMessage: 'Waiting' })}</Badge>;
  return dueOn ? <StateBadge state="due" /> : <Badge tone="neutral">{t({ defaultMessage: 'To do' })}</Badge>;
}

function WorkLine({ item, supplierName }: { item: WorkItem; supplierName: string }) {
  const { title, subject, ownerName, waitingFor, dueOn, action } = item;
  const mayWrite = useMay('write');
  const mayAdminister = useMay('administer');
  const { pathname, search } = useLocation();
  const mayAct = mayWrite && (mayAdminister || !needsAdministrator(item));
  const facts = [
    dueOn ? formatDate(dueOn) : null,
    subject === supplierName ? null : subject,
    ownerName,
    waitingFor && t({ defaultMessage: 'Waiting for {waitingFor}' }, { waitingFor }),
  ].filter(Boolean);
  return (
    <TimelineRow
      badge={<WorkBadge {...item} />}
      action={
        mayAct ? (
          <LinkButton href={action.href} below={pathname + search} variant="outline" size="sm">
            {t(
              { defaultMessage: '{action}<hidden>: {title}</hidden>' },
              { action: action.label, title, hidden: (text) => <span className="sup:sr-only">{text}</span> },
            )}
          </LinkButton>
        ) : null
      }
    >
      <Text weight="medium">{title}</Text>
      {facts.length ? (
        <Text size="meta" tone="muted">
          {facts.join(' · ')}
        </Text>
      ) : null}
    </TimelineRow>
  );
}

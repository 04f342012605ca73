import { CALENDAR_KIND_LABELS } from '@fsvp/contracts/catalogue/calendar';
import type { CalendarFeed } from '@fsvp/contracts/catalogue/calendar-feed';
import { Button, CardList, formatInstantDate, formatRelativeTime, Stack, t, Text, useLastDefined } from '@fsvp/ui';
import { ConfirmDialog } from '@fsvp/ui/dialogs';
import { errorText, loadError, useSupplierName } from '@fsvp/web-kit';
import { useState } from 'react';
import { useFeeds, useRevokeFeed } from './api/feeds.js';
import { useFoodName, usePersonName } from './api/filter-options.js';

/** The user's addresses, with their last use. */
export function Feeds() {
  const list = useFeeds();
  const [revoking, setRevoking] = useState<CalendarFeed>();
  const shown = useLastDefined(revoking);
  const revoke = useRevokeFeed(() => setRevoking(undefined));
  const close = () => {
    revoke.reset();
    setRevoking(undefined);
  };
  return (
    <>
      <CardList
        label={t({ defaultMessage: 'Your addresses' })}
        items={list.data?.feeds}
        itemKey={({ id }) => id}
        skeletonRows={1}
        emptyText={t({ defaultMessage: 'You have no addresses yet.' })}
        error={loadError(list, t({ defaultMessage: 'Your addresses could not be loaded' }))}
        render={(feed) => <FeedRow feed={feed} onRevoke={() => setRevoking(feed)} />}
      />
      {shown ? (
        <ConfirmDialog
          open={revoking !== undefined}
          onOpenChange={(open) => (open ? undefined : close())}
          title={t({ defaultMessage: 'Revoke {name}?' }, { name: shown.name })}
          question={t({
            defaultMessage:
              'Calendars that use this address show nothing of FSVP Suite any more. This cannot be undone.',
          })}
          failure={revoke.error ? errorText(revoke.error) : undefined}
          confirmLabel={t({ defaultMessage: 'Revoke' })}
          pending={revoke.isPending}
          onConfirm={() => revoke.mutateAsync({ params: { id: shown.id } }).catch(() => undefined)}
        />
      ) : null}
    </>
  );
}

function FeedRow({ feed, onRevoke }: { feed: CalendarFeed; onRevoke: () => void }) {
  const { name, createdAt, lastUsedAt, filters } = feed;
  const supplier = useSupplierName(filters.supplierId ?? undefined);
  const food = useFoodName(filters.foodId ?? undefined);
  const person = usePersonName(filters.personId ?? undefined);
  const kinds = filters.kinds.map((kind) => CALENDAR_KIND_LABELS[kind]).join(', ');
  const facts = [
    [supplier, food, person, kinds].filter(Boolean).join(', ') || t({ defaultMessage: 'Everything' }),
    t({ defaultMessage: 'created {day}' }, { day: formatInstantDate(createdAt) }),
    lastUsedAt
      ? t({ defaultMessage: 'last read {when}' }, { when: formatRelativeTime(lastUsedAt) })
      : t({ defaultMessage: 'never read' }),
  ];
  return (
    <div className="flex items-center justify-between gap-3">
      <Stack gap={1}>
        <span className="font-medium wrap-anywhere">{name}</span>
        <Text size="meta" tone="muted">
          {facts.join(' · ')}
        </Text>
      </Stack>
      <Button variant="outline" size="sm" onClick={onRevoke}>
        {t(
          { defaultMessage: 'Revoke <hidden>{name}</hidden>' },
          { name, hidden: (text) => <span className="sr-only">{text}</span> },
        )}
      </Button>
    </div>
  );
}

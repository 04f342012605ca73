import { listActions, type CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { Card, CardList, Inline, LinkButton, Stack, t, TextLink } from '@fsvp/ui';
import { hrefs, loadError, useApiQuery, useSupplierName, WriteOnly, type ExtensionProps } from '@fsvp/web-kit';
import { ActionStatusBadge, PriorityBadge } from '../corrective-actions/action-badges.js';
import { DueDate } from '../corrective-actions/due-date.js';
import { icons } from '../icons.js';

/** As many as are named; the screen behind the link has all. */
const SHOWN = 5;

/** On a supplier's page: its corrective actions that are not finished, or the newest of those that are. */
export function SupplierActions({ supplierId }: ExtensionProps['supplier-page']) {
  const name = useSupplierName(supplierId);
  const query = useApiQuery(listActions, {
    query: { supplierId, sort: 'status', order: 'asc', limit: SHOWN, offset: 0 },
  });
  const { actions, total = 0 } = query.data ?? {};
  return (
    <Card
      title={t({ defaultMessage: 'Corrective actions' })}
      flush
      actions={
        <WriteOnly>
          <LinkButton variant="outline" size="sm" icon={icons.add} href={hrefs.newCorrectiveAction({ supplierId })}>
            {t({ defaultMessage: 'New Action' })}
          </LinkButton>
        </WriteOnly>
      }
      footer={
        total > SHOWN && name ? (
          <TextLink href={hrefs.correctiveActions({ search: name })}>
            {t(
              { defaultMessage: '{total, plural, one {All # corrective action} other {All # corrective actions}}' },
              { total },
            )}
          </TextLink>
        ) : null
      }
    >
      <CardList
        look="rows"
        label={t({ defaultMessage: 'Corrective actions' })}
        items={actions}
        itemKey={({ id }) => id}
        render={(action) => <ActionLine action={action} />}
        emptyText={t({ defaultMessage: 'No corrective action concerns this supplier.' })}
        error={loadError(query, t({ defaultMessage: 'The corrective actions could not be loaded' }))}
        skeletonRows={2}
      />
    </Card>
  );
}

function ActionLine({ action }: { action: CorrectiveAction }) {
  const { id, title, status, priority } = action;
  return (
    <Inline justify="between" align="start" gap={4}>
      <div className="act:min-w-0 act:flex-1 act:basis-56 act:wrap-anywhere">
        <Stack gap={1}>
          <TextLink href={hrefs.correctiveAction(id)}>{title}</TextLink>
          <DueDate action={action} />
        </Stack>
      </div>
      <Inline>
        <PriorityBadge priority={priority} />
        <ActionStatusBadge status={status} />
      </Inline>
    </Inline>
  );
}

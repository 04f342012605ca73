import { Card, EmptyState, Skeleton } from '@fsvp/ui';
import { errorText } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { useFirstAccounts } from '../people/api/list-accounts.js';

/** For users without the permission. The refusal of the first call names the role and whom to ask. */
export function Forbidden() {
  const { error, isPending } = useFirstAccounts();
  return (
    <Card>
      {isPending ? (
        <div role="status" className="admin:flex admin:flex-col admin:items-center admin:gap-3 admin:py-10">
          <span className="admin:sr-only">Loading…</span>
          <Skeleton width="20rem" />
        </div>
      ) : (
        <EmptyState
          icon={icons.locked}
          text={
            error
              ? `Only administrators can see this page. ${errorText(error)}`
              : 'You now have access to this page. Reload it.'
          }
        />
      )}
    </Card>
  );
}

import type { Policy } from '@fsvp/contracts/access/policy';
import { Button, Card, CardList, ErrorState, formatDateTime, Stack, Text } from '@fsvp/ui';
import { loadError, useUrlState } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { usePolicies } from './api/list-policies.js';
import { ChangePolicyDialog } from './change-policy.dialog.js';
import { policiesUrl } from './policies.url.js';
import { definitionOf, meaningOf, POLICY_GROUPS } from './policy-texts.js';

export function Policies() {
  const [{ change }, setState] = useUrlState(policiesUrl);
  const list = usePolicies();
  const error = loadError(list, 'The policies could not be loaded');
  if (error)
    return (
      <Card>
        <ErrorState {...error} />
      </Card>
    );
  const policies = list.data?.policies;
  return (
    <Stack gap={6}>
      {POLICY_GROUPS.map(({ title, keys }) => (
        <Card key={title} flush title={title}>
          <CardList
            look="rows"
            label={title}
            items={policies?.filter(({ key }) => keys.includes(key))}
            itemKey={({ key }) => key}
            skeletonRows={keys.length}
            emptyText="No policies"
            render={(policy) => <PolicyRow policy={policy} onChange={() => setState({ change: policy.key })} />}
          />
        </Card>
      ))}
      <ChangePolicyDialog
        policy={policies?.find(({ key }) => key === change)}
        onClose={() => setState({ change: undefined }, 'replace')}
      />
    </Stack>
  );
}

function PolicyRow({ policy, onChange }: { policy: Policy; onChange: () => void }) {
  const { key, value } = policy;
  const { title, description } = definitionOf(key);
  return (
    <div className="admin:flex admin:flex-wrap admin:items-start admin:justify-between admin:gap-x-6 admin:gap-y-2">
      <div className="admin:min-w-0 admin:flex-1 admin:basis-80">
        <h3 className="admin:text-body admin:font-semibold">{title}</h3>
        <Text as="p" tone="muted">
          {description}
        </Text>
      </div>
      <div className="admin:min-w-0 admin:flex-1 admin:basis-64">
        <Text as="p" weight="medium">
          {meaningOf(key, value)}
        </Text>
        <Text as="p" size="meta" tone="muted">
          {historyOf(policy)}
        </Text>
      </div>
      <Button
        variant="outline"
        size="sm"
        icon={icons.edit}
        aria-label={`Change ${title}`}
        aria-haspopup="dialog"
        onClick={onChange}
      >
        Change…
      </Button>
    </div>
  );
}

function historyOf({ version, changedAt, changedByName, reason }: Policy): string {
  if (version === 0) return 'Not changed yet';
  return `Changed by ${changedByName ?? 'an administrator'} on ${formatDateTime(changedAt)}: ${reason ?? ''}`;
}

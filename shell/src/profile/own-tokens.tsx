import {
  apiTokenState,
  listApiTokens,
  revokeApiToken,
  type ApiToken,
  type ApiTokenState,
} from '@fsvp/contracts/access/api-token';
import { SCOPE_LABELS } from '@fsvp/contracts/access/access';
import {
  Badge,
  Button,
  CardList,
  Code,
  formatDate,
  formatRelativeTime,
  Inline,
  Stack,
  Text,
  useLastDefined,
  type Tone,
} from '@fsvp/ui';
import { ConfirmDialog } from '@fsvp/ui/dialogs';
import { errorText, loadError, queryKeyOf, useApiMutation, useApiQuery, useQueryClient } from '@fsvp/web-kit';
import { useState } from 'react';

const STATES: Record<ApiTokenState, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'green' },
  unused: { label: 'Not used for 90 days', tone: 'yellow' },
  expired: { label: 'Expired', tone: 'red' },
  revoked: { label: 'Revoked', tone: 'neutral' },
};

/** The tokens with which API clients act for the user. */
export function OwnTokens() {
  const client = useQueryClient();
  const list = useApiQuery(listApiTokens, { query: { own: true } }, { gcTime: 0 });
  const [revoking, setRevoking] = useState<ApiToken>();
  const shown = useLastDefined(revoking);
  const revoke = useApiMutation(revokeApiToken, {
    success: 'API token revoked',
    onSuccess: () => {
      setRevoking(undefined);
      void client.invalidateQueries({ queryKey: queryKeyOf(listApiTokens) });
    },
  });
  const close = () => {
    revoke.reset();
    setRevoking(undefined);
  };
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        Programs use API tokens to read or change records on your behalf. To get one, ask an administrator.
      </Text>
      <CardList
        label="API tokens"
        items={list.data?.tokens}
        itemKey={({ id }) => id}
        skeletonRows={1}
        emptyText="You have no API tokens."
        error={loadError(list, 'Your API tokens could not be loaded')}
        render={(token) => <Token token={token} onRevoke={() => setRevoking(token)} />}
      />
      {shown ? (
        <ConfirmDialog
          open={revoking !== undefined}
          onOpenChange={(open) => (open ? undefined : close())}
          title={`Revoke ${shown.name}?`}
          question="Programs that use this token lose access. This cannot be undone."
          failure={revoke.error ? errorText(revoke.error) : undefined}
          confirmLabel="Revoke"
          pending={revoke.isPending}
          onConfirm={() => revoke.mutateAsync({ params: { id: shown.id } }).catch(() => undefined)}
        />
      ) : null}
    </Stack>
  );
}

function lastUseText({ lastUsedAt, lastUsedAddress }: ApiToken): string {
  if (!lastUsedAt) return 'never used';
  return `last used ${formatRelativeTime(lastUsedAt)}${lastUsedAddress ? ` from ${lastUsedAddress}` : ''}`;
}

function Token({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, prefix, scopes, expiresOn } = token;
  const state = apiTokenState(token);
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={1}>
        <Inline>
          <Text weight="medium">{name}</Text>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </Inline>
        <Text size="meta" tone="muted">
          <Code>{`fsvp_${prefix}`}</Code>
          {` · until ${formatDate(expiresOn)} · ${lastUseText(token)}`}
        </Text>
        <Text size="meta">{scopes.map((scope) => SCOPE_LABELS[scope]).join('; ')}</Text>
      </Stack>
      {state === 'active' || state === 'unused' ? (
        <Button variant="outline" size="sm" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      ) : null}
    </Inline>
  );
}

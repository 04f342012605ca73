import { listOwnSessions, revokeOtherSessions, revokeOwnSession, type OwnSession } from '@fsvp/contracts/own-account';
import { Badge, Button, CardList, formatDateTime, formatRelativeTime, Inline, Stack, Text } from '@fsvp/ui';
import { loadError, queryKeyOf, useApiMutation, useApiQuery, useQueryClient } from '@fsvp/web-kit';
import { useEffect } from 'react';
import { browserName } from './browser-name.js';

/** Where the account is signed in. */
export function OwnSessions() {
  const client = useQueryClient();
  const list = useApiQuery(listOwnSessions, {}, { gcTime: 0 });
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(listOwnSessions) });
  const end = useApiMutation(revokeOwnSession, {
    success: 'Session ended',
    failure: 'The session could not be ended. Try again.',
    onSuccess: refresh,
    onError: refresh,
  });
  const endOthers = useApiMutation(revokeOtherSessions, {
    success: 'All other sessions ended',
    failure: 'The sessions could not be ended. Try again.',
    onSuccess: refresh,
  });
  useEffect(() => () => client.removeQueries({ queryKey: queryKeyOf(listOwnSessions) }), [client]);
  const sessions = list.data?.sessions;
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        Where you are signed in. End a session that you do not know, and change your password.
      </Text>
      <CardList
        label="Sessions"
        items={sessions}
        itemKey={({ id }) => id}
        skeletonRows={2}
        emptyText="There are no sessions."
        error={loadError(list, 'Your sessions could not be loaded')}
        render={(session) => (
          <Session
            session={session}
            onEnd={() => end.mutateAsync({ params: { id: session.id } }).catch(() => undefined)}
          />
        )}
      />
      {sessions && sessions.length > 1 ? (
        <div>
          <Button variant="outline" onClick={() => endOthers.mutateAsync({}).catch(() => undefined)}>
            End all other sessions
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function Session({ session, onEnd }: { session: OwnSession; onEnd: () => unknown }) {
  const { userAgent, address, lastSeenAt, openedAt, current } = session;
  const name = browserName(userAgent);
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={0}>
        <Inline>
          <Text weight="medium">{name}</Text>
          {current ? <Badge tone="green">This session</Badge> : null}
        </Inline>
        <Text size="meta" tone="muted">
          {[address, `last seen ${formatRelativeTime(lastSeenAt)}`, `signed in ${formatDateTime(openedAt)}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {current ? null : (
        <Button
          variant="outline"
          size="sm"
          aria-label={`End the session of ${name}, last seen ${formatRelativeTime(lastSeenAt)}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </Inline>
  );
}

import {
  beginTotp,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from '@fsvp/contracts/access/own-account';
import {
  Badge,
  Button,
  CardList,
  formatDateTime,
  formatRelativeTime,
  Inline,
  Stack,
  Text,
  useLastDefined,
} from '@fsvp/ui';
import { FormDialog, TextField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { loadError, queryKeyOf, useApiMutation, useApiQuery, useQueryClient, useSession } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useEffect, useState } from 'react';
import { browserName } from './browser-name.js';
import { PasswordOwner } from './password-owner.js';

/** The sessions to end: one, or all but this one. */
type Ending = OwnSession | 'others';

interface Confirmed {
  password?: string;
}

// The form shows its own failures.
const withoutForm = (text: string) => (_: Error, input: { body?: Confirmed | undefined }) =>
  input.body?.password === undefined ? text : undefined;

/** Where the account is signed in. */
export function OwnSessions() {
  const client = useQueryClient();
  const list = useApiQuery(listOwnSessions, {}, { gcTime: 0 });
  const [asking, setAsking] = useState<Ending>();
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(listOwnSessions) });
  const endOne = useApiMutation(endOwnSession, {
    success: 'Session ended',
    failure: withoutForm('The session could not be ended. Try again.'),
    onSuccess: refresh,
    onError: refresh,
  });
  const endOthers = useApiMutation(endOtherSessions, {
    success: 'All other sessions ended',
    failure: withoutForm('The sessions could not be ended. Try again.'),
    onSuccess: refresh,
  });
  useEffect(() => () => client.removeQueries({ queryKey: queryKeyOf(listOwnSessions) }), [client]);
  const end = (ending: Ending, body: Confirmed): Promise<unknown> =>
    ending === 'others' ? endOthers.mutateAsync({ body }) : endOne.mutateAsync({ params: { id: ending.id }, body });
  const begin = (ending: Ending) =>
    list.data?.needsPassword ? setAsking(ending) : end(ending, {}).catch(() => undefined);
  const sessions = list.data?.sessions;
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        Browsers in which you are signed in. If you do not recognize a session, end it and change your password.
      </Text>
      <CardList
        label="Sessions"
        items={sessions}
        itemKey={({ id }) => id}
        skeletonRows={2}
        emptyText="There are no sessions."
        error={loadError(list, 'Your sessions could not be loaded')}
        render={(session) => <Session session={session} onEnd={() => begin(session)} />}
      />
      {sessions && sessions.length > 1 ? (
        <div>
          <Button variant="outline" onClick={() => begin('others')}>
            End all other sessions
          </Button>
        </div>
      ) : null}
      <PasswordDialog ending={asking} end={end} onClose={() => setAsking(undefined)} />
    </Stack>
  );
}

interface PasswordDialogProps {
  /** Undefined closes the dialog. */
  ending: Ending | undefined;
  end: (ending: Ending, body: Confirmed) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the own password before sessions end. */
function PasswordDialog({ ending, end, onClose }: PasswordDialogProps) {
  const shown = useLastDefined(ending);
  if (!shown) return null;
  return (
    <FormDialog
      open={ending !== undefined}
      size="sm"
      onClose={onClose}
      title={shown === 'others' ? 'End all other sessions?' : `End the session of ${browserName(shown.userAgent)}?`}
      description={`${shown === 'others' ? 'You stay signed in here.' : whereOf(shown)} Enter your password to confirm your identity.`}
    >
      {(controls) => (
        <PasswordForm
          submitLabel={shown === 'others' ? 'End sessions' : 'End session'}
          failure={shown === 'others' ? 'The sessions were not ended' : 'The session was not ended'}
          controls={controls}
          send={(body) => end(shown, body)}
          onSaved={onClose}
        />
      )}
    </FormDialog>
  );
}

interface PasswordFormProps {
  submitLabel: string;
  /** Above the form when it was refused. */
  failure: string;
  controls: FormDialogControls;
  send: (body: Confirmed) => Promise<unknown>;
  onSaved: () => void;
}

function PasswordForm({ submitLabel, failure, controls, send, onSaved }: PasswordFormProps) {
  const { user } = useSession();
  const form = useContractForm<{ password: string }, Confirmed>({
    // The same body, in which the password is required.
    schema: beginTotp.body!,
    defaultValues: { password: '' },
    secret: true,
  });
  return (
    <RecordForm
      form={form}
      label="End sessions"
      submitLabel={submitLabel}
      failure={failure}
      discardable
      controls={controls}
      save={async (body) => {
        await send(body);
        return undefined;
      }}
      onSaved={onSaved}
    >
      {user ? <PasswordOwner user={user} /> : null}
      <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
    </RecordForm>
  );
}

/** Tells sessions of the same browser apart. */
function whereOf({ address, lastSeenAt }: OwnSession): string {
  const seen = `last seen ${formatRelativeTime(lastSeenAt)}.`;
  return address ? `${address}, ${seen}` : `L${seen.slice(1)}`;
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

import { removeTotp } from '@fsvp/contracts/access/own-account';
import { getCurrentUser, type User } from '@fsvp/contracts/access/user';
import { Badge, Stack } from '@fsvp/ui';
import { queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';
import { PasswordConfirmation } from './password-confirmation.js';
import { SecondFactorSetUp } from './second-factor-set-up.js';

export function SecondFactor({ user }: { user: User }) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(getCurrentUser) });
  const remove = useApiMutation(removeTotp, {
    success: 'Second factor removed. From now on, sign in with your password alone.',
    onSuccess: refresh,
  });
  if (!user.hasSecondFactor) return <SecondFactorSetUp user={user} onDone={refresh} />;
  return (
    <Stack gap={4}>
      <div>
        <Badge tone="green">Set up</Badge>
      </div>
      <PasswordConfirmation
        user={user}
        label="Remove the second factor"
        text="To use another phone, remove the second factor and set it up again. If you lost your phone, ask an administrator for a new link."
        submitLabel="Remove the second factor"
        variant="danger"
        withCode
        send={({ password, code = '' }) => remove.mutateAsync({ body: { password, code } })}
      />
    </Stack>
  );
}

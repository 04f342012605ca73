import { beginTotp, confirmTotp, type TotpSetUp } from '@fsvp/contracts/access/own-account';
import type { User } from '@fsvp/contracts/access/user';
import { Button, Code, Stack, Text } from '@fsvp/ui';
import { Form, FormErrorSummary, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { api, useApiMutation } from '@fsvp/web-kit';
import { useSave } from '@fsvp/web-kit/dialogs';
import { useEffect, useState } from 'react';
import { PasswordConfirmation } from './password-confirmation.js';
import { QrCode } from './qr-code.js';

const inGroupsOfFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** First the password; then the secret, and a code of it. */
export function SecondFactorSetUp({ user, onDone }: { user: User; onDone: () => unknown }) {
  const [begun, setBegun] = useState<TotpSetUp>();
  if (begun) return <CodeConfirmation begun={begun} onDone={onDone} />;
  return (
    <PasswordConfirmation
      user={user}
      label="Set up a second factor"
      submitLabel="Continue"
      text="Enter your password to begin. You need an authenticator app on your phone, or a password manager that generates codes."
      send={async (body) => setBegun(await api.call(beginTotp, { body }))}
    />
  );
}

function CodeConfirmation({ begun, onDone }: { begun: TotpSetUp; onDone: () => unknown }) {
  const form = useContractForm<{ code: string }>({
    schema: confirmTotp.body!,
    defaultValues: { code: '' },
    secret: true,
  });
  const confirm = useApiMutation(confirmTotp, {
    success: 'Second factor set up. From now on, sign in with your password and a code.',
  });
  const { formErrors, submit } = useSave({
    form,
    save: async (body) => {
      await confirm.mutateAsync({ body });
      return undefined;
    },
    onSaved: onDone,
  });
  const { setFocus } = form;
  // The button that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Form form={form} onSubmit={submit} label="Confirm the second factor">
      <FormErrorSummary title="The second factor was not set up" messages={formErrors} />
      <Stack gap={2}>
        <Text as="p">1. Scan this code with your authenticator app.</Text>
        <QrCode text={begun.uri} label="QR code for the authenticator app" />
        <Text as="p" tone="muted">
          If you cannot scan it, enter this key in the app:
        </Text>
        <p>
          <Code>{inGroupsOfFour(begun.secret)}</Code>
        </p>
        <a
          href={begun.uri}
          className="hidden min-h-11 items-center text-body text-link underline pointer-coarse:inline-flex"
        >
          Open the app on this device
        </a>
      </Stack>
      <TextField
        name="code"
        label="2. Enter the 6 digits that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Confirm
        </Button>
      </div>
    </Form>
  );
}

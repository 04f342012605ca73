import { beginTotp, removeTotp } from '@fsvp/contracts/access/own-account';
import type { User } from '@fsvp/contracts/access/user';
import { Button, Text, type ButtonVariant } from '@fsvp/ui';
import { Form, FormErrorSummary, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { useSave } from '@fsvp/web-kit/dialogs';
import { PasswordOwner } from './password-owner.js';

interface Values {
  password: string;
  code: string;
}

interface Confirmed {
  password: string;
  /** With `withCode`. */
  code?: string;
}

interface PasswordConfirmationProps {
  user: User;
  label: string;
  text: string;
  submitLabel: string;
  variant?: ButtonVariant;
  /** Asks for a code from the second factor too. */
  withCode?: boolean;
  send: (body: Confirmed) => Promise<unknown>;
}

/** Asks for the own password before something that needs it. */
export function PasswordConfirmation({
  user,
  label,
  text,
  submitLabel,
  variant,
  withCode = false,
  send,
}: PasswordConfirmationProps) {
  const form = useContractForm<Values, Confirmed>({
    schema: withCode ? removeTotp.body! : beginTotp.body!,
    defaultValues: { password: '', code: '' },
    secret: true,
  });
  const { formErrors, submit } = useSave({
    form,
    save: async (body) => {
      await send(body);
      return undefined;
    },
    onSaved: () => undefined,
  });
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <FormErrorSummary title="The second factor was not changed" messages={formErrors} />
      <Text as="p">{text}</Text>
      <PasswordOwner user={user} />
      <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
      {withCode ? (
        <TextField
          name="code"
          label="Code"
          hint="The 6 digits that your authenticator app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      ) : null}
      <div>
        <Button type="submit" variant={variant} loading={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}

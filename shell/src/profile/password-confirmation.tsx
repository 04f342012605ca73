import { beginTotp } from '@fsvp/contracts/account';
import type { User } from '@fsvp/contracts/user';
import { Button, Form, FormErrorSummary, Text, TextField, useContractForm, type ButtonVariant } from '@fsvp/ui';
import { useSave } from '@fsvp/web-kit';
import { PasswordOwner } from './password-owner.js';

interface PasswordConfirmationProps {
  user: User;
  label: string;
  text: string;
  submitLabel: string;
  variant?: ButtonVariant;
  send: (body: { password: string }) => Promise<unknown>;
}

/** Asks for the own password before something that needs it. */
export function PasswordConfirmation({ user, label, text, submitLabel, variant, send }: PasswordConfirmationProps) {
  const form = useContractForm<{ password: string }>({
    schema: beginTotp.body!,
    defaultValues: { password: '' },
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
      <div>
        <Button type="submit" variant={variant} loading={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}

import { changePassword } from '@fsvp/contracts/access/own-account';
import type { User } from '@fsvp/contracts/access/user';
import { Button } from '@fsvp/ui';
import { Form, FormErrorSummary, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { useApiMutation } from '@fsvp/web-kit';
import { useSave } from '@fsvp/web-kit/dialogs';
import { NewPasswordField } from '../session/new-password-field.js';
import { PasswordOwner } from './password-owner.js';

interface Values {
  currentPassword: string;
  newPassword: string;
}

export function PasswordForm({ user, onDone }: { user: User; onDone: () => unknown }) {
  const form = useContractForm<Values>({
    schema: changePassword.body!,
    defaultValues: { currentPassword: '', newPassword: '' },
    secret: true,
  });
  const change = useApiMutation(changePassword, { success: 'Password changed. Your other sessions have ended.' });
  const { formErrors, submit } = useSave({
    form,
    save: async (body) => {
      await change.mutateAsync({ body });
      return undefined;
    },
    onSaved: onDone,
  });
  return (
    <Form form={form} onSubmit={submit} label="Password">
      <FormErrorSummary title="The password was not changed" messages={formErrors} />
      <PasswordOwner user={user} />
      <TextField
        name="currentPassword"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField name="newPassword" label="New password" />
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Change password
        </Button>
      </div>
    </Form>
  );
}

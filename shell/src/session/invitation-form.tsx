import { acceptInvitation, type Invitation } from '@fsvp/contracts/access/own-account';
import type { ClientInput } from '@fsvp/contracts/core/call';
import { Button, clearFormDrafts, Field, TextInput } from '@fsvp/ui';
import { Form, FormErrorSummary, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { api, takeReturnAddress } from '@fsvp/web-kit';
import { useSave } from '@fsvp/web-kit/dialogs';
import { useEffect } from 'react';
import { clearRecentItems } from '../palette/recent-items.js';
import { NewPasswordField } from './new-password-field.js';
import { rememberSignInWay } from './sign-in-way.js';

interface Values {
  password: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  title?: string;
  code?: string;
}

/** The first administrator enters who they are; the account of others has it. */
const NEW_PERSON = { email: '', firstName: '', lastName: '', title: '' };

interface InvitationFormProps {
  token: string;
  invitation: Invitation;
  onAccepted: () => void;
}

export function InvitationForm({ token, invitation: { kind, email, codeRequired }, onAccepted }: InvitationFormProps) {
  const isNew = kind === 'set-up';
  const form = useContractForm<Values, ClientInput<typeof acceptInvitation>['body']>({
    schema: acceptInvitation.body!,
    defaultValues: { password: '', ...(isNew ? NEW_PERSON : {}), ...(codeRequired ? { code: '' } : {}) },
    secret: true,
  });
  const { formErrors, submit } = useSave({
    form,
    save: async (body) => {
      await api.call(acceptInvitation, { params: { token }, body });
      return undefined;
    },
    onSaved: () => {
      // Of another person who was signed in here.
      clearRecentItems();
      clearFormDrafts();
      takeReturnAddress();
      rememberSignInWay('own');
      onAccepted();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus(isNew ? 'email' : 'password'), [setFocus, isNew]);
  return (
    <Form form={form} onSubmit={submit} label="Account">
      <FormErrorSummary title="The password was not saved" messages={formErrors} />
      {isNew ? (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="username" spellCheck={false} required />
          <TextField name="firstName" label="First name" autoComplete="given-name" required />
          <TextField name="lastName" label="Last name" autoComplete="family-name" required />
          <TextField
            name="title"
            label="Title"
            autoComplete="organization-title"
            hint="Printed with your signatures. Example: Quality Manager"
          />
        </>
      ) : (
        <Field label="Email">
          {(control) => <TextInput {...control} type="email" autoComplete="username" readOnly value={email ?? ''} />}
        </Field>
      )}
      <NewPasswordField name="password" label="Password" />
      {codeRequired ? (
        <TextField
          name="code"
          label="Code"
          hint="The 6 digits that your authenticator app shows for FSVP Suite"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      ) : null}
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        {kind === 'recovery' ? 'Save and Sign In' : 'Open the Account'}
      </Button>
    </Form>
  );
}

import type { ClientInput } from '@fsvp/contracts/core/call';
import { CODE_REFUSED, CODE_REQUIRED_HEADER, login } from '@fsvp/contracts/access/sign-in';
import { Button } from '@fsvp/ui';
import { Form, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { ApiError } from '@fsvp/web-kit';
import { useEffect, useState } from 'react';
import { showSignInFailure, useSignIn } from './use-sign-in.js';

interface Values {
  email: string;
  password: string;
  code: string;
}

/** The server asks for the code once the password was right. */
const needsCode = (error: unknown) => error instanceof ApiError && error.header(CODE_REQUIRED_HEADER) !== null;

/** E-mail address and password of an account, and the code if it has a second factor. */
export function OwnAccountForm() {
  const form = useContractForm<Values, ClientInput<typeof login>['body']>({
    schema: login.body!,
    defaultValues: { email: '', password: '', code: '' },
    prepare: ({ code, ...values }) => (code.trim() ? { ...values, code } : values),
    secret: true,
  });
  const { setFocus, setValue, setError } = form;
  const [withCode, setWithCode] = useState(false);
  /** The field to use next, once fields are enabled; a new object for each failure. */
  const [next, setNext] = useState<{ name: keyof Values }>({ name: 'email' });

  const showFailure = (error: unknown) => {
    const first = needsCode(error) && !withCode;
    if (first) setWithCode(true);
    else showSignInFailure(error);
    if (!first && needsCode(error)) {
      setValue('code', '');
      setError('code', { message: CODE_REFUSED });
    }
    setNext({ name: needsCode(error) ? 'code' : 'password' });
  };
  const { verifying, signIn } = useSignIn('own', showFailure);

  useEffect(() => {
    if (!verifying) setFocus(next.name, { shouldSelect: true });
  }, [verifying, next, setFocus]);

  return (
    <Form form={form} onSubmit={signIn} label="Sign in with your own account">
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        required
        disabled={verifying}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        disabled={verifying}
      />
      {withCode ? (
        <TextField
          name="code"
          label="Code"
          hint="The 6 digits that your authenticator app shows for FSVP Suite"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          disabled={verifying}
        />
      ) : null}
      <Button type="submit" size="lg" loading={verifying}>
        {verifying ? 'Verifying…' : 'Sign In'}
      </Button>
    </Form>
  );
}

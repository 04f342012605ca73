import { login } from '@fsvp/contracts/access/sign-in';
import { Button } from '@fsvp/ui';
import { Form, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { useEffect, useRef } from 'react';
import { useSignIn } from './use-sign-in.js';

export function SharedPasswordForm() {
  const form = useContractForm<{ password: string }>({
    schema: login.body!,
    defaultValues: { password: '' },
    secret: true,
  });
  const { verifying, signIn } = useSignIn('shared');
  const area = useRef<HTMLDivElement>(null);
  const submitted = useRef(false);

  // The page has only this input. While disabled it loses the focus; after a failure its text is selected.
  useEffect(() => {
    const input = area.current?.querySelector('input');
    if (verifying) return;
    if (submitted.current) input?.select();
    else input?.focus();
  }, [verifying]);

  const submit = (body: { password: string }) => {
    submitted.current = true;
    return signIn(body);
  };

  return (
    <div ref={area}>
      <Form form={form} onSubmit={submit} label="Sign in">
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          disabled={verifying}
        />
        <Button type="submit" size="lg" loading={verifying}>
          {verifying ? 'Verifying…' : 'Sign In'}
        </Button>
      </Form>
    </div>
  );
}

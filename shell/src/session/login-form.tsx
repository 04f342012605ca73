import { getCurrentUser, login, WRONG_PASSWORD } from '@fsvp/contracts/user';
import { Button, Form, TextField, toast, useContractForm } from '@fsvp/ui';
import { api, ApiError, queryKeyOf, takeReturnAddress, useNavigate, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useRef, useState } from 'react';

const NAVIGATE_AFTER_MS = 100;

function showFailure(error: unknown): void {
  const hasResponse = error instanceof ApiError && error.status > 0;
  // Not `error.text`: for an empty body it is the status text, such as 'Forbidden' (spec-map: messages-6).
  const text = hasResponse && (error.problem?.detail || error.body.trim());
  if (hasResponse) toast({ title: 'Login Failed', description: text || WRONG_PASSWORD, variant: 'destructive' });
  else
    toast({
      title: 'Login Error',
      description: 'An error occurred while logging in. Please try again.',
      variant: 'destructive',
    });
}

export function LoginForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm<{ password: string }>({ schema: login.body!, defaultValues: { password: '' } });
  const [verifying, setVerifying] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const submitted = useRef(false);

  // The page has only this input. While disabled it loses the focus; after a failure its text is selected.
  useEffect(() => {
    const input = area.current?.querySelector('input');
    if (verifying) return;
    if (submitted.current) input?.select();
    else input?.focus();
  }, [verifying]);

  const submit = async (body: { password: string }) => {
    submitted.current = true;
    setVerifying(true);
    try {
      await api.call(login, { body });
    } catch (error) {
      showFailure(error);
      setVerifying(false);
      return;
    }
    void client.invalidateQueries({ queryKey: queryKeyOf(getCurrentUser) }).finally(() => setVerifying(false));
    const address = takeReturnAddress();
    setTimeout(() => navigate(address ?? '/', { replace: address !== undefined }), NAVIGATE_AFTER_MS);
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

import { MIN_PASSWORD } from '@fsvp/contracts/access/own-account';
import { Stack } from '@fsvp/ui';
import { Checkbox, TextField } from '@fsvp/ui/dialogs';
import { useState } from 'react';

/** A password to choose. It is typed once, and can be shown. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Stack gap={2}>
      <TextField
        name={name}
        label={label}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        required
        hint={`At least ${MIN_PASSWORD} characters of any kind`}
      />
      <Checkbox label="Show the password" checked={shown} onChange={setShown} />
    </Stack>
  );
}

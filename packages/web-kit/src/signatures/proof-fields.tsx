import { Text } from '@fsvp/ui';
import { TextField } from '@fsvp/ui/dialogs';
import type { AskedProof } from './use-signing.js';

/** The part of a form by which a person proves who signs. */
export function ProofFields({ asked }: { asked: AskedProof }) {
  return (
    <>
      {asked.email ? (
        <TextField name="email" label="Email of your account" type="email" autoComplete="username" required />
      ) : null}
      <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
      {asked.code ? (
        <TextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          required
          hint="The 6 digits that your authenticator app shows now."
        />
      ) : null}
    </>
  );
}

/** Below what is signed or was signed. */
export function SigningFooter() {
  return (
    <Text as="p" size="meta" tone="subtle">
      FSVP records are exempt from part 11 (§1.510(d)); these controls follow its model. Not legal advice. Check the
      cited section.
    </Text>
  );
}

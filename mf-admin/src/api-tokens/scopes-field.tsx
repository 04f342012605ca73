import { SCOPE_LABELS } from '@fsvp/contracts/access/access';
import type { Scope } from '@fsvp/contracts/core/access';
import { Code, Inline, Text } from '@fsvp/ui';
import { CheckboxGroupField } from '../shared/checkbox-group-field.js';

/** The scopes that a call needs; the others are for calls that do not exist yet. */
export const OFFERED_SCOPES: readonly Scope[] = [
  'read',
  'suppliers:write',
  'quality:write',
  'documents:write',
  'program:write',
];

const options = OFFERED_SCOPES.map((scope) => ({
  value: scope,
  label: (
    <Inline gap={2} align="baseline">
      {SCOPE_LABELS[scope]}
      <Text size="meta" tone="subtle">
        <Code>{scope}</Code>
      </Text>
    </Inline>
  ),
}));

const HINT =
  'Accounts, account reviews, API tokens, sessions and failed events are for people only. No token can read them. ' +
  'No token can sign, decide or administer.';

/** What a token may do, one checkbox for each scope. */
export function ScopesField({ name, label }: { name: string; label: string }) {
  return <CheckboxGroupField name={name} label={label} required hint={HINT} groups={[{ options }]} />;
}

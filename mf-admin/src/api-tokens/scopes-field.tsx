import { SCOPE_LABELS, SCOPES } from '@fsvp/contracts/access';
import { Code, Inline, Text } from '@fsvp/ui';
import { CheckboxGroupField } from '../shared/checkbox-group-field.js';

const options = SCOPES.map((scope) => ({
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

/** What a token may do, one checkbox for each scope. */
export function ScopesField({ name, label }: { name: string; label: string }) {
  return <CheckboxGroupField name={name} label={label} required groups={[{ options }]} />;
}

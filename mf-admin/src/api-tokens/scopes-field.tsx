import { SCOPE_LABELS, SCOPES, type Scope } from '@fsvp/contracts/access';
import { Checkbox, Code, Inline, Stack, Text, useController } from '@fsvp/ui';
import { useId } from 'react';

/** What a token may do, one checkbox for each scope. */
export function ScopesField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = field.value as Scope[];
  // The schema's error of a whole list.
  const error = (fieldState.error as { root?: { message?: string } } | undefined)?.root?.message;
  const toggle = (scope: Scope, checked: boolean) =>
    field.onChange(SCOPES.filter((one) => (one === scope ? checked : chosen.includes(one))));
  return (
    <div role="group" aria-labelledby={id} className="admin:flex admin:flex-col admin:gap-1.5">
      <span id={id} className="admin:text-label admin:text-ink">
        {label}
        <span aria-hidden className="admin:text-bad">
          {' '}
          *
        </span>
      </span>
      <Stack gap={1}>
        {SCOPES.map((scope, index) => (
          <Checkbox
            key={scope}
            ref={index === 0 ? field.ref : undefined}
            onBlur={field.onBlur}
            checked={chosen.includes(scope)}
            onChange={(checked) => toggle(scope, checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            label={
              <Inline gap={2} align="baseline">
                {SCOPE_LABELS[scope]}
                <Text size="meta" tone="subtle">
                  <Code>{scope}</Code>
                </Text>
              </Inline>
            }
          />
        ))}
      </Stack>
      {error ? (
        <p id={`${id}-error`} className="admin:text-meta admin:text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

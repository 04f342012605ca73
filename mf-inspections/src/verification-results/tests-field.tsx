import { Button, Section, Stack, Text } from '@fsvp/ui';
import { TextField, useFieldArray } from '@fsvp/ui/dialogs';
import { MAX_TESTS } from '@fsvp/contracts/quality/activity-result';
import { icons } from '../icons.js';
import type { ResultValues } from './result-form.values.js';

/** The tests of a sampling, each with its method and its result. */
export function TestsField() {
  const { fields, append, remove } = useFieldArray<ResultValues, 'tests'>({ name: 'tests' });
  return (
    <Section
      title="Tests"
      headingLevel={3}
      actions={
        fields.length < MAX_TESTS ? (
          <Button
            variant="outline"
            size="sm"
            icon={icons.add}
            onClick={() => append({ name: '', method: '', result: '' })}
          >
            Add Test
          </Button>
        ) : null
      }
    >
      <Stack gap={3}>
        {fields.length ? null : <Text tone="muted">No test yet.</Text>}
        {fields.map(({ id }, at) => (
          <div key={id} className="ins:grid ins:items-start ins:gap-3 ins:sm:grid-cols-[1fr_1fr_1fr_auto]">
            <TextField name={`tests.${at}.name`} label={`Test ${at + 1}`} maxLength={255} />
            <TextField name={`tests.${at}.method`} label={`Method of test ${at + 1}`} maxLength={500} />
            <TextField name={`tests.${at}.result`} label={`Result of test ${at + 1}`} maxLength={500} />
            <Button variant="ghost" size="sm" aria-label={`Remove test ${at + 1}`} onClick={() => remove(at)}>
              Remove
            </Button>
          </div>
        ))}
      </Stack>
    </Section>
  );
}

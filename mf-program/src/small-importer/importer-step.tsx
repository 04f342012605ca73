import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import {
  createImporter,
  FOREIGN_ADDRESS,
  importerCreate,
  isForeignAddress,
  type Importer,
  type ImporterCreate,
} from '@fsvp/contracts/program/importer';
import { Button, Columns, Inline, Stack, t, Text, TextLink } from '@fsvp/ui';
import {
  blankToNull,
  Form,
  FormActions,
  FormErrorSummary,
  SelectField,
  TextField,
  useContractForm,
  useWatch,
} from '@fsvp/ui/dialogs';
import { useApiMutation, useIdempotencyKey } from '@fsvp/web-kit';
import { useSave } from '@fsvp/web-kit/dialogs';
import { useActiveImporters } from '../fsvp-files/api/active-importers.js';
import { StepCard } from './step-card.js';
import { useKeptForm } from './use-kept-form.js';

/** The zones in which most importers are; the others are in Administration. */
const zones = () =>
  [
    ['America/New_York', t({ defaultMessage: 'Eastern Time' })],
    ['America/Chicago', t({ defaultMessage: 'Central Time' })],
    ['America/Denver', t({ defaultMessage: 'Mountain Time' })],
    ['America/Phoenix', t({ defaultMessage: 'Arizona' })],
    ['America/Los_Angeles', t({ defaultMessage: 'Pacific Time' })],
    ['America/Anchorage', t({ defaultMessage: 'Alaska' })],
    ['Pacific/Honolulu', t({ defaultMessage: 'Hawaii' })],
    ['America/Puerto_Rico', t({ defaultMessage: 'Puerto Rico' })],
    ['Pacific/Guam', t({ defaultMessage: 'Guam' })],
  ] as const;
const zoneOptions = () => zones().map(([value, label]) => ({ value, label }));

/** Chooses an importer, or adds one. */
export function ImporterStep({ onSaved }: { onSaved: (id: string) => void }) {
  const known = useActiveImporters();
  const importers = known.data?.importers ?? [];
  return (
    <StepCard
      number={1}
      title={t({ defaultMessage: 'Importer' })}
      description={t({
        defaultMessage:
          'Who owns or has purchased the food when it enters the United States. The customs filer names it on each entry line (21 CFR 1.509).',
      })}
      state="open"
    >
      <Stack gap={5}>
        {importers.length > 0 ? (
          <Stack gap={2}>
            <Text as="p">{t({ defaultMessage: 'Go on with an importer of the suite, or add another one.' })}</Text>
            <Inline>
              {importers.map(({ id, legalName }) => (
                <Button key={id} variant="outline" onClick={() => onSaved(id)}>
                  {legalName}
                </Button>
              ))}
            </Inline>
          </Stack>
        ) : null}
        <ImporterForm onSaved={onSaved} />
      </Stack>
    </StepCard>
  );
}

interface Values {
  legalName: string;
  duns: string;
  email: string;
  timeZone: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
}
const EMPTY: Values = {
  legalName: '',
  duns: '',
  email: '',
  timeZone: 'America/New_York',
  address: '',
  city: '',
  state: '',
  postalCode: '',
};

function ImporterForm({ onSaved }: { onSaved: (id: string) => void }) {
  const idempotencyKey = useIdempotencyKey();
  const create = useApiMutation(createImporter, {
    success: t({ defaultMessage: 'Importer saved' }),
    failure: t({ defaultMessage: 'The importer could not be saved' }),
    changes: ['importer'],
  });
  const form = useContractForm<Values, ImporterCreate>({
    schema: importerCreate,
    defaultValues: EMPTY,
    prepare: blankToNull,
  });
  const forget = useKeptForm(form, EMPTY);
  const postalCode = useWatch({ control: form.control, name: 'postalCode' });
  const { formErrors, submit } = useSave({
    form,
    save: async (body) => {
      const { id } = await create.mutateAsync({ body, idempotencyKey });
      forget();
      onSaved(id);
      return undefined;
    },
    onSaved: () => undefined,
  });
  return (
    <Form form={form} onSubmit={submit} label={t({ defaultMessage: 'Importer' })} width="form">
      <FormErrorSummary title={t({ defaultMessage: 'The importer was not saved' })} messages={formErrors} />
      <TextField name="legalName" label={t({ defaultMessage: 'Legal name' })} required maxLength={255} />
      <Columns>
        <TextField
          name="duns"
          label={t({ defaultMessage: 'DUNS number' })}
          required
          inputMode="numeric"
          maxLength={20}
          hint={t({ defaultMessage: '9 digits, of its location in the United States.' })}
        />
        <TextField name="email" label={t({ defaultMessage: 'Email' })} required type="email" maxLength={255} />
      </Columns>
      <TextField name="address" label={t({ defaultMessage: 'Address' })} maxLength={500} />
      <Columns>
        <TextField name="city" label={t({ defaultMessage: 'City' })} maxLength={100} />
        <TextField name="state" label={t({ defaultMessage: 'State' })} maxLength={100} />
        <TextField
          name="postalCode"
          label={t({ defaultMessage: 'ZIP code' })}
          maxLength={20}
          hint={isForeignAddress({ postalCode }) ? FOREIGN_ADDRESS : undefined}
        />
        <SelectField name="timeZone" label={t({ defaultMessage: 'Time zone' })} required options={zoneOptions()} />
      </Columns>
      <Text as="p" size="meta" tone="muted">
        {t(
          {
            defaultMessage:
              'A U.S. agent of a foreign owner needs a signed consent. Add it in <link>Administration › Importers</link>.',
          },
          { link: (text) => <TextLink href={hrefs.importers()}>{text}</TextLink> },
        )}
      </Text>
      <FormActions align="start">
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t({ defaultMessage: 'Save Importer' })}
        </Button>
      </FormActions>
    </Form>
  );
}

export function SavedImporter({ importer }: { importer: Importer }) {
  const { legalName, duns, email, address, city, state, postalCode } = importer;
  return (
    <StepCard number={1} title={t({ defaultMessage: 'Importer' })} state="done">
      <Inline justify="between">
        <Text>{[legalName, `DUNS ${duns}`, email].join(' · ')}</Text>
        <TextLink href={`${hrefs.importers()}&view=${importer.id}`}>{t({ defaultMessage: 'Show' })}</TextLink>
      </Inline>
      <Text as="p" size="meta" tone="muted">
        {[address, city, state, postalCode].filter(Boolean).join(', ')}
      </Text>
    </StepCard>
  );
}

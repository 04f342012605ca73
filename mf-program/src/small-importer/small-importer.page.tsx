import { Card, ErrorState, PageHeader, Spinner, Stack, t, Text } from '@fsvp/ui';
import { loadError, useUrlState } from '@fsvp/web-kit';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { RecordPage } from '../record-page.js';
import { AmountsStep } from './amounts-step.js';
import { DetermineStep } from './determine-step.js';
import { FilesStep } from './files-step.js';
import { ImporterStep, SavedImporter } from './importer-step.js';
import { LettersStep } from './letters-step.js';
import { MyselfStep } from './myself-step.js';
import { SignStep } from './sign-step.js';
import { useSituation } from './situation.js';
import { CHOOSE } from './small-importer-href.js';
import { SuppliersStep } from './suppliers-step.js';
import { useKeptState } from './use-kept-state.js';

/**
 * The way of a very small importer (21 CFR 1.512): its steps follow from what is saved, so that it can be left on any day. Nothing
 * that a person has not entered or confirmed is saved.
 */
export function SmallImporterPage({ importerId, onBack }: { importerId: string; onBack: () => void }) {
  const [, setState] = useUrlState(filesUrl);
  return (
    <RecordPage id={importerId} name="Start as a Very Small Importer" onBack={onBack}>
      <PageHeader
        title={t({ defaultMessage: 'Start as a Very Small Importer' })}
        subtitle={t({
          defaultMessage:
            'The modified requirements of 21 CFR 1.512, step by step. What you save in a step is there on another day.',
        })}
      />
      {importerId === CHOOSE ? (
        <ImporterStep onSaved={(id) => setState({ small: id }, 'replace')} />
      ) : (
        <Steps key={importerId} importerId={importerId} />
      )}
    </RecordPage>
  );
}

const NONE: readonly string[] = [];

function Steps({ importerId }: { importerId: string }) {
  const { situation, failed } = useSituation(importerId);
  const [chosen, setChosen] = useKeptState<readonly string[]>(`${importerId} chosen`, NONE);
  const error = failed && loadError(failed, t({ defaultMessage: 'The steps could not be loaded' }));
  if (!situation)
    return <Card>{error ? <ErrorState {...error} /> : <Spinner label={t({ defaultMessage: 'Loading…' })} />}</Card>;
  const props = { situation };
  return (
    <Stack gap={6}>
      {situation.totalFiles > situation.files.length ? (
        <Text as="p" tone="warning">
          {t(
            { defaultMessage: 'These are the first {count} of {totalFiles} files of this importer.' },
            { count: situation.files.length, totalFiles: situation.totalFiles },
          )}
        </Text>
      ) : null}
      <SavedImporter importer={situation.importer} />
      <MyselfStep {...props} />
      <AmountsStep {...props} />
      <SuppliersStep
        {...props}
        chosen={chosen}
        onChoose={(ids) => setChosen((before) => [...new Set([...before, ...ids])])}
      />
      <FilesStep {...props} chosen={chosen} />
      <DetermineStep {...props} />
      <LettersStep {...props} />
      <SignStep {...props} />
    </Stack>
  );
}

import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { listDocuments } from '@fsvp/contracts/documents/document';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  Button,
  FormRecordContext,
  formatDate,
  Inline,
  LinkButton,
  OpeningDialog,
  Spinner,
  Stack,
  t,
  Text,
} from '@fsvp/ui';
import { useApiQuery, WriteOnly } from '@fsvp/web-kit';
import { Suspense, useId, useState } from 'react';
import { AskedLetters } from '../letters/asked-letters.js';
import { AskForLettersDialog } from '../letters/lazy-ask-for-letters.dialog.js';
import { languageOfCountry } from '../letters/language-of-country.js';
import { areAnswersKept, LetterForm } from './letter-form.js';
import { isDetermined, LETTER, smallFiles, type Situation, type SmallFile } from './situation.js';
import { StepCard } from './step-card.js';

/** The letter of each supplier: recorded with one answer for all of its foods, written for it, or asked for. */
export function LettersStep({ situation }: { situation: Situation }) {
  const files = smallFiles(situation).filter(isDetermined);
  const groups = new Map<string, SmallFile[]>();
  for (const one of files) groups.set(one.file.supplierId, [...(groups.get(one.file.supplierId) ?? []), one]);
  const owed = files.filter(({ assurance }) => !assurance).map(({ file }) => file);
  const owing = new Set(owed.map(({ supplierId }) => supplierId));
  const isDone = files.length > 0 && files.every(({ assurance }) => assurance);
  const id = useId();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const formOf = (supplierId: string) => `${id}-${supplierId}`;
  const setAnsweredOf = (supplierId: string, isAnswered: boolean) =>
    setAnswered((before) => {
      const next = new Set(before);
      if (isAnswered) next.add(supplierId);
      else next.delete(supplierId);
      return next;
    });
  const recordAll = () => {
    for (const supplierId of answered)
      (document.getElementById(formOf(supplierId)) as HTMLFormElement | null)?.requestSubmit();
  };
  return (
    <StepCard
      number={7}
      title={t({ defaultMessage: 'The letters of the suppliers' })}
      description={t({
        defaultMessage:
          'Each supplier assures you in writing, before the first import and at least every two years, that the food is produced safely (21 CFR 1.512(b)(3)(i)).',
      })}
      state={isDone ? 'done' : 'open'}
    >
      {files.length === 0 ? (
        <Text as="p" tone="muted">
          {t({ defaultMessage: 'Choose the modified requirements for your files first.' })}
        </Text>
      ) : (
        <Stack gap={5}>
          <ul className="program:grid program:gap-4 program:xl:grid-cols-2">
            {[...groups].map(([supplierId, ofSupplier]) => (
              <li
                key={supplierId}
                className="program:min-w-0 program:rounded-card program:border program:border-divider program:p-4"
              >
                <SupplierLetter
                  files={ofSupplier}
                  situation={situation}
                  formId={formOf(supplierId)}
                  onAnswered={(isAnswered) => setAnsweredOf(supplierId, isAnswered)}
                />
              </li>
            ))}
          </ul>
          <Inline>
            {answered.size > 1 ? (
              <Button onClick={recordAll}>
                {t({ defaultMessage: 'Record {size} Letters' }, { size: answered.size })}
              </Button>
            ) : null}
            {owing.size > 1 ? <AskAll files={owed} count={owing.size} /> : null}
          </Inline>
        </Stack>
      )}
    </StepCard>
  );
}

function AskAll({ files, count }: { files: readonly FsvpFile[]; count: number }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <WriteOnly>
      <Button variant="outline" onPointerEnter={AskForLettersDialog.prefetch} onClick={() => setAsking(true)}>
        {t({ defaultMessage: 'Ask All {count} Suppliers' }, { count })}
      </Button>
      {isAsking ? (
        <Suspense fallback={<OpeningDialog />}>
          <AskForLettersDialog
            letters={files.map((file) => ({ file, code: LETTER }))}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </WriteOnly>
  );
}

const NEWEST = { order: 'desc' as const, limit: 1, offset: 0 };

interface SupplierLetterProps {
  files: readonly SmallFile[];
  situation: Situation;
  formId: string;
  onAnswered: (isAnswered: boolean) => void;
}

/** Answers are kept for the same foods and the same letter. */
const answersOf = (files: readonly SmallFile[], letterId = '') =>
  [letterId, ...files.map(({ file }) => file.id)].join(' ');

function SupplierLetter({ files, situation, formId, onAnswered }: SupplierLetterProps) {
  const owed = files.filter(({ assurance }) => !assurance);
  const [isRecording, setRecording] = useState<boolean | undefined>(() => areAnswersKept(answersOf(owed)) || undefined);
  const [first] = files;
  const { file } = owed[0] ?? first!;
  const query = { supplierId: file.supplierId, type: ['letter' as const], sort: 'createdAt' as const, ...NEWEST };
  const letters = useApiQuery(listDocuments, { query }, { enabled: owed.length > 0 });
  const letter = letters.data?.documents[0];
  const names = (some: readonly SmallFile[]) => some.map((one) => one.file.foodName).join(', ');
  return (
    <Stack gap={2}>
      <Text as="p" weight="semibold">
        {file.supplierName}
      </Text>
      {owed.length === 0 ? (
        <Text as="p" tone="muted">
          {t(
            { defaultMessage: '{foods}: assured until {day}' },
            { foods: names(files), day: formatDate(first!.assurance!.validUntil) },
          )}
        </Text>
      ) : (
        <>
          <Text as="p" tone="muted">
            {names(owed)}
          </Text>
          {letters.isPending ? (
            <Spinner label={t({ defaultMessage: 'Loading…' })} />
          ) : (isRecording ?? letter) ? (
            <FormRecordContext value={answersOf(owed, letter?.id)}>
              <LetterForm
                letter={letter}
                id={formId}
                onAnswered={onAnswered}
                files={owed.map((one) => one.file)}
                importer={situation.importer}
                onClose={() => setRecording(false)}
              />
            </FormRecordContext>
          ) : (
            <Inline>
              <Button size="sm" onClick={() => setRecording(true)}>
                {t({ defaultMessage: 'Record the Letter' })}
              </Button>
              <LinkButton
                variant="outline"
                size="sm"
                href={`${hrefs.fsvpFile(file.id)}&letter=${languageOfCountry(file.supplierCountry)}&foods=all&small=${situation.importer.id}`}
              >
                {t({ defaultMessage: 'Write the Letter' })}
              </LinkButton>
              <AskedLetters files={owed.map((one) => one.file)} code={LETTER} />
            </Inline>
          )}
        </>
      )}
    </Stack>
  );
}

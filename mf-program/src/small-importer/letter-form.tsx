import { addMonths, dayOf, today } from '@fsvp/contracts/core/calendar-day';
import { calendarDay, requiredText, uuid } from '@fsvp/contracts/core/fields';
import { createAssurance } from '@fsvp/contracts/program/assurance';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { Importer } from '@fsvp/contracts/program/importer';
import { downloadDocument, type Document } from '@fsvp/contracts/documents/document';
import { Button, Columns, draftKey, findDraft, formatDate, Inline, LinkButton, t } from '@fsvp/ui';
import {
  DateField,
  Form,
  FormErrorSummary,
  PassFailField,
  TextField,
  useContractForm,
  useWatch,
} from '@fsvp/ui/dialogs';
import { api, invalidate, useIdempotencyKey, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { DocumentField } from '../documents/document-field.js';
import { failureText } from '../failure-text.js';
import { runEach } from '../run-each.js';
import { LETTER } from './situation.js';
import { useKeptForm } from './use-kept-form.js';

const answer = z.boolean('Answer yes or no');
const schema = z.object({
  documentId: uuid('Choose the letter'),
  effectiveOn: calendarDay('Enter the day of the letter'),
  signerName: requiredText(255, 'Enter the name of the person who signed it'),
  signerTitle: requiredText(255, 'Enter the title of the person who signed it'),
  names: answer,
  signed: answer,
  words: answer,
  period: answer,
});
type Values = z.output<typeof schema>;
const QUESTIONS = ['names', 'signed', 'words', 'period'] as const;
type Inputs = { [K in keyof Values]: Values[K] | null };
const EMPTY: Inputs = {
  documentId: null,
  effectiveOn: null,
  signerName: '',
  signerTitle: '',
  names: null,
  signed: null,
  words: null,
  period: null,
};

/** Whether answers for that `FormRecordContext` are kept. */
export const areAnswersKept = (recordId: string): boolean => findDraft(draftKey(EMPTY, recordId)) !== undefined;

interface LetterFormProps {
  /** Of one supplier. */
  files: readonly FsvpFile[];
  importer: Importer;
  /** The newest letter among the documents of the supplier. */
  letter: Document | undefined;
  /** Of the form, to submit it from outside. */
  id: string;
  /** Whether anything is answered. */
  onAnswered: (isAnswered: boolean) => void;
  onClose: () => void;
}

/** What a letter says, answered once for all files of its supplier; an assurance is recorded for each. */
export function LetterForm({ files, importer, letter, id, onAnswered, onClose }: LetterFormProps) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const [problems, setProblems] = useState<string[]>([]);
  const [defaultValues] = useState<Inputs>({
    ...EMPTY,
    documentId: letter?.id ?? null,
    effectiveOn: letter?.documentDate ? dayOf(letter.documentDate) : null,
  });
  const form = useContractForm<Inputs, Values>({ schema, defaultValues });
  const forget = useKeptForm(form, defaultValues);
  const { documentId } = useWatch({ control: form.control });
  const { isDirty, isSubmitting } = form.formState;
  const report = useEffectEvent(onAnswered);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
  const supplierName = files[0]!.supplierName;
  const foods = files.map(({ foodName }) => foodName).join(', ');
  const first = addMonths(today(), -24);
  const questions: Record<(typeof QUESTIONS)[number], string> = {
    names: t({ defaultMessage: 'Does it name {supplierName} and the food: {foods}?' }, { supplierName, foods }),
    signed: t({ defaultMessage: 'Is it signed and dated?' }),
    words: t({
      defaultMessage:
        'Does it say in substance that the food is produced by processes and procedures that give at least the level of public health protection of section 418 or 419 of the Act, if either applies, and is neither adulterated (section 402) nor, if that applies, misbranded (section 403(w))?',
    }),
    period: t(
      { defaultMessage: 'Is it from the last 24 months ({day} or later), and is it still true?' },
      { day: formatDate(first) },
    ),
  };

  const close = () => {
    forget();
    onClose();
  };
  const submit = async ({ names: _n, signed: _s, words: _w, period: _p, ...values }: Values) => {
    const answers = form.getValues();
    const denied = QUESTIONS.filter((name) => answers[name] === false);
    if (denied.length > 0) {
      setProblems([
        t({
          defaultMessage: 'A letter that does not say all of this is no assurance. Ask the supplier for another one.',
        }),
      ]);
      return;
    }
    const failed: string[] = [];
    await runEach(files, async (file) => {
      try {
        await api.call(createAssurance, {
          body: { kind: LETTER, fileId: file.id, ...values, statement: statementOf(file, importer) },
          idempotencyKey: `${key}-${file.id}`,
        });
      } catch (error) {
        failed.push(`${file.foodName}: ${failureText(error)}`);
      }
    });
    setProblems(failed);
    await invalidate(client, ['assurance', 'fsvp-file', 'letter-request']);
    if (failed.length === 0) close();
  };
  return (
    <Form
      id={id}
      form={form}
      onSubmit={submit}
      label={t({ defaultMessage: 'Letter of {supplierName}' }, { supplierName })}
      width="form"
    >
      <FormErrorSummary title={t({ defaultMessage: 'The letter was not recorded' })} messages={problems} />
      <DocumentField
        label={t({ defaultMessage: 'Letter' })}
        required
        supplierId={files[0]!.supplierId}
        hint={t({ defaultMessage: 'The signed letter, of the documents of the supplier or uploaded here.' })}
      />
      {documentId ? (
        <Inline>
          <LinkButton
            variant="outline"
            size="sm"
            href={api.href(downloadDocument, { params: { id: documentId } })}
            download
          >
            {t({ defaultMessage: 'Download the Letter' })}
          </LinkButton>
        </Inline>
      ) : null}
      <DateField name="effectiveOn" label={t({ defaultMessage: 'Day of the letter' })} required maxDate={today()} />
      <Columns>
        <TextField name="signerName" label={t({ defaultMessage: 'Signed by' })} required maxLength={255} />
        <TextField name="signerTitle" label={t({ defaultMessage: 'Title' })} required maxLength={255} />
      </Columns>
      {QUESTIONS.map((name) => (
        <PassFailField
          key={name}
          name={name}
          label={questions[name]}
          required
          passLabel={t({ defaultMessage: 'Yes' })}
          failLabel={t({ defaultMessage: 'No' })}
        />
      ))}
      <Inline>
        <Button type="submit" variant="outline" loading={isSubmitting}>
          {files.length > 1
            ? t({ defaultMessage: 'Record It for {count} Files' }, { count: files.length })
            : t({ defaultMessage: 'Record It' })}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t({ defaultMessage: 'Cancel' })}
        </Button>
      </Inline>
    </Form>
  );
}

/** What the person who read the letter has confirmed of it. In English: it becomes part of the assurance. */
const statementOf = ({ supplierName, foodName }: FsvpFile, { legalName }: Importer): string =>
  `${supplierName} assures ${legalName} in writing that it produces ${foodName} by processes and procedures that give at least the level of public health protection of section 418 or 419 of the Act, if either applies, and that the food is neither adulterated under section 402 nor, if that applies, misbranded under section 403(w). The letter names the supplier and the food, is signed and dated, and holds for the period.`;

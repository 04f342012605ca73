import { getImporter } from '@fsvp/contracts/program/importer';
import { PROCEDURE_LABELS, type ProcedureCode } from '@fsvp/contracts/program/procedure';
import { Button, Field, Inline, Spinner, Stack, Text, Textarea } from '@fsvp/ui';
import { useFormContext } from '@fsvp/ui/dialogs';
import { storeFile } from '@fsvp/web-kit/dialogs';
import { invalidate, useApiQuery, useIdempotencyKey, useMay, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../failure-text.js';
import type { ProcedureValues } from './procedure-form.values.js';
import { openPlaces, readyText } from './ready-texts.js';

interface WriteProcedureProps {
  importerId: string;
  code: ProcedureCode;
  /** Whether there is a text that is no document yet: the procedure is not saved without it. */
  onWriting: (isWriting: boolean) => void;
}

/** Writes the procedure from a ready text, and makes it the document of the form. */
export function WriteProcedure({ importerId, code, onWriting }: WriteProcedureProps) {
  const importer = useApiQuery(getImporter, { params: { id: importerId } });
  const [isOpen, setOpen] = useState(false);
  if (!useMay('write')) return null;
  if (!isOpen)
    return (
      <div>
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          Adapt a ready text…
        </Button>
      </div>
    );
  if (importer.isPending) return <Spinner label="Loading…" />;
  return (
    <TextForm
      code={code}
      importer={importer.data?.legalName ?? '[Name of the importer]'}
      onWriting={onWriting}
      onClose={() => setOpen(false)}
    />
  );
}

interface TextFormProps extends Pick<WriteProcedureProps, 'code' | 'onWriting'> {
  importer: string;
  onClose: () => void;
}

function TextForm({ code, importer, onWriting, onClose }: TextFormProps) {
  const client = useQueryClient();
  const form = useFormContext<ProcedureValues>();
  const key = useIdempotencyKey();
  const attempts = useRef({ text: '', count: 0 });
  const [text, setText] = useState(() => readyText(code, importer));
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const begin = useEffectEvent(() => {
    onWriting(true);
    // So that closing the dialog asks.
    if (!form.getValues('title')) form.setValue('title', PROCEDURE_LABELS[code], { shouldDirty: true });
  });
  const end = useEffectEvent(() => onWriting(false));
  useEffect(() => {
    begin();
    return () => end();
  }, []);

  const save = async () => {
    const open = openPlaces(text);
    if (open.length > 0) return setProblem(`Replace the words in brackets: ${open.join(', ')}`);
    if (attempts.current.text !== text) attempts.current = { text, count: attempts.current.count + 1 };
    setProblem(undefined);
    setSending(true);
    try {
      const title = `${code} ${PROCEDURE_LABELS[code]}, ${importer}`;
      const file = new File([text], `${title}.txt`.replace(/[\\/:*?"<>|]/g, ' '), { type: 'text/plain' });
      const document = await storeFile(file, { title, type: 'sop' }, `${key}-${attempts.current.count}`);
      form.setValue('documentId', document.id, { shouldDirty: true, shouldValidate: true });
      void invalidate(client, ['document']);
      onClose();
    } catch (error) {
      setProblem(failureText(error));
      setSending(false);
    }
    return undefined;
  };
  return (
    <Stack gap={2}>
      <Field
        label="Text of the procedure"
        hint="A text to adapt. Describe what you really do, and replace the words in brackets. It becomes a document of the library."
        error={problem}
      >
        {(control) => (
          <Textarea {...control} rows={16} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <Inline>
        <Button variant="outline" size="sm" loading={isSending} onClick={() => void save()}>
          Save as Document
        </Button>
        <Button variant="ghost" size="sm" disabled={isSending} onClick={onClose}>
          Cancel
        </Button>
      </Inline>
      <Text size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
    </Stack>
  );
}

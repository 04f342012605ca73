import { documentCreate, type DocumentCreate } from '@fsvp/contracts/document';
import type { NewDocumentLinks } from '@fsvp/contracts/hrefs';
import { Button, ConfirmDialog, Form, FormActions, FormErrorSummary, Text, useContractForm } from '@fsvp/ui';
import { useIdempotencyKey, useSave, useSupplierName } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useCreateDocument } from '../api/create-document.js';
import { DocumentFields } from '../document-fields.js';
import { newDocument, type DocumentValues } from '../document-form.values.js';
import { keptAs } from './document-links.js';
import { useKeptFile } from './use-kept-file.js';
import type { SentFile } from './uploader.js';

interface NewDocumentFormProps {
  file: SentFile;
  supplierId: string | undefined;
  links: NewDocumentLinks;
  /** What the dialog around does when it is closed. */
  leave: RefObject<() => void>;
  onClose: () => void;
}

/** Describes the uploaded file. Leaving the form keeps the file as a document of type other (spec-map: screens-14). */
export function NewDocumentForm({ file, supplierId, links, leave, onClose }: NewDocumentFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateDocument(() => 'Document uploaded successfully');
  const { keep, keeping, registered } = useKeptFile(file, links);
  const [asking, setAsking] = useState(false);
  const form = useContractForm<DocumentValues, DocumentCreate>({
    schema: documentCreate,
    defaultValues: newDocument(file.fileName, supplierId),
    prepare: (values) => ({ ...links, ...values, ...file }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { refusals, submit } = useSave({
    form,
    save: async (body) => {
      await create.mutateAsync({ body, idempotencyKey });
      return undefined;
    },
    onSaved: () => {
      registered();
      onClose();
    },
  });

  const keepAndClose = async () => {
    setAsking(false);
    try {
      await keep();
    } catch {
      // The toast says why; the dialog stays, so that nothing is lost.
      return;
    }
    onClose();
  };
  const close = useEffectEvent(() => {
    if (isSubmitting || keeping) return;
    if (isDirty) setAsking(true);
    else void keepAndClose();
  });
  useEffect(() => {
    leave.current = () => close();
  }, [leave]);
  // What was focused, the file's picker, is gone.
  useEffect(() => form.setFocus('title', { shouldSelect: true }), [form]);

  return (
    <Form form={form} onSubmit={submit} label="New document">
      <FormErrorSummary messages={refusals} />
      <DocumentFields supplierName={useSupplierName(supplierId)} supplierFixed={links.supplierId !== undefined} />
      <Text tone="muted">If you leave now, the file is kept as {keptAs(links)}. You can edit it later.</Text>
      <FormActions>
        <Button variant="outline" loading={keeping} onClick={() => leave.current()}>
          Skip Details
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Save Document
        </Button>
      </FormActions>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave without these details?"
        question={`What you entered is not saved. ${file.fileName} is kept as ${keptAs(links)}.`}
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        onConfirm={() => void keepAndClose()}
      />
    </Form>
  );
}

import { documentCreate, type DocumentCreate } from '@fsvp/contracts/documents/document';
import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';
import { Button, Text } from '@fsvp/ui';
import { ConfirmDialog, Form, FormActions, FormErrorSummary, useContractForm } from '@fsvp/ui/dialogs';
import { useIdempotencyKey, useSupplierName } from '@fsvp/web-kit';
import { useSave } from '@fsvp/web-kit/dialogs';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useCreateDocument } from '../api/create-document.js';
import { DocumentFields } from '../document-fields.js';
import { newDocument, type DocumentValues } from '../document-form.values.js';
import { AttachedTo } from './attached-to.js';
import { defaultDocumentText } from './document-links.js';
import { useRegisterUpload } from './use-register-upload.js';
import type { UploadedFile } from './uploader.js';

interface NewDocumentFormProps {
  file: UploadedFile;
  supplierId: string | undefined;
  links: NewDocumentLinks;
  /** Set this to what closing the dialog must do. */
  leave: RefObject<() => unknown>;
  onClose: () => void;
}

/** Details of the uploaded file. Leaving the form registers the file with type Other (spec-map: screens-14). */
export function NewDocumentForm({ file, supplierId, links, leave, onClose }: NewDocumentFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateDocument(() => 'Document uploaded successfully');
  const { register, registering, markRegistered } = useRegisterUpload(file, links);
  const [asking, setAsking] = useState(false);
  const form = useContractForm<DocumentValues, DocumentCreate>({
    schema: documentCreate,
    defaultValues: newDocument(file.fileName, supplierId),
    prepare: (values) => ({ ...links, ...values, ...file }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { formErrors, submit } = useSave({
    form,
    save: async (body) => {
      await create.mutateAsync({ body, idempotencyKey });
      return undefined;
    },
    onSaved: () => {
      markRegistered();
      onClose();
    },
  });

  const registerAndClose = async () => {
    setAsking(false);
    try {
      await register();
    } catch {
      // The toast shows the reason; the dialog stays open.
      return;
    }
    onClose();
  };
  const close = useEffectEvent(() => {
    if (isSubmitting || registering) return undefined;
    if (!isDirty) return registerAndClose();
    setAsking(true);
    return undefined;
  });
  useEffect(() => {
    leave.current = () => close();
  }, [leave]);
  // The file picker that had the focus has been replaced by the form.
  useEffect(() => form.setFocus('title', { shouldSelect: true }), [form]);

  return (
    <Form form={form} onSubmit={submit} label="New document">
      <AttachedTo links={links} />
      <FormErrorSummary messages={formErrors} />
      <DocumentFields supplierName={useSupplierName(supplierId)} supplierFixed={links.supplierId !== undefined} />
      <Text tone="muted">
        If you leave now, the file is kept as {defaultDocumentText(links)}. You can edit it later.
      </Text>
      <FormActions>
        <Button variant="outline" loading={registering} onClick={() => leave.current()}>
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
        question={`What you entered will not be saved. ${file.fileName} is kept as ${defaultDocumentText(links)}.`}
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        onConfirm={registerAndClose}
      />
    </Form>
  );
}

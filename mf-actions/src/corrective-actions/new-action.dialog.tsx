import { FormDialog, type FormDialogControls } from '@fsvp/ui/dialogs';
import { actionCreate, type ActionCreate } from '@fsvp/contracts/quality/corrective-action';
import type { NewActionPrefill } from '@fsvp/contracts/quality/hrefs';
import { useIdempotencyKey, useSupplierName } from '@fsvp/web-kit';
import { useState } from 'react';
import { ActionForm } from './action-form.js';
import { newAction, toCreateBody } from './action-form.values.js';
import { useCreateAction } from './api/create-action.js';

interface NewActionDialogProps {
  open: boolean;
  /** The values that another screen prefills. */
  prefill: NewActionPrefill;
  onClose: () => void;
}

export function NewActionDialog({ open, prefill, onClose }: NewActionDialogProps) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="New Corrective Action">
      {(controls) => <NewActionForm prefill={prefill} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function NewActionForm({
  prefill,
  controls,
  onSaved,
}: {
  prefill: NewActionPrefill;
  controls: FormDialogControls;
  onSaved: () => void;
}) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateAction();
  // Closing removes the prefill from the URL, but the form is visible until its animation ends.
  const [defaultValues] = useState(() => newAction(prefill));
  const supplierName = useSupplierName(defaultValues.supplierId ?? undefined);
  return (
    <ActionForm<ActionCreate>
      schema={actionCreate}
      defaultValues={defaultValues}
      prepare={toCreateBody}
      supplierName={supplierName}
      submitLabel="Create Corrective Action"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    />
  );
}

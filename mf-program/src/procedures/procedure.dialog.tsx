import { today } from '@fsvp/contracts/core/calendar-day';
import {
  getProcedure,
  PROCEDURE_LABELS,
  procedureCreate,
  procedureUpdate,
  type Procedure,
  type ProcedureCode,
  type ProcedureCreate,
  type ProcedureUpdate,
} from '@fsvp/contracts/program/procedure';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useRef } from 'react';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { fieldProblem } from '../readiness/field-problem.js';
import { useCreateProcedure, useUpdateProcedure } from './api/save-procedure.js';
import { DocumentLink } from './document-link.js';
import { ProcedureFields } from './procedure-fields.js';
import {
  newProcedure,
  PROCEDURE_FIELD_LABELS,
  PROCEDURE_VALUE_TEXTS,
  toBody,
  toFormValues,
  type ProcedureValues,
} from './procedure-form.values.js';

interface NewProcedureDialogProps {
  open: boolean;
  importerId: string;
  code: ProcedureCode;
  onClose: () => void;
}

export function NewProcedureDialog({ open, onClose, ...series }: NewProcedureDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New Procedure"
      description={`${series.code}: ${PROCEDURE_LABELS[series.code]}. It is a draft until a qualified individual signs it.`}
    >
      {(controls) => <NewProcedureForm {...series} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

/** @throws at the field of the document while a text is no document yet */
function requireDocument(isWriting: boolean): void {
  if (isWriting) throw fieldProblem('documentId', 'Save the text as a document first, or cancel it.');
}

interface FormProps {
  controls: FormDialogControls;
  onSaved: () => void;
}

function NewProcedureForm({
  importerId,
  code,
  ...dialog
}: FormProps & Pick<NewProcedureDialogProps, 'importerId' | 'code'>) {
  const isWriting = useRef(false);
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateProcedure();
  const form = useContractForm<ProcedureValues, ProcedureCreate>({
    schema: procedureCreate,
    defaultValues: newProcedure(today()),
    prepare: (values) => ({ ...toBody(values), importerId, code }),
  });
  return (
    <RecordForm
      form={form}
      label="Procedure"
      submitLabel="Save Draft"
      {...dialog}
      save={async (body) => {
        requireDocument(isWriting.current);
        await create.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
    >
      <ProcedureFields importerId={importerId} code={code} onWriting={(is) => (isWriting.current = is)} />
    </RecordForm>
  );
}

/** @param props.id of a draft; undefined closes the dialog */
export function EditProcedureDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getProcedure}
      id={id}
      title="Edit Draft"
      inUrl={false}
      failure="The procedure could not be loaded"
      onClose={onClose}
    >
      {(procedure, controls) => <EditProcedureForm procedure={procedure} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

const SHOW = {
  ...PROCEDURE_VALUE_TEXTS,
  documentId: (id: string | null) => (id ? <DocumentLink id={id} /> : 'None'),
};

function EditProcedureForm({ procedure, controls, onSaved }: FormProps & { procedure: Procedure }) {
  const { id } = procedure;
  const isWriting = useRef(false);
  const update = useUpdateProcedure();
  const { opened, save, ...edit } = useRecordSave<Procedure, ProcedureValues, ProcedureUpdate>({
    record: procedure,
    labels: PROCEDURE_FIELD_LABELS,
    show: SHOW,
    toFormValues,
    toBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<ProcedureValues, ProcedureUpdate>({
    schema: procedureUpdate,
    defaultValues: toFormValues(opened),
    prepare: toBody,
  });
  return (
    <RecordForm
      form={form}
      label="Procedure"
      submitLabel="Save Draft"
      controls={controls}
      {...edit}
      save={(body, saved) => {
        requireDocument(isWriting.current);
        return save(body, saved);
      }}
      onSaved={onSaved}
    >
      <ProcedureFields
        importerId={procedure.importerId}
        code={procedure.code}
        onWriting={(is) => (isWriting.current = is)}
      />
    </RecordForm>
  );
}

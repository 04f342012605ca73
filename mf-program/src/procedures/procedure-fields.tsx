import { PROCEDURE_ORIGIN_LABELS, PROCEDURE_ORIGINS, type ProcedureCode } from '@fsvp/contracts/program/procedure';
import { DateField, RadioGroupField, TextareaField, TextField, useWatch } from '@fsvp/ui/dialogs';
import { DocumentField } from '../documents/document-field.js';
import { PROCEDURE_FIELD_LABELS as labels, type ProcedureValues } from './procedure-form.values.js';
import { WriteProcedure } from './write-procedure.js';

const origins = PROCEDURE_ORIGINS.map((value) => ({ value, label: PROCEDURE_ORIGIN_LABELS[value] }));

interface ProcedureFieldsProps {
  importerId: string;
  code: ProcedureCode;
  onWriting: (isWriting: boolean) => void;
}

export function ProcedureFields(props: ProcedureFieldsProps) {
  const establishedBy = useWatch<ProcedureValues, 'establishedBy'>({ name: 'establishedBy' });
  return (
    <>
      <TextField name="title" label={labels.title} required maxLength={255} />
      <DocumentField label={labels.documentId} hint="The written procedure, which is required before signing." />
      <WriteProcedure {...props} />
      <DateField
        name="effectiveFrom"
        label={labels.effectiveFrom}
        required
        hint="Once signed, the procedure is in force from this day. An earlier version stays in force until then."
      />
      <RadioGroupField
        name="establishedBy"
        label={labels.establishedBy}
        required
        options={origins}
        hint="You may rely on another entity, except the supplier (21 CFR 1.506(a)(2))."
      />
      {establishedBy === 'other_entity' ? (
        <TextareaField
          name="reviewNote"
          label={labels.reviewNote}
          required
          rows={4}
          hint="Who reviewed and assessed the procedure for the importer, when, and with what result."
        />
      ) : null}
    </>
  );
}

import { ASSURANCE_KINDS, ASSURANCE_RULES, assuranceValidUntil } from '@fsvp/contracts/program/assurance';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Columns, formatDate } from '@fsvp/ui';
import { DateField, RadioGroupField, SelectField, TextareaField, TextField, useWatch } from '@fsvp/ui/dialogs';
import {
  ASSURANCE_FIELD_LABELS as labels,
  INCLUDES_LABELS,
  includesControls,
  isOfCustomer,
  type AssuranceValues,
} from './assurance-form.values.js';
import { assuranceText } from './assurance-text.js';
import { DocumentField } from '../documents/document-field.js';

const kinds = ASSURANCE_KINDS.map((value) => ({ value, label: `${ASSURANCE_RULES[value].label} (${value})` }));
const includes = Object.entries(INCLUDES_LABELS).map(([value, label]) => ({ value, label }));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @param props.isNew the kind, and whom it is for, can still be chosen */
export function AssuranceFields({ file, isNew = false }: { file: FsvpFile; isNew?: boolean }) {
  const [kind, party, effectiveOn, included] = useWatch<AssuranceValues, ['kind', 'party', 'effectiveOn', 'includes']>({
    name: ['kind', 'party', 'effectiveOn', 'includes'],
  });
  const ofCustomer = isOfCustomer(kind);
  return (
    <>
      {isNew ? (
        <SelectField name="kind" label={labels.kind} required placeholder="Choose what is assured" options={kinds} />
      ) : null}
      {isNew && ofCustomer ? (
        <RadioGroupField
          name="party"
          label={labels.party}
          required
          options={[
            { value: 'file', label: `This file, ${file.number}` },
            { value: 'customer', label: `A customer of ${file.importerName}, for all of the importer's files` },
          ]}
        />
      ) : null}
      {ofCustomer && party === 'customer' ? (
        <TextField name="customerName" label={labels.customerName} required maxLength={255} />
      ) : null}
      <DateField
        name="effectiveOn"
        label={labels.effectiveOn}
        required
        maxDate={today()}
        hint={
          kind && effectiveOn && DAY.test(effectiveOn)
            ? `Valid until ${formatDate(assuranceValidUntil(kind, effectiveOn))}.`
            : 'The first day it is valid.'
        }
      />
      <Columns>
        <TextField name="signerName" label={labels.signerName} required maxLength={255} />
        <TextField name="signerTitle" label={labels.signerTitle} required maxLength={255} />
      </Columns>
      <TextareaField
        name="statement"
        label={labels.statement}
        required
        rows={3}
        hint={kind ? assuranceText(kind, file.circumstances.smallSupplier) : undefined}
      />
      {includesControls(kind, file) ? (
        <>
          <RadioGroupField
            name="includes"
            label={labels.includes}
            required
            options={includes}
            hint="The supplier is a qualified facility (21 CFR 1.512(b)(3)(ii))."
          />
          {included === 'controls' ? (
            <TextareaField name="controlsDescription" label={labels.controlsDescription} required rows={3} />
          ) : (
            <TextareaField name="nonFederalLawStatement" label={labels.nonFederalLawStatement} required rows={3} />
          )}
        </>
      ) : null}
      <DocumentField
        label={labels.documentId}
        required
        supplierId={ofCustomer ? undefined : file.supplierId}
        hint={
          ofCustomer
            ? 'The signed assurance. Upload it in Documents first.'
            : 'The signed assurance, from the documents of the supplier. Upload it in Documents first.'
        }
      />
    </>
  );
}

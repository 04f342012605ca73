import { ASSURANCE_KINDS, ASSURANCE_RULES, assuranceTerm, isForYear } from '@fsvp/contracts/program/assurance';
import { addMonths, today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Columns, formatDate } from '@fsvp/ui';
import {
  DateField,
  NumberField,
  RadioGroupField,
  SelectField,
  TextareaField,
  TextField,
  useWatch,
} from '@fsvp/ui/dialogs';
import {
  ASSURANCE_FIELD_LABELS as labels,
  includesControls,
  isOfCustomer,
  type AssuranceValues,
} from './assurance-form.values.js';
import { assuranceText } from './assurance-text.js';
import { DocumentField } from '../documents/document-field.js';

const kinds = ASSURANCE_KINDS.map((value) => ({ value, label: `${ASSURANCE_RULES[value].label} (${value})` }));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @param props.isNew the kind, and whom it is for, can still be chosen */
export function AssuranceFields({ file, isNew = false }: { file: FsvpFile; isNew?: boolean }) {
  const [kind, party, effectiveOn, year] = useWatch<AssuranceValues, ['kind', 'party', 'effectiveOn', 'year']>({
    name: ['kind', 'party', 'effectiveOn', 'year'],
  });
  const ofCustomer = isOfCustomer(kind);
  const isOfYear = kind !== null && isForYear(kind);
  const mayBeginLater = kind !== null && ASSURANCE_RULES[kind].mayBeginLater;
  const isRequired = kind === 'SS-2';
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
        maxDate={mayBeginLater ? addMonths(today(), 24) : today()}
        hint={
          !isOfYear && kind && effectiveOn && DAY.test(effectiveOn)
            ? `Valid until ${formatDate(assuranceTerm({ kind, effectiveOn }).validUntil)}.`
            : isOfYear
              ? 'The day of the assurance. It counts for the whole calendar year below.'
              : 'The first day it is valid.'
        }
      />
      {isOfYear ? (
        <NumberField
          name="year"
          label={labels.year}
          hint={
            year
              ? `Counts from January 1 to December 31, ${year}. The assurance for a year is due before you first approve the supplier in it, then by December 31 before it.`
              : 'Leave empty for the year of the day above, or the next one from October on.'
          }
        />
      ) : null}
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
          <TextareaField
            name="controlsDescription"
            label={labels.controlsDescription}
            rows={3}
            hint={
              isRequired
                ? 'The supplier is a qualified facility: describe its controls, state the law that it follows, or both (21 CFR 1.512(b)(3)(ii)).'
                : 'Not required; our reading of 21 CFR 1.512(b)(3)(i).'
            }
          />
          <TextareaField
            name="nonFederalLawStatement"
            label={labels.nonFederalLawStatement}
            rows={3}
            hint={isRequired ? undefined : 'Not required; our reading of 21 CFR 1.512(b)(3)(i).'}
          />
        </>
      ) : null}
      <DocumentField
        label={labels.documentId}
        required
        supplierId={ofCustomer ? undefined : file.supplierId}
        hint={
          ofCustomer
            ? 'The signed assurance.'
            : `The signed assurance, from the documents of the supplier.${
                kind === 'SS-1' && file.circumstances.smallSupplier === 'qualified_facility'
                  ? ' Its Form FDA 3942a (human food) or 3942b (food for animals) can be the evidence.'
                  : ''
              }`
        }
      />
    </>
  );
}

import { FREQUENCY_MONTHS, RISK_LEVEL_LABELS, RISK_LEVELS } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUS_LABELS, SUPPLIER_STATUSES } from '@fsvp/contracts/suppliers/supplier-status';
import { Columns } from '@fsvp/ui';
import {
  DateField,
  MoreFields,
  NumberField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
} from '@fsvp/ui/dialogs';
import { countrySuggestions } from './country-suggestions.js';
import { IDENTITY_FIELDS, PROGRAM_FIELDS, SUPPLIER_FIELD_LABELS as labels } from './supplier-form.values.js';

const riskOptions = RISK_LEVELS.map((value) => ({ value, label: RISK_LEVEL_LABELS[value] }));
const statusOptions = SUPPLIER_STATUSES.map((value) => ({ value, label: SUPPLIER_STATUS_LABELS[value] }));

interface SupplierFieldsProps {
  identityOpen: boolean;
  programOpen: boolean;
}

export function SupplierFields({ identityOpen, programOpen }: SupplierFieldsProps) {
  return (
    <>
      <Columns>
        <TextField name="name" label={labels.name} required />
        <TextField name="contactPerson" label={labels.contactPerson} />
        <TextField name="email" label={labels.email} type="email" inputMode="email" spellCheck={false} />
        <TextField name="phone" label={labels.phone} type="tel" inputMode="tel" />
      </Columns>
      <TextField name="address" label={labels.address} />
      <Columns>
        <TextField name="city" label={labels.city} />
        <TextField name="state" label={labels.state} />
        <TextField name="country" label={labels.country} required suggestions={countrySuggestions()} />
        <TextField name="postalCode" label={labels.postalCode} />
        <SelectField name="riskLevel" label={labels.riskLevel} options={riskOptions} />
        <SelectField name="status" label={labels.status} options={statusOptions} />
        <NumberField
          name="verificationFrequencyMonths"
          label={labels.verificationFrequencyMonths}
          min={FREQUENCY_MONTHS.min}
          max={FREQUENCY_MONTHS.max}
          step={1}
        />
      </Columns>
      <SwitchField
        name="fsvpRequired"
        label={labels.fsvpRequired}
        hint="The Foreign Supplier Verification Program applies to this supplier’s foods."
      />
      <TextareaField name="notes" label={labels.notes} />
      <MoreFields label="Identity" names={IDENTITY_FIELDS} initiallyOpen={identityOpen}>
        <Columns>
          <TextField name="duns" label={labels.duns} hint="The supplier's own number" spellCheck={false} />
          <TextField name="fei" label={labels.fei} hint="FDA establishment identifier" spellCheck={false} />
          <TextField name="fdaRegistration" label={labels.fdaRegistration} spellCheck={false} />
          <DateField
            name="fdaRegistrationEnd"
            label={labels.fdaRegistrationEnd}
            hint="December 31 of an even year; renewal begins on October 1."
          />
        </Columns>
        <TextField
          name="approvalNumbers"
          label={labels.approvalNumbers}
          hint="Separate several by commas."
          spellCheck={false}
        />
        <TextField name="tradeNames" label={labels.tradeNames} hint="Separate several by commas." />
        <TextareaField name="sites" label={labels.sites} rows={2} />
      </MoreFields>
      <MoreFields label="FSVP program details" names={PROGRAM_FIELDS} initiallyOpen={programOpen}>
        <TextareaField name="fsvpProgram" label={labels.fsvpProgram} rows={2} />
        <Columns>
          <TextField name="fsvpImporterName" label={labels.fsvpImporterName} />
          <TextField name="fsvpImporterDuns" label={labels.fsvpImporterDuns} inputMode="numeric" spellCheck={false} />
        </Columns>
        <TextareaField name="fsvpVerificationMethods" label={labels.fsvpVerificationMethods} rows={2} />
        <TextareaField name="fsvpCorrectiveActions" label={labels.fsvpCorrectiveActions} rows={2} />
        <TextareaField name="fsvpRecordKeeping" label={labels.fsvpRecordKeeping} rows={2} />
      </MoreFields>
    </>
  );
}

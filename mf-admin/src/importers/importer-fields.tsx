import {
  FOREIGN_ADDRESS,
  IMPORTER_ROLE_LABELS,
  IMPORTER_ROLES,
  isForeignAddress,
} from '@fsvp/contracts/program/importer';
import { Columns } from '@fsvp/ui';
import {
  ComboboxField,
  RadioGroupField,
  SwitchField,
  TextareaField,
  TextField,
  useFormContext,
  useWatch,
} from '@fsvp/ui/dialogs';
import { DocumentDrop } from '@fsvp/web-kit/dialogs';
import { isMissing } from '@fsvp/web-kit';
import { useDocument, useLoadDocuments } from '../qualifications/api/load-documents.js';
import { IMPORTER_FIELD_LABELS as labels, type ImporterValues } from './importer-form.values.js';
import { loadTimeZones, timeZoneLabel } from './time-zones.js';

const DESCRIPTIONS = {
  us_owner_or_consignee: 'Owns the food, has purchased it or has agreed to purchase it at the time of entry.',
  us_agent:
    'A foreign owner or consignee designated the agent, and the agent signed its consent to be the importer (21 CFR 1.500, 1.509(b)).',
};
const roles = IMPORTER_ROLES.map((value) => ({
  value,
  label: IMPORTER_ROLE_LABELS[value],
  description: DESCRIPTIONS[value],
}));

/** @param props.isNew a new importer is active */
export function ImporterFields({ isNew = false }: { isNew?: boolean }) {
  const [role, timeZone, postalCode] = useWatch<ImporterValues, ['role', 'timeZone', 'postalCode']>({
    name: ['role', 'timeZone', 'postalCode'],
  });
  return (
    <>
      <TextField
        name="legalName"
        label={labels.legalName}
        required
        maxLength={255}
        hint="As registered with Dun & Bradstreet. The customs filer enters it on each entry line."
      />
      <Columns>
        <TextField
          name="duns"
          label={labels.duns}
          required
          inputMode="numeric"
          maxLength={20}
          placeholder="123456789"
          hint="9 digits, of the importer's location in the United States. Customs has refused UNK since July 24, 2022."
        />
        <TextField name="email" label={labels.email} required type="email" maxLength={255} />
      </Columns>
      <ComboboxField
        name="timeZone"
        label={labels.timeZone}
        required
        loadOptions={loadTimeZones}
        selectedLabel={timeZone ? timeZoneLabel(timeZone) : undefined}
        noun="a time zone"
        emptyText="No time zone found"
        hint="Used to count FDA’s deadlines for this importer."
      />
      <RadioGroupField name="role" label={labels.role} required options={roles} />
      {role === 'us_agent' ? <ConsentField /> : null}
      <TextareaField name="address" label={labels.address} rows={2} />
      <Columns>
        <TextField name="city" label={labels.city} maxLength={100} />
        <TextField name="state" label={labels.state} maxLength={100} />
        <TextField
          name="postalCode"
          label={labels.postalCode}
          maxLength={20}
          hint={isForeignAddress({ postalCode }) ? FOREIGN_ADDRESS : undefined}
        />
        <TextField name="phone" label={labels.phone} type="tel" maxLength={50} />
      </Columns>
      {isNew ? null : (
        <SwitchField
          name="active"
          label={labels.active}
          hint="An inactive importer is kept for its records. Another importer can use its DUNS number."
        />
      )}
    </>
  );
}

function ConsentField() {
  const id = useWatch<ImporterValues, 'consentDocumentId'>({ name: 'consentDocumentId' });
  const { setValue } = useFormContext<ImporterValues>();
  const { data, error } = useDocument(id ?? undefined);
  return (
    <>
      <ComboboxField
        name="consentDocumentId"
        label={labels.consentDocumentId}
        required
        loadOptions={useLoadDocuments()}
        selectedLabel={data?.title ?? (isMissing(error) ? 'Deleted document' : undefined)}
        placeholder="Search documents by title..."
        noun="a document"
        emptyText="No document found"
        hint="The signed statement."
      />
      <DocumentDrop
        single
        onStored={(document) => setValue('consentDocumentId', document.id, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}

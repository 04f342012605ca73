import {
  IMPORTER_ROLE_LABELS,
  importerCreate,
  type Importer,
  type ImporterRole,
} from '@fsvp/contracts/program/importer';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

/** The fields' labels. */
export const IMPORTER_FIELD_LABELS = {
  legalName: 'Legal name',
  duns: 'DUNS number',
  email: 'Email',
  timeZone: 'Time zone',
  role: 'Role',
  consentDocumentId: 'Consent signed by the agent',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
  active: 'Active',
} satisfies Partial<Record<keyof Importer, string>>;

/** The values of the form's fields. */
export type ImporterValues = FormValues<Importer, keyof typeof IMPORTER_FIELD_LABELS, 'timeZone'>;

/** Texts of values that are not shown as they are stored. */
export const IMPORTER_VALUE_TEXTS = { role: (role: ImporterRole) => IMPORTER_ROLE_LABELS[role] };

export const newImporter = (known: Partial<ImporterValues>): ImporterValues =>
  recordFormValues(importerCreate, IMPORTER_FIELD_LABELS, { timeZone: 'America/New_York', ...known });

export const toFormValues = (importer: Importer): ImporterValues =>
  recordFormValues(importerCreate, IMPORTER_FIELD_LABELS, importer);

/** The body of a call. Only an agent has a consent. */
export const toBody = (values: ImporterValues) => ({
  ...values,
  consentDocumentId: values.role === 'us_agent' ? values.consentDocumentId : null,
});

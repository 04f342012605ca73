import { IMPORTER_ROLE_LABELS, type Importer, type ImporterRole } from '@fsvp/contracts/program/importer';

/** The values of the form's fields. */
export interface ImporterValues {
  legalName: string;
  duns: string;
  email: string;
  timeZone: string | null;
  role: ImporterRole;
  consentDocumentId: string | null;
  phone: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  active: boolean;
}

/** The fields' labels. */
export const IMPORTER_FIELD_LABELS: Record<keyof ImporterValues, string> = {
  legalName: 'Legal name',
  duns: 'DUNS number',
  email: 'Email',
  timeZone: 'Time zone',
  role: 'Role',
  consentDocumentId: 'Consent of the foreign owner or consignee',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
  active: 'Active',
};

/** Texts of values that are not shown as they are stored. */
export const IMPORTER_VALUE_TEXTS = { role: (role: ImporterRole) => IMPORTER_ROLE_LABELS[role] };

export const NEW_IMPORTER: ImporterValues = {
  legalName: '',
  duns: '',
  email: '',
  timeZone: 'America/New_York',
  role: 'us_owner_or_consignee',
  consentDocumentId: null,
  phone: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  active: true,
};

export function toFormValues(importer: Importer): ImporterValues {
  const { legalName, duns, email, timeZone, role, consentDocumentId, active } = importer;
  const { phone, address, city, state, postalCode } = importer;
  return {
    legalName,
    duns,
    email,
    timeZone,
    role,
    consentDocumentId,
    phone: phone ?? '',
    address: address ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    active,
  };
}

/** The body of a call. Only an agent has a consent. */
export const toBody = (values: ImporterValues) => ({
  ...values,
  consentDocumentId: values.role === 'us_agent' ? values.consentDocumentId : null,
});

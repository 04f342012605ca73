import { FREQUENCY_MONTHS, RISK_LEVEL_LABELS, type RiskLevel, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUS_LABELS, type SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';

/** The values of the form's fields. */
export interface SupplierValues {
  name: string;
  contactPerson: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  riskLevel: RiskLevel;
  status: SupplierStatus;
  fsvpRequired: boolean;
  verificationFrequencyMonths: number | null;
  notes: string;
  fsvpProgram: string;
  fsvpImporterName: string;
  fsvpImporterDuns: string;
  fsvpVerificationMethods: string;
  fsvpCorrectiveActions: string;
  fsvpRecordKeeping: string;
}

/** The fields' labels. */
export const SUPPLIER_FIELD_LABELS: Record<keyof SupplierValues, string> = {
  name: 'Supplier Name',
  contactPerson: 'Contact Person',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State / Province',
  postalCode: 'Postal Code',
  country: 'Country',
  riskLevel: 'Risk Level',
  status: 'Status',
  fsvpRequired: 'FSVP required',
  verificationFrequencyMonths: 'Verification Frequency (months)',
  notes: 'Notes',
  fsvpProgram: 'FSVP Program',
  fsvpImporterName: 'Importer Name',
  fsvpImporterDuns: 'DUNS Number',
  fsvpVerificationMethods: 'Verification Methods',
  fsvpCorrectiveActions: 'Corrective Actions',
  fsvpRecordKeeping: 'Record Keeping',
};

/** Texts of values that the form shows by their labels. */
export const SUPPLIER_VALUE_TEXTS = {
  riskLevel: (level: RiskLevel) => RISK_LEVEL_LABELS[level],
  status: (status: SupplierStatus) => SUPPLIER_STATUS_LABELS[status],
};

/** The fields of the collapsed section. */
export const PROGRAM_FIELDS = [
  'fsvpProgram',
  'fsvpImporterName',
  'fsvpImporterDuns',
  'fsvpVerificationMethods',
  'fsvpCorrectiveActions',
  'fsvpRecordKeeping',
] as const;

/** Values of a new supplier. */
export const NEW_SUPPLIER: SupplierValues = {
  name: '',
  contactPerson: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  riskLevel: 'medium',
  status: 'pending',
  fsvpRequired: true,
  verificationFrequencyMonths: FREQUENCY_MONTHS.default,
  notes: '',
  fsvpProgram: '',
  fsvpImporterName: '',
  fsvpImporterDuns: '',
  fsvpVerificationMethods: '',
  fsvpCorrectiveActions: '',
  fsvpRecordKeeping: '',
};

export function toFormValues(supplier: Supplier): SupplierValues {
  const entries = Object.keys(NEW_SUPPLIER).map((field) => [field, supplier[field as keyof SupplierValues] ?? '']);
  return Object.fromEntries(entries) as unknown as SupplierValues;
}

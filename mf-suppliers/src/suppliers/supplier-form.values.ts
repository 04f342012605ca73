import { RISK_LEVEL_LABELS, supplierCreate, type RiskLevel, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUS_LABELS, type SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import { formatDate, isoDay } from '@fsvp/ui';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

/** The fields' labels. */
export const SUPPLIER_FIELD_LABELS = {
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
  duns: 'DUNS / UFI',
  fei: 'FEI',
  fdaRegistration: 'FDA Registration Number',
  fdaRegistrationEnd: 'FDA Registration Ends',
  approvalNumbers: 'Approval Numbers',
  tradeNames: 'Trade Names',
  sites: 'Sites',
  fsvpProgram: 'FSVP Program',
  fsvpImporterName: 'Importer Name',
  fsvpImporterDuns: 'Importer DUNS Number',
  fsvpVerificationMethods: 'Verification Methods',
  fsvpCorrectiveActions: 'Corrective Actions',
  fsvpRecordKeeping: 'Record Keeping',
} satisfies Partial<Record<keyof Supplier, string>>;

/** The values of the form's fields. */
export type SupplierValues = FormValues<Supplier, keyof typeof SUPPLIER_FIELD_LABELS>;

/** Texts of values that the form shows by their labels. */
export const SUPPLIER_VALUE_TEXTS = {
  riskLevel: (level: RiskLevel) => RISK_LEVEL_LABELS[level],
  status: (status: SupplierStatus) => SUPPLIER_STATUS_LABELS[status],
  fdaRegistrationEnd: (day: string | null) => formatDate(day, 'Empty'),
};

/** The fields of the collapsed sections. */
export const IDENTITY_FIELDS = [
  'duns',
  'fei',
  'fdaRegistration',
  'fdaRegistrationEnd',
  'approvalNumbers',
  'tradeNames',
  'sites',
] as const;
export const PROGRAM_FIELDS = [
  'fsvpProgram',
  'fsvpImporterName',
  'fsvpImporterDuns',
  'fsvpVerificationMethods',
  'fsvpCorrectiveActions',
  'fsvpRecordKeeping',
] as const;

export const NEW_SUPPLIER: SupplierValues = recordFormValues(supplierCreate, SUPPLIER_FIELD_LABELS, {});

export const toFormValues = (supplier: Supplier): SupplierValues =>
  recordFormValues(supplierCreate, SUPPLIER_FIELD_LABELS, {
    ...supplier,
    fdaRegistrationEnd: isoDay(supplier.fdaRegistrationEnd),
  });

import { hazardCreate, type HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

/** The fields' labels. */
export const HAZARD_FIELD_LABELS = {
  supplierId: 'Supplier',
  productId: 'Product',
  hazardType: 'Hazard Type',
  hazardDescription: 'Description',
  severity: 'Severity',
  likelihood: 'Likelihood',
  preventiveControls: 'Preventive Controls',
  monitoringProcedures: 'Monitoring Procedures',
  correctiveActions: 'Corrective Actions',
  verificationActivities: 'Verification Activities',
  recordKeepingProcedures: 'Record Keeping Procedures',
} satisfies Partial<Record<keyof HazardAnalysis, string>>;

/** The values of the form's fields. */
export type HazardValues = FormValues<HazardAnalysis, keyof typeof HAZARD_FIELD_LABELS, 'supplierId' | 'hazardType'>;

/** The fields under 'More'. */
export const MORE_FIELDS = ['correctiveActions', 'verificationActivities', 'recordKeepingProcedures'] as const;

/** Values of a new analysis. */
export const newHazard = (supplierId: string | undefined): HazardValues =>
  recordFormValues(hazardCreate, HAZARD_FIELD_LABELS, { supplierId });

export const toFormValues = (hazard: HazardAnalysis): HazardValues =>
  recordFormValues(hazardCreate, HAZARD_FIELD_LABELS, hazard);

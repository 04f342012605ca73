import type { HazardAnalysis, HazardType, Likelihood, Severity } from '@fsvp/contracts/quality/hazard-analysis';

/** The values of the form's fields. */
export interface HazardValues {
  supplierId: string | null;
  productId: string | null;
  hazardType: HazardType | null;
  hazardDescription: string;
  severity: Severity;
  likelihood: Likelihood;
  preventiveControls: string;
  monitoringProcedures: string;
  correctiveActions: string;
  verificationActivities: string;
  recordKeepingProcedures: string;
}

/** The fields' labels. */
export const HAZARD_FIELD_LABELS: Record<keyof HazardValues, string> = {
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
};

/** The fields under 'More'. */
export const MORE_FIELDS = ['correctiveActions', 'verificationActivities', 'recordKeepingProcedures'] as const;

/** Values of a new analysis. */
export function newHazard(supplierId: string | undefined): HazardValues {
  return {
    supplierId: supplierId ?? null,
    productId: null,
    hazardType: null,
    hazardDescription: '',
    severity: 'medium',
    likelihood: 'possible',
    preventiveControls: '',
    monitoringProcedures: '',
    correctiveActions: '',
    verificationActivities: '',
    recordKeepingProcedures: '',
  };
}

export function toFormValues(hazard: HazardAnalysis): HazardValues {
  const entries = Object.keys(HAZARD_FIELD_LABELS).map((field) => [field, hazard[field as keyof HazardValues] ?? '']);
  return { ...(Object.fromEntries(entries) as unknown as HazardValues), productId: hazard.productId };
}

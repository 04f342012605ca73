import { fieldLabelsOf } from '@fsvp/contracts/core/record';
import { hazardCreate, hazardFields, type HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

/** The fields' labels. */
export const HAZARD_FIELD_LABELS = { ...fieldLabelsOf(hazardFields), hazardDescription: 'Description' };

/** The values of the form's fields. */
export type HazardValues = FormValues<HazardAnalysis, keyof typeof HAZARD_FIELD_LABELS, 'supplierId' | 'hazardType'>;

/** The fields under 'More'. */
export const MORE_FIELDS = ['correctiveActions', 'verificationActivities', 'recordKeepingProcedures'] as const;

/** Values of a new analysis. */
export const newHazard = (supplierId: string | undefined): HazardValues =>
  recordFormValues(hazardCreate, HAZARD_FIELD_LABELS, { supplierId });

export const toFormValues = (hazard: HazardAnalysis): HazardValues =>
  recordFormValues(hazardCreate, HAZARD_FIELD_LABELS, hazard);

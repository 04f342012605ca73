import type { HazardAnalysis, HazardType, Likelihood, Severity } from '@fsvp/contracts/quality/hazard-analysis';
import { SupplierName } from '@fsvp/web-kit';
import { HAZARD_TYPE_LABELS, LIKELIHOOD_LABELS, productOf, SEVERITY_LABELS } from './hazard-labels.js';

/** Texts of values that the form shows by their labels. */
export const HAZARD_VALUE_TEXTS = {
  supplierId: (id: string) => <SupplierName id={id} />,
  productId: (id: string | null, hazard: HazardAnalysis | undefined) =>
    id === null ? 'Empty' : hazard ? productOf(hazard) : 'The product chosen below',
  hazardType: (type: HazardType) => HAZARD_TYPE_LABELS[type],
  severity: (severity: Severity) => SEVERITY_LABELS[severity],
  likelihood: (likelihood: Likelihood) => LIKELIHOOD_LABELS[likelihood],
};

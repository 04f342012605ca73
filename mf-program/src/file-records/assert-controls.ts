import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { fieldProblem } from '../readiness/field-problem.js';
import { lackingControls, type AssuranceValues } from './assurance-form.values.js';

const MESSAGES = {
  controlsDescription: 'Describe the preventive controls',
  nonFederalLawStatement: 'Enter which law the supplier complies with',
};

/** The contract does not know the supplier of the file. @throws at the field that a qualified facility left empty */
export function assertControls(values: AssuranceValues, file: FsvpFile): void {
  const field = lackingControls(values, file);
  if (field) throw fieldProblem(field, MESSAGES[field]);
}

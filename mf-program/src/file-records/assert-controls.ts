import { lacksControls } from '@fsvp/contracts/program/assurance';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { fieldProblem } from '../readiness/field-problem.js';
import type { AssuranceValues } from './assurance-form.values.js';

/** The contract does not know the supplier of the file. @throws at the field that a qualified facility left empty */
export function assertControls(values: AssuranceValues, { circumstances }: FsvpFile): void {
  const { kind, controlsDescription, nonFederalLawStatement } = values;
  const claim = {
    controlsDescription: controlsDescription.trim(),
    nonFederalLawStatement: nonFederalLawStatement.trim(),
  };
  if (kind && lacksControls({ kind, ...claim }, circumstances.smallSupplier))
    throw fieldProblem('controlsDescription', 'Describe the preventive controls, or enter the law that applies');
}

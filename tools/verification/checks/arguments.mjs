import { OperatorError } from '../../operator-error.mjs';

export const stepNames = /** @type {const} */ (['lint', 'types', 'build', 'unit', 'e2e']);
/** @typedef {typeof stepNames[number]} StepName */

/**
 * @typedef {object} TestOptions
 * @property {readonly StepName[]} only the steps to run
 * @property {string | null} affectedSince run only what the changes since this commit can break; null for everything
 * @property {boolean} long the long lane: test files with `.long` before their suffix, and no others
 */

const usage = `npm test takes these options:
  npm test -- --only lint,types    some of the steps: ${stepNames.join(', ')}
  npm test -- --affected [BASE]    only what the changes since BASE can break, uncommitted ones included (default: main)`;

/** @param {string[]} args @returns {TestOptions} */
export function readTestOptions(args) {
  /** @type {TestOptions} */
  const options = { only: stepNames, affectedSince: null, long: false };
  const rest = [...args];
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    const value = rest[0]?.startsWith('-') ? undefined : rest[0];
    if (option === '--only' && value) options.only = namedSteps(value);
    else if (option === '--affected') options.affectedSince = value ?? 'main';
    else if (option === '--long' && value === undefined) options.long = true;
    else throw new OperatorError(usage);
    if (value !== undefined) rest.shift();
  }
  return options;
}

/** @param {string} list */
function namedSteps(list) {
  const names = list.split(',');
  const unknown = names.find((name) => !stepNames.some((step) => step === name));
  if (unknown !== undefined)
    throw new OperatorError(`There is no step '${unknown}': the steps are ${stepNames.join(', ')}.`);
  return stepNames.filter((step) => names.includes(step));
}

import { parseArgs } from 'node:util';
import { readConfig } from '../config.mjs';
import { generateLoad } from './load-generate/generate-load.mjs';
import { OperatorError } from '../operator-error.mjs';
import { exitWith, step } from '../progress.mjs';
import { askDatabases } from '../supervisor/control.mjs';

// npm run load:generate -- --suppliers 100000 --inspections 1000000 --verifications 100000 --actions 100000
const DEFAULTS = { suppliers: 0, inspections: 0, verifications: 0, actions: 0, seed: 1 };
const LIMIT = 10_000_000;

/** @param {string[]} args @returns {typeof DEFAULTS} */
function parsePlan(args) {
  const names = /** @type {(keyof typeof DEFAULTS)[]} */ (Object.keys(DEFAULTS));
  const options = Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }]));
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch {
    throw new OperatorError(`The options of npm run load:generate are --${names.join(', --')}. Each takes a number.`);
  }
  const plan = { ...DEFAULTS };
  for (const name of names) {
    const number = Number(values[name] ?? DEFAULTS[name]);
    if (!Number.isInteger(number) || number < 0 || number > LIMIT)
      throw new OperatorError(
        `--${name} is '${values[name]}'. Use a whole number up to ${LIMIT.toLocaleString('en-US')}.`,
      );
    plan[name] = number;
  }
  return plan;
}

try {
  const plan = parsePlan(process.argv.slice(2));
  const databases = await askDatabases(readConfig().home);
  console.log(
    '\n  Writes rows for tests at scale straight into the databases: no events, audit trail or notifications.\n',
  );
  await generateLoad(databases, plan, step);
} catch (error) {
  exitWith(error);
}

import { parseArgs } from 'node:util';
import { readConfig } from './config.mjs';
import { generate } from './generate/run.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith, step } from './progress.mjs';
import { askDatabases } from './supervisor/control.mjs';

// npm run generate -- --suppliers 100000 --inspections 1000000 --verifications 100000 --actions 100000
const USUAL = { suppliers: 0, inspections: 0, verifications: 0, actions: 0, seed: 1 };
const LIMIT = 10_000_000;

/** @param {string[]} args @returns {typeof USUAL} */
function planOf(args) {
  const names = /** @type {(keyof typeof USUAL)[]} */ (Object.keys(USUAL));
  const options = Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }]));
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch {
    throw new OperatorError(`npm run generate knows --${names.join(', --')}, each with a number.`);
  }
  const plan = { ...USUAL };
  for (const name of names) {
    const number = Number(values[name] ?? USUAL[name]);
    if (!Number.isInteger(number) || number < 0 || number > LIMIT)
      throw new OperatorError(
        `--${name} is '${values[name]}': give a whole number up to ${LIMIT.toLocaleString('en-US')}.`,
      );
    plan[name] = number;
  }
  return plan;
}

try {
  const plan = planOf(process.argv.slice(2));
  const databases = await askDatabases(readConfig().home);
  console.log(
    '\n  Rows for testing at scale, written past the services: they have no event log, so no audit trail and no notifications.\n',
  );
  await generate(databases, plan, step);
} catch (error) {
  exitWith(error);
}

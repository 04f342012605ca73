import { parseArgs } from 'node:util';
import { OperatorError } from '../../operator-error.mjs';

/** The drills, their number options with defaults, and their switches. @type {Record<string, { numbers: Record<string, number | undefined>, switches?: string[] }>} */
const DRILLS = {
  faults: { numbers: { writes: 20_000, minutes: undefined, seed: undefined }, switches: ['single', 'composition'] },
  replicas: { numbers: { writes: 1_000, seed: 1 } },
  rolling: { numbers: { requests: 10_000, seed: 1 }, switches: ['single'] },
  growth: { numbers: { inspections: 1_000_000, documents: 200_000, events: 5_000_000, seed: 1 } },
};

/**
 * @param {string[]} args `npm run drill -- [replicas | rolling | growth] [--option number]`; without a name: random faults
 * @returns {{ drill: string, numbers: Record<string, number | undefined>, switches: Record<string, boolean> }}
 */
export function parseDrillOptions(args) {
  const named = args[0] !== undefined && !args[0].startsWith('-');
  const drill = named ? String(args[0]) : 'faults';
  const known = DRILLS[drill];
  if (!known || (named && drill === 'faults'))
    throw new OperatorError(
      `There is no drill '${drill}'. Use npm run drill, or npm run drill -- replicas, rolling or growth.`,
    );
  const names = Object.keys(known.numbers);
  const switches = known.switches ?? [];
  /** @type {Record<string, { type: 'string' | 'boolean' }>} */
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' }]),
    ...switches.map((name) => [name, { type: 'boolean' }]),
  ]);
  let values;
  try {
    ({ values } = parseArgs({ args: args.slice(named ? 1 : 0), options }));
  } catch {
    throw new OperatorError(`The options of this drill are --${[...names, ...switches].join(', --')}.`);
  }
  return {
    drill,
    numbers: Object.fromEntries(names.map((name) => [name, readNumber(name, values[name]) ?? known.numbers[name]])),
    switches: Object.fromEntries(switches.map((name) => [name, values[name] === true])),
  };
}

/** @param {string} name @param {unknown} text */
function readNumber(name, text) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 100_000_000)
    throw new OperatorError(`--${name} is '${String(text)}'. Use a whole number.`);
  return number;
}

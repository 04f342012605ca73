import { parseArgs } from 'node:util';
import { OperatorError } from '../../operator-error.mjs';

/** Fraction of the rows for a quick run, such as 0.01. */
const SCALE = Number(process.env.BENCH_SCALE ?? 1);

/** The commit before the work on imports, lists after a change and FSVP files. */
const BEFORE = '5db48e7';

/**
 * @typedef {object} BenchOptions
 * @property {number} rows suppliers @property {number[]} files sizes of the list of FSVP files @property {number[]} growth sizes; none: not measured
 * @property {number} seconds of a turn @property {number} rounds @property {string[]} only cases
 * @property {string | undefined} before commit to compare with @property {string[]} peers
 */

export const PEERS = ['pgbench', 'spike', 'directus'];
const USAGE =
  'The options of npm run bench are --rows 100000, --files 10000,50000, --seconds 2, --rounds 3, --only CASE,CASE, --before COMMIT or none, --peers pgbench,spike,directus or none, and --growth 10000,100000,1000000.';

/** @param {string[]} args @param {readonly string[]} cases @returns {BenchOptions} */
export function parseBenchOptions(args, cases) {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = {
    rows: text,
    files: text,
    seconds: text,
    rounds: text,
    only: text,
    before: text,
    peers: text,
    growth: text,
  };
  const { rows = 100_000, files = '10000,50000', seconds = 2, rounds = 3, ...values } = parse(args, options, USAGE);
  const chosen = (/** @type {unknown} */ given, /** @type {readonly string[]} */ all, /** @type {string} */ kind) => {
    const names = given === undefined ? [...all] : given === 'none' ? [] : String(given).split(',');
    const unknown = names.find((name) => !all.includes(name));
    if (unknown) throw new OperatorError(`There is no ${kind} '${unknown}'. Use ${all.join(', ')}.`);
    return names;
  };
  const sizes = (/** @type {unknown} */ given) =>
    String(given)
      .split(',')
      .map((size) => Math.max(100, Math.round(wholeNumber(size, USAGE) * SCALE)))
      .sort((one, other) => one - other);
  const [suppliers = 0] = sizes(rows);
  return {
    rows: suppliers,
    files: sizes(files),
    growth: values.growth === undefined ? [] : sizes(values.growth),
    seconds: wholeNumber(seconds, USAGE),
    rounds: wholeNumber(rounds, USAGE),
    only: chosen(values.only, cases, 'case'),
    before: values.before === 'none' ? undefined : String(values.before ?? BEFORE),
    peers: chosen(values.peers, PEERS, 'peer'),
  };
}

const TRACING_USAGE = 'The options of npm run bench -- tracing are --starts 4, --rounds 8 and --before CHECKOUT.';

/** @param {string[]} args before: a built checkout to compare with */
export function parseTracingOptions(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { starts = 4, rounds = 8, before } = parse(args, { starts: text, rounds: text, before: text }, TRACING_USAGE);
  return {
    starts: wholeNumber(starts, TRACING_USAGE),
    rounds: wholeNumber(rounds, TRACING_USAGE),
    before: before === undefined ? undefined : String(before),
  };
}

/** @typedef {{ minutes: number, rate?: number, rows: number }} LoadOptions */

const LOAD_USAGE = 'The options of npm run bench:load are --minutes 10, --rate REQUESTS_PER_SECOND and --rows 100000.';

/** @param {string[]} args @returns {LoadOptions} */
export function parseLoadOptions(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { minutes = 10, rate, rows = 100_000 } = parse(args, { minutes: text, rate: text, rows: text }, LOAD_USAGE);
  return {
    minutes: wholeNumber(minutes, LOAD_USAGE),
    rate: rate === undefined ? undefined : wholeNumber(rate, LOAD_USAGE),
    rows: Math.round(wholeNumber(rows, LOAD_USAGE) * SCALE),
  };
}

/**
 * @param {string[]} args @param {import('node:util').ParseArgsConfig['options']} options @param {string} usage
 * @returns {Record<string, unknown>}
 */
function parse(args, options, usage) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new OperatorError(usage, error);
  }
}

/** @param {unknown} text @param {string} usage */
function wholeNumber(text, usage) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new OperatorError(`'${text}' is not a whole number. ${usage}`);
  return number;
}

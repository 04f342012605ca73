import { parseArgs } from 'node:util';
import { OperatorError } from '../../operator-error.mjs';

/** Fraction of the rows for a quick run, such as 0.01. */
const SCALE = Number(process.env.BENCH_SCALE ?? 1);

/** @typedef {{ seconds: number, rows: number[], rounds: number, only: string[], growth: boolean, changes?: number, peer?: 'directus', compare?: string }} BenchOptions */

const USAGE =
  'The options of npm run bench are --seconds 4, --rows 1000,100000, --rounds 3, --only CASE,CASE, --peer directus, --changes PER_SECOND, --growth and --compare FILE.';

/** @param {string[]} args @param {readonly string[]} cases @returns {BenchOptions} */
export function parseBenchOptions(args, cases) {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = {
    seconds: text,
    rows: text,
    rounds: text,
    only: text,
    compare: text,
    peer: text,
    changes: text,
    growth: /** @type {const} */ ({ type: 'boolean' }),
  };
  const values = parse(args, options, USAGE);
  const only = values.only ? String(values.only).split(',') : [...cases];
  const unknown = only.find((key) => !cases.includes(key));
  if (unknown) throw new OperatorError(`There is no case '${unknown}'. Use ${cases.join(', ')}.`);
  const rows = String(values.rows ?? '1000,100000').split(',');
  if (values.peer !== undefined && values.peer !== 'directus')
    throw new OperatorError(`There is no peer '${values.peer}'. ${USAGE}`);
  return {
    seconds: wholeNumber(values.seconds ?? 4, USAGE),
    rows: rows.map((size) => Math.max(100, Math.round(wholeNumber(size, USAGE) * SCALE))).sort((a, b) => a - b),
    rounds: wholeNumber(values.rounds ?? 3, USAGE),
    only,
    peer: values.peer,
    changes: values.changes === undefined ? undefined : wholeNumber(values.changes, USAGE),
    growth: values.growth === true,
    compare: values.compare === undefined ? undefined : String(values.compare),
  };
}

/** @param {string[]} args running: use the running suite with its generated rows instead of starting one */
export function parseQualityOptions(args) {
  const options = {
    running: /** @type {const} */ ({ type: 'boolean' }),
    compare: /** @type {const} */ ({ type: 'string' }),
  };
  const { running, compare } = parse(
    args,
    options,
    'The options of npm run bench -- quality are --running and --compare FILE.',
  );
  return { running: running === true, compare: compare === undefined ? undefined : String(compare) };
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

import { isAbsolute, join, relative } from 'node:path';
import { repoRoot } from '../paths.mjs';

/** @typedef {{ name: string, seconds: number }} Timing of a test file, or of a set-up step */

/** @param {string} file */
const fromRoot = (file) => (isAbsolute(file) ? relative(repoRoot, file) : file);

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] } | null} report jest's `--json` file
 * @returns {Timing[]}
 */
export const jestTimings = (report) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: fromRoot(name),
    seconds: (endTime - startTime) / 1000,
  }));

/**
 * @typedef {{ file: string, suites?: PlaywrightSuite[],
 *   specs?: { tests: { results: { duration: number }[] }[] }[] }} PlaywrightSuite
 */

/**
 * The time of a file is the sum over its tests and their hooks, whichever worker ran them.
 * @param {{ config?: { rootDir?: string }, suites?: PlaywrightSuite[] } | null} report of Playwright's JSON reporter
 * @returns {Timing[]}
 */
export function playwrightTimings(report) {
  /** @type {Map<string, number>} */
  const files = new Map();
  const add = (/** @type {PlaywrightSuite} */ { file, suites = [], specs = [] }) => {
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    const duration = results.reduce((sum, result) => sum + result.duration, 0);
    files.set(file, (files.get(file) ?? 0) + duration);
    suites.forEach(add);
  };
  report?.suites?.forEach(add);
  const folder = report?.config?.rootDir ?? '';
  return [...files].map(([file, duration]) => ({ name: fromRoot(join(folder, file)), seconds: duration / 1000 }));
}

/**
 * The table that ends a run: the slowest test files and set-up steps, slowest first.
 * @param {Timing[]} timings @param {number} [count]
 */
export function slowestTable(timings, count = 30) {
  const slowest = timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  const rows = slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return [`Slowest test files and set-up steps (${slowest.length} of ${timings.length}):`, ...rows].join('\n');
}

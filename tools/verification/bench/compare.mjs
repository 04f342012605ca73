import { readFileSync } from 'node:fs';
import { OperatorError } from '../../operator-error.mjs';

const TOLERANCE = 0.1;

/** @typedef {{ key: string, rows: number, title: string, ratio: number }} Compared */

/** The results in a file of an earlier run. @param {string} file @returns {Compared[]} */
export function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).results;
  } catch (error) {
    throw new OperatorError(`${file} has no results of a benchmark: give the JSON file of an earlier run.`, error);
  }
}

/**
 * Compares by the ratio to pgbench in the same run, since the machine or its load may differ. Cases that one of the runs did not measure are left out.
 * @param {readonly Compared[]} before @param {readonly Compared[]} now
 */
export function compareResults(before, now) {
  return now.flatMap(({ key, rows, title, ratio }) => {
    const earlier = before.find((one) => one.key === key && one.rows === rows);
    if (!earlier?.ratio || Number.isNaN(ratio)) return [];
    return [{ title, rows, before: earlier.ratio, now: ratio, slower: ratio < earlier.ratio * (1 - TOLERANCE) }];
  });
}

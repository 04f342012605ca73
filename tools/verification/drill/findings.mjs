import { count, table } from './table.mjs';

const SHOWN = 10;

/** What the checks at the end of a drill found. */
export class Findings {
  /** @type {(string | number)[][]} */ #rows = [];
  /** @type {string[]} */ #details = [];
  kept = true;

  /** @param {string} what @param {string} value */
  note(what, value) {
    this.#rows.push([what, value, '']);
  }

  /** @param {string} what @param {string[]} found */
  expectNone(what, found) {
    this.#add(what, count(found.length), '0', found.length === 0);
    for (const one of found.slice(0, SHOWN)) this.#details.push(`${what}: ${one}`);
  }

  /** @param {string} what @param {number | null} found @param {number} expected */
  expectEqual(what, found, expected) {
    this.#add(what, found === null ? 'none' : count(found), count(expected), found === expected);
  }

  /** @param {string} what @param {string} found @param {string} expected @param {boolean} ok */
  #add(what, found, expected, ok) {
    if (!ok) this.kept = false;
    this.#rows.push([what, found, ok ? expected : `${expected}  BROKEN`]);
  }

  report() {
    const text = table(['check', 'found', 'expected'], this.#rows);
    return [text, ...this.#details, '', this.kept ? 'Every promise was kept.' : 'A promise was BROKEN.'].join('\n');
  }
}

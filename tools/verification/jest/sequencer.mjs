import { join, sep } from 'node:path';
import sequencer from '@jest/test-sequencer';
import { repoRoot } from '../../paths.mjs';

// Its types are those of CommonJS, where the class is a property.
const Sequencer = /** @type {typeof sequencer.default} */ (/** @type {unknown} */ (sequencer));

const tools = join(repoRoot, 'tools') + sep;

/**
 * Without times of an earlier run, jest starts with the largest files. The tests of tools are small files that start whole
 * products: as the last ones, they would keep one worker busy long after the others have ended.
 */
export default class extends Sequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => Number(b.path.startsWith(tools)) - Number(a.path.startsWith(tools)));
  }
}

import { fileError } from '../file-error.js';
import { DAMAGED } from './zip-archive.js';

const MAX_BLOCK_CHARACTERS = 4 * 1024 * 1024;
const LONGEST_TAG_START = 64;

export interface XmlBlock {
  attributes: string;
  inner: string;
}

/**
 * Finds the elements of a local name in XML that comes piece by piece, one at a time and without the tree around them.
 * @param name of elements that do not nest
 */
export async function* xmlBlocks(pieces: AsyncIterable<string>, name: string): AsyncGenerator<XmlBlock> {
  const block = new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g');
  const opening = new RegExp(`<(?:\\w+:)?${name}[\\s>/]`);
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    let at = 0;
    block.lastIndex = 0;
    for (let found = block.exec(rest); found; found = block.exec(rest)) {
      yield { attributes: found[1] ?? '', inner: found[2] ?? '' };
      at = block.lastIndex;
    }
    rest = rest.slice(at);
    const open = rest.search(opening);
    rest = rest.slice(open === -1 ? -LONGEST_TAG_START : open);
    if (rest.length > MAX_BLOCK_CHARACTERS) throw fileError(DAMAGED);
  }
}

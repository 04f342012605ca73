import { SEPARATOR_CHARACTERS, type Separator } from './record-splitter.js';

const NAMES = Object.keys(SEPARATOR_CHARACTERS) as Separator[];

/**
 * The separator that the first line names, as spreadsheets write and read it: `sep=;`.
 * @param text the start of a file, or its first line
 * @returns undefined if the first line is another one
 */
export function readSeparatorLine(text: string): Separator | undefined {
  const [, character] = /^\ufeff?"?sep=([,;\t|])\1*"?(?:[\r\n]|$)/i.exec(text) ?? [];
  return NAMES.find((name) => SEPARATOR_CHARACTERS[name] === character);
}

/** Whether the first record of a file is a line `sep=;`, which is no part of the table. */
export function isSeparatorLine(cells: readonly string[], separator: Separator): boolean {
  return readSeparatorLine(cells.join(SEPARATOR_CHARACTERS[separator])) !== undefined;
}

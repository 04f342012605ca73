import { decodeOfficeText } from '@fsvp/tables/office-text';
import { aboveLimit } from './workbook-errors.js';
import { readRecords, type RecordReader } from './xml-parser.js';

/** Enough for 100,000 rows with 40 different texts each. */
const MAX_STRINGS = 4_000_000;

/** Reads a string item: one text or several runs, without the phonetic guides of Japanese workbooks. */
export class StringItemReader implements RecordReader<string> {
  private item = '';
  private run: string | undefined;
  private inPhonetic = false;

  open({ name }: { name: string }): void {
    if (name === 'rPh') this.inPhonetic = true;
    if (name === 't' && !this.inPhonetic) this.run = '';
  }

  text(text: string): void {
    if (this.run !== undefined) this.run += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.inPhonetic = false;
    if (name !== 't' || this.run === undefined) return;
    this.item += decodeOfficeText(this.run);
    this.run = undefined;
  }

  finish(): string {
    return this.item;
  }
}

/** @throws 400 for a damaged part, 413 for more than 4,000,000 strings */
export async function readSharedStrings(chunks: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = [];
  for await (const text of readRecords(chunks, 'si', () => new StringItemReader())) {
    if (strings.length === MAX_STRINGS)
      throw aboveLimit(`The workbook has more than ${MAX_STRINGS.toLocaleString('en-US')} distinct texts.`);
    strings.push(text);
  }
  return strings;
}

/** A text that does not follow RFC 4180. Services say so in their own words. */
export class CsvError extends Error {
  /** @param line on which the record begins */
  constructor(
    readonly line: number,
    readonly problem: 'quotes' | 'cells',
  ) {
    super(`the record of line ${line} cannot be read: ${problem}`);
  }
}

import { CsvError } from './csv.error.js';

/** Cells of a record: as many as a worksheet has. */
export const MAX_CELLS = 16_384;

/** What is between cells, by its name in calls. */
export const SEPARATOR_CHARACTERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type Separator = keyof typeof SEPARATOR_CHARACTERS;

export interface Dialect {
  separator: Separator;
  /** `double` by RFC 4180; `none` as ordinary characters. */
  quotes: 'double' | 'none';
}

/** A record of a file: its first line (in a workbook the sheet's row number) and its cells as text. */
export interface TableRecord {
  line: number;
  cells: string[];
}

/** Splits text into records by RFC 4180, with any line ends. A blank line is a record with one blank cell. */
export class RecordSplitter {
  /** The line on which the current record begins. */
  line = 1;
  /** Whether the text so far ends within quotes. */
  inQuotes = false;
  private readonly separator: string;
  private readonly quote: string | null;
  private readonly special: RegExp;
  private cells: string[] = [];
  private cell = '';
  /** Whether the current cell has a closed quote, or text without quotes. */
  private closed = false;
  private hasText = false;
  private lineBreaks = 0;
  private last = '';

  constructor({ separator, quotes }: Dialect) {
    this.separator = SEPARATOR_CHARACTERS[separator];
    this.quote = quotes === 'double' ? '"' : null;
    this.special = new RegExp(`[${this.separator}${this.quote ?? ''}\r\n]`, 'g');
  }

  /**
   * Yields the records that end in this text.
   * @param text continues the text so far
   * @throws CsvError for invalid quotes and too many cells
   */
  *read(text: string): Generator<TableRecord> {
    for (let at = 0; at < text.length;) {
      const character = text.charAt(at);
      if (this.inQuotes) at = this.readQuoted(text, at);
      else if (character === this.quote) at = this.readQuote(at);
      else if (character === this.separator) at = this.endCell(at);
      else if (character === '\n' && (text[at - 1] ?? this.last) === '\r') at += 1;
      else if (character === '\n' || character === '\r') {
        yield this.endRecord();
        at += 1;
      } else at = this.readPlain(text, at);
    }
    this.last = text.at(-1) ?? this.last;
  }

  /** Yields the last record, unless the text ends with a line end. */
  *end(): Generator<TableRecord> {
    if (this.cells.length || this.closed || this.hasText) yield this.endRecord();
  }

  private readQuoted(text: string, at: number): number {
    const quote = text.indexOf('"', at);
    const end = quote < 0 ? text.length : quote;
    this.cell += text.slice(at, end);
    if (quote < 0) return end;
    this.inQuotes = false;
    this.closed = true;
    return end + 1;
  }

  private readQuote(at: number): number {
    if (this.hasText) throw new CsvError(this.line, 'quotes');
    if (this.closed) this.cell += '"';
    this.closed = false;
    this.inQuotes = true;
    return at + 1;
  }

  private readPlain(text: string, at: number): number {
    if (this.closed) throw new CsvError(this.line, 'quotes');
    this.special.lastIndex = at;
    const end = this.special.exec(text)?.index ?? text.length;
    this.cell += text.slice(at, end);
    this.hasText = true;
    return end;
  }

  private endCell(at: number): number {
    if (this.cells.length === MAX_CELLS) throw new CsvError(this.line, 'cells');
    if (this.closed) this.lineBreaks += countLineBreaks(this.cell);
    this.cells.push(this.cell);
    this.cell = '';
    this.closed = false;
    this.hasText = false;
    return at + 1;
  }

  private endRecord(): TableRecord {
    this.endCell(0);
    const record = { line: this.line, cells: this.cells };
    this.line += 1 + this.lineBreaks;
    this.lineBreaks = 0;
    this.cells = [];
    return record;
  }
}

/** Counts line ends: CRLF, LF and CR. */
export function countLineBreaks(text: string): number {
  let breaks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\r' || (character === '\n' && text[at - 1] !== '\r')) breaks += 1;
  }
  return breaks;
}

import { ProblemError } from '@fsvp/service-kit/problem.error';
import { fileError } from '../file-error.js';
import type { TableRecord } from '../table-row.js';
import { isoDate, plainNumber, type NumberFormatter } from './cell-format.js';
import { decodeOfficeEscapes, StringItemReader } from './string-items.js';
import { readRecords, type Attributes, type RecordReader, type XmlElement } from './xml-parser.js';
import { DAMAGED } from './zip-archive.js';

const REFERENCE = /^([A-Z]{1,3})\d/;
/** Excel's own limits. */
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;
/** A cell far to the right costs little in the file, but fills its row with blank cells. */
const MAX_CELLS = 20_000_000;

/** What the cells of a sheet refer to. */
export interface SheetContext {
  strings: readonly string[];
  /** By style number. */
  numbers: readonly NumberFormatter[];
}

/**
 * Reads the rows of a worksheet, cells as a person sees them; `line` is the sheet's own row number.
 * @throws 400 for a damaged sheet, or more rows or columns than Excel allows; 413 past 20,000,000 cells
 */
export async function* sheetRows(pieces: AsyncIterable<string>, context: SheetContext): AsyncGenerator<TableRecord> {
  let rows = 0;
  let cells = 0;
  let line = 0;
  const startRow = ({ r = '' }: Attributes) => {
    line = /^\d{1,7}$/.test(r) ? Number(r) : line + 1;
    return new RowReader(line, context);
  };
  for await (const row of readRecords(pieces, 'row', startRow)) {
    rows += 1;
    cells += row.cells.length;
    if (rows > MAX_ROWS) throw fileError(DAMAGED);
    if (cells > MAX_CELLS) throw tooManyCells();
    yield row;
  }
}

function tooManyCells(): ProblemError {
  return new ProblemError(
    413,
    'Too many cells',
    `The sheet has more than ${MAX_CELLS.toLocaleString('en-US')} cells. Save the columns you need as a workbook of their own, or as CSV, and import that.`,
  );
}

class RowReader implements RecordReader<TableRecord> {
  private readonly cells: string[] = [];
  private cell: { column: number; attributes: Attributes; inline: StringItemReader } | undefined;
  private value = '';
  private inValue = false;

  constructor(
    private readonly line: number,
    private readonly context: SheetContext,
  ) {}

  open(element: XmlElement): void {
    if (element.name === 'c') this.startCell(element.attributes);
    else if (element.name === 'v') this.inValue = true;
    else this.cell?.inline.open(element);
  }

  text(text: string): void {
    if (this.inValue) this.value += text;
    else this.cell?.inline.text(text);
  }

  close(name: string): void {
    if (name === 'c') this.endCell();
    else if (name === 'v') this.inValue = false;
    else this.cell?.inline.close(name);
  }

  finish(): TableRecord {
    return { line: this.line, cells: this.cells };
  }

  private startCell(attributes: Attributes): void {
    const letters = REFERENCE.exec(attributes.r ?? '')?.[1];
    const column = letters ? columnOf(letters) : this.cells.length;
    if (column >= MAX_COLUMNS) throw fileError(DAMAGED);
    this.cell = { column, attributes, inline: new StringItemReader() };
    this.value = '';
  }

  private endCell(): void {
    if (!this.cell) return;
    const { column, attributes, inline } = this.cell;
    if (column > this.cells.length) this.cells.push(...Array<string>(column - this.cells.length).fill(''));
    this.cells[column] =
      attributes.t === 'inlineStr'
        ? inline.finish()
        : cellText(attributes, decodeOfficeEscapes(this.value), this.context);
    this.cell = undefined;
  }
}

/** 'A' is column 0. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** @param value of a formula's cell: its last result */
function cellText({ t: type = 'n', s: style = '0' }: Attributes, value: string, context: SheetContext): string {
  if (type === 's') return context.strings[Number(value || -1)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type === 'd')
    return isoDate(new Date(/T/.test(value) && !/(Z|[+-]\d\d:\d\d)$/.test(value) ? `${value}Z` : value)) || value;
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) return value;
  return (context.numbers[Number(style)] ?? plainNumber)(number);
}

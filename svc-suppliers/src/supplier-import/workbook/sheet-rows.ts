import type { TableRecord } from '@fsvp/tables/record-splitter';
import { formatIsoDate, formatPlainNumber, type NumberFormatter } from './cell-format.js';
import { decodeOfficeEscapes, StringItemReader } from './string-items.js';
import { aboveLimit, damaged } from './workbook-errors.js';
import { readRecords, type Attributes, type RecordReader, type XmlElement } from './xml-parser.js';

const REFERENCE = /^([A-Z]{1,3})\d/;
/** Excel's own limit. */
const MAX_COLUMNS = 16_384;
/** Limits memory: one cell far to the right adds blank cells to its whole row. */
const MAX_CELLS = 20_000_000;

/** The shared strings and number formats that cells reference. */
export interface SheetContext {
  strings: readonly string[];
  /** By style number. */
  numbers: readonly NumberFormatter[];
}

/**
 * Reads the rows of a worksheet, with cells as a spreadsheet shows them; `line` is the sheet's row number.
 * @throws 400 for a damaged sheet, or more columns than Excel allows; 413 above 20,000,000 cells
 */
export async function* readSheetRows(
  chunks: AsyncIterable<string>,
  context: SheetContext,
): AsyncGenerator<TableRecord> {
  let cells = 0;
  let line = 0;
  const startRow = ({ r = '' }: Attributes) => {
    line = /^\d{1,7}$/.test(r) ? Number(r) : line + 1;
    return new RowReader(line, context);
  };
  for await (const row of readRecords(chunks, 'row', startRow)) {
    cells += row.cells.length;
    if (cells > MAX_CELLS) throw aboveLimit(`The sheet has more than ${MAX_CELLS.toLocaleString('en-US')} cells.`);
    yield row;
  }
}

class RowReader implements RecordReader<TableRecord> {
  /** Cells by column: one cell far to the right would add blank ones to its whole row. */
  private readonly cells = new Map<number, string>();
  private width = 0;
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
    const cells = Array<string>(this.width).fill('');
    for (const [column, text] of this.cells) cells[column] = text;
    return { line: this.line, cells };
  }

  private startCell(attributes: Attributes): void {
    const letters = REFERENCE.exec(attributes.r ?? '')?.[1];
    const column = letters ? parseColumn(letters) : this.width;
    if (column >= MAX_COLUMNS) throw damaged();
    this.cell = { column, attributes, inline: new StringItemReader() };
    this.value = '';
  }

  private endCell(): void {
    if (!this.cell) return;
    const { column, attributes, inline } = this.cell;
    this.width = Math.max(this.width, column + 1);
    const text =
      attributes.t === 'inlineStr'
        ? inline.finish()
        : formatCell(attributes, decodeOfficeEscapes(this.value), this.context);
    this.cells.set(column, text);
    this.cell = undefined;
  }
}

/** 'A' is column 0. */
function parseColumn(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** @param value the text of the cell's `v` element; for a formula, its last result */
function formatCell({ t: type = 'n', s: style = '0' }: Attributes, value: string, context: SheetContext): string {
  if (type === 's') return context.strings[Number(value || -1)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type === 'd')
    return formatIsoDate(new Date(/T/.test(value) && !/(Z|[+-]\d\d:\d\d)$/.test(value) ? `${value}Z` : value)) || value;
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) return value;
  return (context.numbers[Number(style)] ?? formatPlainNumber)(number);
}

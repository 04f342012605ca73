import { NOT_CALCULATED } from '@fsvp/tables/cells';
import { decodeOfficeText } from '@fsvp/tables/office-text';
import type { SheetRecord } from '../table-row.js';
import { formatIsoDate, formatPlainNumber, type NumberFormatter } from './cell-format.js';
import { StringItemReader } from './string-items.js';
import { aboveLimit, damaged } from './workbook-errors.js';
import { readRecords, type Attributes, type RecordReader, type XmlElement } from './xml-parser.js';

const REFERENCE = /^([A-Z]{1,3})\d/;
const RANGE = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/;
/** More merged cells are not needed to say that there are some. */
const MAX_MERGED = 10_000;
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

/** A rectangle of cells; columns from 0, rows as the sheet numbers them. */
export interface CellRange {
  columns: [first: number, last: number];
  rows: [first: number, last: number];
}

/** What a sheet has besides its rows. Complete after the last row. */
export interface SheetFacts {
  hiddenColumns: CellRange['columns'][];
  merged: CellRange[];
}

/**
 * Reads the rows of a worksheet, with cells as a spreadsheet shows them; `line` is the sheet's row number.
 * @param facts receives what the sheet has besides
 * @throws 400 for a damaged sheet, or more columns than Excel allows; 413 above 20,000,000 cells
 */
export async function* readSheetRows(
  chunks: AsyncIterable<string>,
  context: SheetContext,
  facts: SheetFacts,
): AsyncGenerator<SheetRecord> {
  let cells = 0;
  let line = 0;
  const startRow = ({ r = '', hidden = '' }: Attributes) => {
    line = /^\d{1,7}$/.test(r) ? Number(r) : line + 1;
    return new RowReader(line, isTrue(hidden), context);
  };
  for await (const row of readRecords(chunks, 'row', startRow, (element) => addFact(facts, element))) {
    cells += row.cells.length;
    if (cells > MAX_CELLS) throw aboveLimit(`The sheet has more than ${MAX_CELLS.toLocaleString('en-US')} cells.`);
    yield row;
  }
}

function addFact(facts: SheetFacts, { name, attributes: { min, max, hidden = '', ref = '' } }: XmlElement): void {
  if (name === 'col' && isTrue(hidden)) facts.hiddenColumns.push([Number(min) - 1, Number(max) - 1]);
  const [, from = '', firstRow, to = '', lastRow] = (name === 'mergeCell' && RANGE.exec(ref)) || [];
  if (from && facts.merged.length < MAX_MERGED)
    facts.merged.push({
      columns: [parseColumn(from), parseColumn(to)],
      rows: [Number(firstRow), Number(lastRow)],
    });
}

function isTrue(value: string): boolean {
  return value === '1' || value === 'true';
}

/** A cell until its end tag. */
interface Cell {
  column: number;
  attributes: Attributes;
  inline: StringItemReader;
  isFormula: boolean;
  hasValue: boolean;
}

class RowReader implements RecordReader<SheetRecord> {
  /** Cells by column: one cell far to the right would add blank ones to its whole row. */
  private readonly cells = new Map<number, string>();
  private width = 0;
  private cell: Cell | undefined;
  private value = '';
  private inValue = false;

  constructor(
    private readonly line: number,
    private readonly hidden: boolean,
    private readonly context: SheetContext,
  ) {}

  open(element: XmlElement): void {
    if (element.name === 'c') this.startCell(element.attributes);
    else if (!this.cell) return;
    else if (element.name === 'f') this.cell.isFormula = true;
    else if (element.name === 'v') this.inValue = this.cell.hasValue = true;
    else this.cell.inline.open(element);
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

  finish(): SheetRecord {
    const cells = Array<string>(this.width).fill('');
    for (const [column, text] of this.cells) cells[column] = text;
    return { line: this.line, cells, ...(this.hidden && { hidden: true }) };
  }

  private startCell(attributes: Attributes): void {
    const letters = REFERENCE.exec(attributes.r ?? '')?.[1];
    const column = letters ? parseColumn(letters) : this.width;
    if (column >= MAX_COLUMNS) throw damaged();
    this.cell = { column, attributes, inline: new StringItemReader(), isFormula: false, hasValue: false };
    this.value = '';
  }

  private endCell(): void {
    if (!this.cell) return;
    const { column, attributes, inline, isFormula, hasValue } = this.cell;
    this.width = Math.max(this.width, column + 1);
    if (isFormula && !hasValue) this.cells.set(column, NOT_CALCULATED);
    else if (attributes.t === 'inlineStr') this.cells.set(column, inline.finish());
    else this.cells.set(column, formatCell(attributes, decodeOfficeText(this.value), this.context));
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
  if (type === 's') return value === '' ? '' : findString(context, Number(value));
  if (type === 'b') return isTrue(value) ? 'true' : 'false';
  // What is shown is the written time, whatever its offset.
  if (type === 'd')
    return formatIsoDate(new Date(/T/.test(value) ? `${value.replace(/(Z|[+-]\d\d:\d\d)$/, '')}Z` : value)) || value;
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) return value;
  return (context.numbers[Number(style)] ?? formatPlainNumber)(number);
}

/** @throws 400 for a reference to nothing: a blank cell could clear a field */
function findString({ strings }: SheetContext, index: number): string {
  const text = strings[index];
  if (text === undefined) throw damaged();
  return text;
}

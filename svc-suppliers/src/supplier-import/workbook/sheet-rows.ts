import { fileError } from '../file-error.js';
import type { TableRecord } from '../table-row.js';
import { isoDate, plainNumber, type NumberText } from './cell-format.js';
import { xmlBlocks } from './xml-blocks.js';
import { itemText, plainText } from './xml-text.js';
import { DAMAGED } from './zip-archive.js';

const CELL = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</;
const REFERENCE = /\sr\s*=\s*["']([A-Z]{1,3})\d/;
const TYPE = /\st\s*=\s*["'](\w+)/;
const STYLE = /\ss\s*=\s*["'](\d+)/;
const ROW_NUMBER = /\sr\s*=\s*["'](\d{1,7})["']/;
const MAX_COLUMNS = 16_384;

/** What the cells of a sheet refer to. */
export interface SheetContext {
  strings: readonly string[];
  /** By the style's number. */
  numbers: readonly NumberText[];
}

/** The rows of a worksheet, cells as a person sees them; `line` is the sheet's own row number. */
export async function* sheetRows(pieces: AsyncIterable<string>, context: SheetContext): AsyncGenerator<TableRecord> {
  let line = 0;
  for await (const { attributes, inner } of xmlBlocks(pieces, 'row')) {
    line = Number(ROW_NUMBER.exec(attributes)?.[1] ?? line + 1);
    yield { line, cells: cellsOf(inner, context) };
  }
}

function cellsOf(row: string, context: SheetContext): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', inner = ''] of row.matchAll(CELL)) {
    const letters = REFERENCE.exec(attributes)?.[1];
    const column = letters ? columnOf(letters) : cells.length;
    if (column >= MAX_COLUMNS) throw fileError(DAMAGED);
    while (cells.length < column) cells.push('');
    cells[column] = cellText(attributes, inner, context);
  }
  return cells;
}

/** 'A' is column 0. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A formula's cell shows its last result, which stands beside it. */
function cellText(attributes: string, inner: string, { strings, numbers }: SheetContext): string {
  const type = TYPE.exec(attributes)?.[1] ?? 'n';
  if (type === 'inlineStr') return itemText(inner);
  const value = plainText(VALUE.exec(inner)?.[1] ?? '');
  if (type === 's') return strings[Number(value || -1)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type === 'd')
    return isoDate(new Date(/T/.test(value) && !/(Z|[+-]\d\d:\d\d)$/.test(value) ? `${value}Z` : value)) || value;
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) return value;
  return (numbers[Number(STYLE.exec(attributes)?.[1] ?? 0)] ?? plainNumber)(number);
}

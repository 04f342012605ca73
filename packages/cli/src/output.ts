import { csvLines } from '@fsvp/tables/csv-lines';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { bold, printable, write, type Terminal } from './terminal.js';

export type Row = Record<string, unknown>;

export interface OutputOptions {
  json?: boolean;
  ndjson?: boolean;
  csv?: boolean;
  table?: boolean;
}

type Format = keyof OutputOptions;
const FORMATS: Format[] = ['table', 'ndjson', 'json', 'csv'];

/** Adds the options that choose a form of the output. */
export function withOutput(command: Command): Command {
  const texts: Record<Format, string> = {
    table: 'a table for people: the default on a terminal',
    ndjson: 'one JSON object a line: the default in a pipe or file',
    json: 'one JSON array',
    csv: 'CSV with a heading',
  };
  for (const format of FORMATS)
    command.addOption(new Option(`--${format}`, texts[format]).conflicts(FORMATS.filter((other) => other !== format)));
  return command;
}

const formatOf = (options: OutputOptions, terminal: Terminal): Format =>
  FORMATS.find((format) => options[format]) ?? (terminal.out.isTTY ? 'table' : 'ndjson');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const MAX_WIDTH = 48;

/** Cuts after `width` characters and fills up to them. */
function fit(text: string, width: number): string {
  const characters = [...text];
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : text.padEnd(width);
}

/** Writes pages of rows, so that a list of any length needs the memory of one page. */
export class RowWriter {
  private readonly format: Format;
  private count = 0;
  private widths: number[] | undefined;
  private readonly columns: readonly string[] | undefined;
  private keys: readonly string[] = [];

  /** @param tableColumns of a table, if the user has not chosen the fields */
  constructor(
    private readonly terminal: Terminal,
    options: OutputOptions,
    { fields, tableColumns }: { fields?: readonly string[] | undefined; tableColumns: readonly string[] },
  ) {
    this.format = formatOf(options, terminal);
    this.columns = fields ?? (this.format === 'table' ? tableColumns : undefined);
  }

  async write(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const first = this.count === 0;
    this.count += rows.length;
    if (first) this.keys = this.columns ?? Object.keys(rows[0]!);
    await write(this.terminal.out, this.textOf(rows, first));
  }

  async end(): Promise<void> {
    if (this.format === 'json') await write(this.terminal.out, this.count ? '\n]\n' : '[]\n');
  }

  private textOf(rows: readonly Row[], first: boolean): string {
    if (this.format === 'ndjson') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    if (this.format === 'json')
      return (first ? '[\n' : ',\n') + rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
    const cells = rows.map((row) => this.keys.map((key) => cell(row[key])));
    if (this.format === 'csv') return csvLines(first ? [this.keys, ...cells] : cells);
    return this.table(
      cells.map((row) => row.map(printable)),
      first,
    );
  }

  /** The first page decides the widths. */
  private table(cells: readonly string[][], first: boolean): string {
    this.widths ??= this.keys.map((key, column) =>
      Math.min(MAX_WIDTH, Math.max(key.length, ...cells.map((row) => [...row[column]!].length))),
    );
    const line = (row: readonly string[]) =>
      row
        .map((text, column) => fit(text, this.widths![column]!))
        .join('  ')
        .trimEnd();
    const heading = first ? `${bold(line(this.keys), this.terminal)}\n` : '';
    return heading + cells.map((row) => `${line(row)}\n`).join('');
  }
}

/** Writes one record: as JSON, or on a terminal one field a line. */
export async function writeRecord(terminal: Terminal, record: unknown, options: OutputOptions): Promise<void> {
  const format = formatOf(options, terminal);
  const row = record as Row;
  if (format === 'table') {
    const width = Math.max(...Object.keys(row).map((key) => key.length));
    const lines = Object.entries(row).map(
      ([key, value]) => `${bold(fit(key, width), terminal)}  ${printable(cell(value))}\n`,
    );
    await write(terminal.out, lines.join(''));
  } else if (format === 'json') await write(terminal.out, `${JSON.stringify(row, null, 2)}\n`);
  else if (format === 'csv') await write(terminal.out, csvLines([Object.keys(row), Object.values(row).map(cell)]));
  else await write(terminal.out, `${JSON.stringify(row)}\n`);
}

/** `key=value` options, collected: a repeated key has all its values. */
export function collectPair(text: string, previous: Record<string, string[]> = {}): Record<string, string[]> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write it as key=value.');
  const key = text.slice(0, at);
  return { ...previous, [key]: [...(previous[key] ?? []), text.slice(at + 1)] };
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1.');
  return Number(text);
}

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { FsvpError, type FsvpClient, type Input, type Schemas } from '@fsvp/client';
import { SEPARATOR_CHARACTERS, type Separator } from '@fsvp/tables/record-splitter';
import { Argument, Option, type Command } from 'commander';
import { CliError, EXIT } from '../cli.error.js';
import { isForPrograms, saveBody } from '../files.js';
import { collectPair, parseCount } from '../output.js';
import { connect, type GlobalOptions } from '../session.js';
import { mapColumns, requireField } from '../supplier-columns.js';
import { SupplierSync } from '../supplier-sync.js';
import { readTable } from '../table-rows.js';
import { note, printable, readInput, write, type Terminal } from '../terminal.js';

type Report = Schemas['SupplierImportReport'];
type Query = NonNullable<Input<'importSuppliers'>['query']>;

interface ImportOptions extends GlobalOptions {
  dryRun?: boolean;
  source?: string;
  idColumn?: string;
  map?: Record<string, string[]>;
  set?: Record<string, string[]>;
  separator?: Separator;
  encoding?: string;
  clearEmpty?: boolean;
  headingRow?: number;
  confirmApprovals?: boolean;
  confirmOverwrites?: boolean;
  json?: boolean;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TYPES: Record<string, string> = { '.xlsx': XLSX, '.tsv': 'text/tab-separated-values' };
/** Reading a large file can take the suite minutes. */
const TIMEOUT = 10 * 60_000;

function fixedOf({ set = {} }: ImportOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(set).map(([field, values]) => [requireField(field), values.at(-1)!]));
}

async function importFile(terminal: Terminal, file: string, options: ImportOptions): Promise<void> {
  const { source, idColumn } = options;
  if (source === undefined && options.clearEmpty) throw new CliError('--clear-empty needs --source and --id-column.');
  if (source !== undefined && (options.headingRow || options.confirmOverwrites))
    throw new CliError('--heading-row and --confirm-overwrites are for imports without --source.');
  if (Boolean(source) !== Boolean(idColumn))
    throw new CliError('Give --source and --id-column together: the system and the column that has its ids.');
  const { client } = await connect(terminal, options);
  if (source) return sync(terminal, client, file, { ...options, source, idColumn: idColumn! });
  await importAtOnce(terminal, client, file, options);
}

/** All rows in one request: stored together or not at all. */
async function importAtOnce(
  terminal: Terminal,
  client: FsvpClient,
  file: string,
  options: ImportOptions,
): Promise<void> {
  const body = file === '-' ? await readInput(terminal) : await readFile(file);
  const contentType = TYPES[extname(file).toLowerCase()] ?? 'text/csv';
  const { signal } = terminal;
  const common = {
    ...(options.separator && { separator: options.separator }),
    ...(options.encoding && { encoding: options.encoding as NonNullable<Query['encoding']> }),
    ...(options.headingRow && { headingRow: options.headingRow }),
  };
  const query: Query = {
    ...common,
    dryRun: options.dryRun ?? false,
    confirmApprovals: options.confirmApprovals ?? false,
    confirmOverwrites: options.confirmOverwrites ?? false,
    fixed: Object.entries(fixedOf(options)).map(([field, value]) => `${field}:${value}`),
  };
  if (options.map) {
    const { columns, headingRow } = await client.call('inspectImport', { query: common, body, contentType, signal });
    if (headingRow) query.headingRow = headingRow;
    const { fields } = mapColumns(
      columns.map(({ heading }) => heading),
      options.map,
    );
    query.columns = columns.flatMap(({ number }, index) => (fields[index] ? [`${fields[index]}:${number}`] : []));
  }
  try {
    const report = await client.call('importSuppliers', { query, body, contentType, signal, timeout: TIMEOUT });
    await writeReport(terminal, report, options);
    // The suite answers a dry run with 200 also when it would refuse the import.
    if (report.errors.length) throw new CliError('Correct these rows: nothing would be stored.', EXIT.refused);
  } catch (error) {
    if (!(error instanceof FsvpError) || error.code !== 'import-rejected') throw error;
    await writeReport(terminal, error.problem as unknown as Report, options);
    throw new CliError(`${error.detail} (request ${error.requestId})`, EXIT.refused);
  }
}

async function writeReport(terminal: Terminal, report: Report, { json, dryRun }: ImportOptions): Promise<void> {
  const { rows, created, updated, skipped, errors, duplicates, ignoredColumns } = report;
  for (const { row, line, path, message } of errors)
    await note(terminal, printable(`Line ${line ?? row}: ${path}: ${message}`));
  for (const { row, reason } of duplicates ?? []) await note(terminal, printable(`Row ${row} is left out: ${reason}`));
  await noteIgnored(terminal, ignoredColumns ?? []);
  await noteChanges(terminal, report);
  if (json) {
    const { changes, clearedFields, hiddenRows, hiddenColumns } = report;
    const known = { changes, clearedFields, hiddenRows, hiddenColumns };
    const numbers = { rows, created, updated, skipped, errors, duplicates, ignoredColumns, ...known };
    await write(terminal.out, `${JSON.stringify(numbers)}\n`);
    return;
  }
  const would = dryRun ? 'Dry run, nothing is stored. ' : '';
  await write(
    terminal.out,
    `${would}Rows: ${rows}, created: ${created}, updated: ${updated}, left out: ${skipped}, refused: ${errors.length}\n`,
  );
}

const MAX_NOTED = 50;

/** What the file changes in known suppliers. */
async function noteChanges(terminal: Terminal, report: Report): Promise<void> {
  const { updated, changes = [], clearedFields, hiddenRows, hiddenColumns } = report;
  for (const { line, name, fields, changedSinceExport } of changes.slice(0, MAX_NOTED)) {
    const texts = fields.map(({ path, from, to }) => `${path}: ${from ?? '(empty)'} -> ${to ?? '(empty)'}`);
    const since = changedSinceExport ? ' (changed since this export)' : '';
    await note(terminal, printable(`Line ${line} changes ${name}${since}: ${texts.join(', ')}`));
  }
  if (updated > MAX_NOTED) await note(terminal, `${updated - MAX_NOTED} more suppliers change.`);
  if (clearedFields) await note(terminal, `Blank cells clear ${clearedFields} fields.`);
  if (hiddenRows || hiddenColumns)
    await note(terminal, `The workbook has hidden rows (${hiddenRows ?? 0}) and columns (${hiddenColumns ?? 0}).`);
}

async function noteIgnored(terminal: Terminal, columns: readonly string[]): Promise<void> {
  if (columns.length) await note(terminal, `Not read: ${columns.map(printable).join(', ')}. Use --map HEADING=field.`);
}

/** Row by row, found by the ids of another system. */
async function sync(
  terminal: Terminal,
  client: FsvpClient,
  file: string,
  options: ImportOptions & { source: string; idColumn: string },
): Promise<void> {
  const { source, idColumn, map, clearEmpty = false, dryRun = false, separator, encoding = 'utf-8' } = options;
  const { confirmApprovals = false } = options;
  if (!/^[a-z0-9][a-z0-9._-]{0,49}$/.test(source))
    throw new CliError(`'${source}' is not a source such as sap: lower-case letters, digits, points and hyphens.`);
  if (extname(file).toLowerCase() === '.xlsx')
    throw new CliError('--source reads CSV. Save the workbook as CSV first.');
  const stream = file === '-' ? terminal.in : createReadStream(file);
  const table = readTable(decode(stream, encoding), {
    separator,
    fallback: extname(file).toLowerCase() === '.tsv' ? 'tab' : 'comma',
    isHeading: (cells) => cells.includes(idColumn),
  });
  const run = new SupplierSync(client, {
    source,
    idColumn,
    map,
    clearEmpty,
    confirmApprovals,
    dryRun,
    fixed: fixedOf(options),
    signal: terminal.signal,
    onRefused: ({ line, id, message }) =>
      note(terminal, printable(`Line ${line}${id ? ` (${id})` : ''} is refused: ${message}`)),
  });
  const report = await run.run(table);
  await noteIgnored(terminal, report.ignoredColumns);
  const { rows, created, updated, unchanged, refused } = report;
  const would = dryRun ? 'Dry run, nothing is stored or checked by the suite. ' : '';
  await write(
    terminal.out,
    options.json
      ? `${JSON.stringify(report)}\n`
      : `${would}Rows: ${rows}, created: ${created}, updated: ${updated}, unchanged: ${unchanged}, refused: ${refused}\n`,
  );
  if (refused) throw new CliError('Correct the refused rows and run the import again.', EXIT.refused);
}

/** @throws if the bytes are not of the encoding */
async function* decode(bytes: AsyncIterable<unknown>, encoding: string): AsyncGenerator<string, void, undefined> {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  } catch {
    throw new CliError(`'${encoding}' is not an encoding such as utf-8 or windows-1252.`);
  }
  try {
    for await (const chunk of bytes) yield decoder.decode(Buffer.from(chunk as Buffer), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new CliError(`The file is not ${encoding}. Name its encoding, such as --encoding windows-1252.`);
  }
}

const suppliers = () => new Argument('<collection>', 'which records').choices(['suppliers']);

export function addImport(program: Command, terminal: Terminal): void {
  program
    .command('import')
    .description('Import suppliers from CSV or XLSX')
    .addArgument(suppliers())
    .argument('<file>', 'the file; - for CSV on standard input')
    .option('--dry-run', 'store nothing, and show what would be done')
    .option('--source <name>', 'the system whose ids the file has, such as sap: known suppliers are updated')
    .option('--id-column <heading>', 'the column with these ids')
    .option('--map <heading=field>', 'which column fills which field; repeat it for more', collectPair)
    .option('--set <field=value>', 'a value for every row; repeat it for more', collectPair)
    .option('--clear-empty', 'with --source: an empty cell clears the field, instead of leaving it as it is')
    .addOption(
      new Option('--separator <name>', 'between the columns of a text file').choices(Object.keys(SEPARATOR_CHARACTERS)),
    )
    .option('--encoding <name>', 'of a text file, such as windows-1252; by default utf-8')
    .option('--heading-row <number>', 'the row with the headings; by default it is searched for', parseCount)
    .option('--confirm-approvals', 'suspended and rejected suppliers may become approved')
    .option('--confirm-overwrites', 'rows of an export may overwrite suppliers that have changed since')
    .option('--json', 'the report as JSON')
    .addHelpText(
      'after',
      `
Without --source all rows are stored together or none, and firms that exist already are left out.
With --source each row is created or updated by its id; a second run of the same file changes nothing. Refused rows are
named with their line, the others are stored, and the exit code is 1.

Examples:
  fsvp import suppliers suppliers.xlsx --dry-run
  fsvp import suppliers list.csv --map Firm=name --set country=Peru
  fsvp import suppliers vendors.csv --source erp --id-column vendor_no`,
    )
    .action((_collection: string, file: string, _options, command: Command) =>
      importFile(terminal, file, command.optsWithGlobals()),
    );
  program
    .command('export')
    .description('Export all suppliers')
    .addArgument(suppliers())
    .addOption(new Option('--format <format>', 'form of the file').choices(['csv', 'xlsx']).default('csv'))
    .option('--output <file>', 'where to write it; - or nothing for standard output')
    .addHelpText(
      'after',
      `
Examples:
  fsvp export suppliers --format xlsx --output suppliers.xlsx
  fsvp export suppliers > suppliers.csv`,
    )
    .action(async (_collection: string, _options, command: Command) => {
      const options = command.optsWithGlobals<GlobalOptions & { format: 'csv' | 'xlsx'; output?: string }>();
      const { client } = await connect(terminal, options);
      const { signal } = terminal;
      const file = await (options.format === 'xlsx'
        ? client.call('exportSuppliersWorkbook', { signal, timeout: TIMEOUT })
        : client.call('exportSuppliers', { query: { bom: !isForPrograms(options.output) }, signal, timeout: TIMEOUT }));
      await saveBody(file, options.output, terminal);
      if (options.output && options.output !== '-') await note(terminal, `Written to ${options.output}.`);
    });
}

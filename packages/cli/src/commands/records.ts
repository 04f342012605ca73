import { readFile } from 'node:fs/promises';
import { Argument, Option, type Command } from 'commander';
import { CliError } from '../cli.error.js';
import {
  COLLECTIONS,
  assertOneName,
  call,
  externalCall,
  paramsOf,
  parseExternal,
  requireSupplier,
  type Named,
} from '../collections.js';
import {
  collectPair,
  parseCount,
  RowWriter,
  splitList,
  withOutput,
  writeRecord,
  type OutputOptions,
  type Row,
} from '../output.js';
import { connect, type GlobalOptions } from '../session.js';
import { note, readInput, type Terminal } from '../terminal.js';

interface ListOptions extends GlobalOptions, OutputOptions, Named {
  filter?: Record<string, string[]>;
  fields?: string;
  search?: string;
  sort?: string;
  all?: boolean;
  limit: number;
}

/** The records of a page, whatever its list is called. */
const rowsOf = (page: unknown): Row[] =>
  (Array.isArray(page) ? page : (Object.values(page as object).find(Array.isArray) ?? [])) as Row[];

async function list(terminal: Terminal, name: string, options: ListOptions): Promise<void> {
  const collection = COLLECTIONS[name]!;
  const { client } = await connect(terminal, options);
  const fields = options.fields ? [...new Set(['id', ...splitList(options.fields)])] : undefined;
  const [, descending, field] = /^(-?)(.*)$/.exec(options.sort ?? '')!;
  const query = {
    ...options.filter,
    ...(options.search && { search: options.search }),
    ...(field && { sort: field, order: descending ? 'desc' : 'asc' }),
    ...(fields && { fields: fields.join(',') }),
    limit: options.all ? 1000 : Math.min(options.limit, 1000),
  };
  const params = collection.ofSupplier ? { id: requireSupplier(options.supplier) } : undefined;
  const writer = new RowWriter(terminal, options, { fields, tableColumns: ['id', ...collection.columns] });
  let left = options.all ? Infinity : options.limit;
  let written = 0;
  let total: number | undefined;
  for await (const page of client.pages(collection.list, { params, query, signal: terminal.signal } as never)) {
    const rows = rowsOf(page).slice(0, left);
    await writer.write(rows);
    written += rows.length;
    left -= rows.length;
    total = (page as { total?: number } | undefined)?.total ?? total;
    if (left <= 0) break;
  }
  await writer.end();
  if (total !== undefined && total > written && !options.all)
    await note(terminal, `${written} of ${total} ${name}. Add --all for all of them.`);
}

interface RecordOptions extends GlobalOptions, OutputOptions, Named {
  data?: string;
  fields?: string;
  ifVersion?: number;
  key?: string;
}

async function get(terminal: Terminal, name: string, id: string | undefined, options: RecordOptions): Promise<void> {
  assertOneName(id, options);
  const { client } = await connect(terminal, options);
  const query = options.fields ? { fields: splitList(options.fields).join(',') } : undefined;
  const { signal } = terminal;
  const record = id
    ? await call(client, COLLECTIONS[name]!.get, { params: paramsOf(COLLECTIONS[name]!, id, options), query, signal })
    : await call(client, externalCall(name, 'get'), { params: parseExternal(options.external!), query, signal });
  await writeRecord(terminal, record, options);
}

async function readRecord(terminal: Terminal, from: string): Promise<object> {
  const text = from === '-' ? (await readInput(terminal)).toString() : await readFile(from, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${from === '-' ? 'Standard input' : from} is not valid JSON: ${(error as Error).message}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CliError('Give one record as a JSON object, such as {"name": "Pesquera del Norte", "country": "Peru"}.');
  return value;
}

async function create(terminal: Terminal, name: string, options: RecordOptions): Promise<void> {
  const collection = COLLECTIONS[name]!;
  const { client } = await connect(terminal, options);
  const record = await call(client, collection.create, {
    params: collection.ofSupplier ? { id: requireSupplier(options.supplier) } : undefined,
    body: await readRecord(terminal, options.data!),
    ...(options.key && { idempotencyKey: options.key }),
    signal: terminal.signal,
  });
  await writeRecord(terminal, record, options);
}

async function update(terminal: Terminal, name: string, id: string | undefined, options: RecordOptions): Promise<void> {
  assertOneName(id, options);
  const { client } = await connect(terminal, options);
  const input = {
    body: await readRecord(terminal, options.data!),
    ...(options.ifVersion && { ifMatch: options.ifVersion }),
    signal: terminal.signal,
  };
  const record = id
    ? await call(client, COLLECTIONS[name]!.patch, { params: paramsOf(COLLECTIONS[name]!, id, options), ...input })
    : await call(client, externalCall(name, 'set'), { params: parseExternal(options.external!), ...input });
  await writeRecord(terminal, record, options);
}

async function remove(terminal: Terminal, name: string, id: string, options: RecordOptions): Promise<void> {
  const { client } = await connect(terminal, options);
  const input = { params: paramsOf(COLLECTIONS[name]!, id, options), signal: terminal.signal };
  await call(client, COLLECTIONS[name]!.remove, { ...input, ...(options.ifVersion && { ifMatch: options.ifVersion }) });
  await note(terminal, `Deleted ${id}.`);
}

const collection = () => new Argument('<collection>', 'which records').choices(Object.keys(COLLECTIONS));
const external = () => new Option('--external <source:id>', 'the id of another system, such as sap:4711');
const supplier = () => new Option('--supplier <id>', 'the supplier, for its products');
const data = () => new Option('--data <file>', 'the fields as JSON; - for standard input').makeOptionMandatory();
const ifVersion = () =>
  new Option('--if-version <number>', 'only if the record still has this version').argParser(parseCount);

export function addRecords(program: Command, terminal: Terminal): void {
  withOutput(
    program
      .command('list')
      .description('List records: the newest 50, or all')
      .addArgument(collection())
      .option('--filter <key=value>', 'only these; repeat it for more (keys: /api/docs)', collectPair)
      .option('--search <text>', 'only records with this text')
      .option('--sort <field>', 'order by a field; -field for the other direction')
      .option('--fields <names>', 'only these fields, separated by commas')
      .option('--limit <number>', 'at most so many', parseCount, 50)
      .option('--all', 'all records')
      .addOption(supplier()),
  )
    .addHelpText(
      'after',
      `
Examples:
  fsvp list suppliers
  fsvp list suppliers --filter fsvpStatus=overdue --sort name
  fsvp list inspections --filter status=failed --all --csv > failed.csv
  fsvp list suppliers --all --fields name,country | jq -r .name`,
    )
    .action((name: string, _options, command: Command) => list(terminal, name, command.optsWithGlobals()));
  withOutput(
    program
      .command('get')
      .description('Show one record')
      .addArgument(collection())
      .argument('[id]', 'its id in the suite')
      .addOption(external())
      .option('--fields <names>', 'only these fields, separated by commas')
      .addOption(supplier()),
  )
    .addHelpText(
      'after',
      `
Examples:
  fsvp get suppliers 0197a1b2-0000-7000-8000-000000000001
  fsvp get suppliers --external sap:4711 --json`,
    )
    .action((name: string, id: string | undefined, _options, command: Command) =>
      get(terminal, name, id, command.optsWithGlobals()),
    );
  withOutput(
    program
      .command('create')
      .description('Create a record')
      .addArgument(collection())
      .addOption(data())
      .option('--key <text>', 'a key of yours: the same key never creates a second record (24 hours)')
      .addOption(supplier()),
  )
    .addHelpText(
      'after',
      `
Example:
  echo '{"name": "Pesquera del Norte", "country": "Peru"}' | fsvp create suppliers --data -`,
    )
    .action((name: string, _options, command: Command) => create(terminal, name, command.optsWithGlobals()));
  withOutput(
    program
      .command('update')
      .description('Change the given fields of a record. With --external, create it if there is none')
      .addArgument(collection())
      .argument('[id]', 'its id in the suite')
      .addOption(data())
      .addOption(external())
      .addOption(ifVersion())
      .addOption(supplier()),
  )
    .addHelpText(
      'after',
      `
Examples:
  echo '{"phone": "+51 73 555 0100"}' | fsvp update suppliers 0197a1b2-0000-7000-8000-000000000001 --data - --if-version 3
  fsvp update suppliers --external sap:4711 --data supplier.json`,
    )
    .action((name: string, id: string | undefined, _options, command: Command) =>
      update(terminal, name, id, command.optsWithGlobals()),
    );
  program
    .command('delete')
    .description('Delete a record')
    .addArgument(collection())
    .argument('<id>', 'its id in the suite')
    .addOption(ifVersion())
    .addOption(supplier())
    .addHelpText('after', '\nExample:\n  fsvp delete suppliers 0197a1b2-0000-7000-8000-000000000001 --if-version 3')
    .action((name: string, id: string, _options, command: Command) =>
      remove(terminal, name, id, command.optsWithGlobals()),
    );
}

import { setTimeout as delay } from 'node:timers/promises';
import type { FsvpClient, Schemas } from '@fsvp/client';
import { Argument, Option, type Command } from 'commander';
import { CliError, EXIT } from '../cli.error.js';
import { isForPrograms, saveBody } from '../files.js';
import { parseCount, RowWriter, withOutput, writeRecord, type OutputOptions } from '../output.js';
import { connect, type GlobalOptions } from '../session.js';
import { note, type Terminal } from '../terminal.js';

const TYPES = [
  'compliance',
  'risk-assessment',
  'verification',
  'corrective-actions',
  'audit-trail',
  'fsvp-readiness',
] as const;
const FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;
type Format = (typeof FORMATS)[number];
type Run = Schemas['ReportRun'];

interface FileOptions extends GlobalOptions {
  format: Format;
  output?: string;
}

interface RunOptions extends FileOptions {
  from?: string;
  to?: string;
  record?: string;
  actor?: string;
  asOf?: string;
  importer?: string;
  supplier?: string;
  wait: boolean;
}

async function list(terminal: Terminal, options: GlobalOptions & OutputOptions & { limit: number }): Promise<void> {
  const { client } = await connect(terminal, options);
  const { runs } = await client.call('listReportRuns', {
    query: { limit: Math.min(options.limit, 100) },
    signal: terminal.signal,
  });
  const writer = new RowWriter(terminal, options, {
    tableColumns: ['id', 'type', 'dateFrom', 'dateTo', 'status', 'rows', 'createdAt'],
  });
  await writer.write(runs);
  await writer.end();
}

const isOpen = ({ status }: Run) => status === 'queued' || status === 'running';

async function waitFor(client: FsvpClient, run: Run, { signal }: Terminal): Promise<Run> {
  let now = run;
  for (let wait = 250; isOpen(now); wait = Math.min(wait * 1.5, 5000)) {
    await delay(wait, undefined, { signal });
    now = await client.call('getReportRun', { params: { id: run.id }, signal });
  }
  return now;
}

async function download(
  terminal: Terminal,
  client: FsvpClient,
  id: string,
  { format, output }: FileOptions,
): Promise<void> {
  const { signal } = terminal;
  const query = { format, bom: !isForPrograms(output) };
  const file = (await client.call('downloadReportRun', { params: { id }, query, signal })) as Response;
  await saveBody(file, output, terminal);
  if (output && output !== '-') await note(terminal, `Written to ${output}.`);
}

async function run(terminal: Terminal, type: Run['type'], options: RunOptions): Promise<void> {
  const { client } = await connect(terminal, options);
  const { from, to, record, actor, asOf, importer, supplier } = options;
  const body = {
    type,
    ...(from && { dateFrom: from }),
    ...(to && { dateTo: to }),
    ...(record && { recordId: record }),
    ...(actor && { actor }),
    ...(asOf && { asOf }),
    ...(importer && { importerId: importer }),
    ...(supplier && { supplierId: supplier }),
  };
  const started = await client.call('createReportRun', { body, signal: terminal.signal });
  if (!options.wait) return writeRecord(terminal, started, {});
  await note(terminal, `Report run ${started.id}`);
  const ended = await waitFor(client, started, terminal);
  if (ended.status !== 'done')
    throw new CliError(`The report is ${ended.status}: ${ended.error ?? 'run it again.'}`, EXIT.refused);
  await download(terminal, client, ended.id, options);
}

const format = () => new Option('--format <format>', 'form of the file').choices(FORMATS).default('json');

export function addReports(program: Command, terminal: Terminal): void {
  const reports = program
    .command('reports')
    .description('Run reports and download them')
    .addHelpText('after', '\nExample:\n  fsvp reports run compliance --format pdf --output compliance.pdf');
  withOutput(
    reports
      .command('list')
      .description('List report runs, the newest first')
      .option('--limit <number>', 'at most so many, up to 100', parseCount, 10),
  )
    .addHelpText('after', '\nExample:\n  fsvp reports list')
    .action((_options, command: Command) => list(terminal, command.optsWithGlobals()));
  reports
    .command('run')
    .description('Run a report, wait for it and download it')
    .addArgument(new Argument('<type>', 'which report').choices(TYPES))
    .option('--from <day>', 'first day, such as 2026-01-01')
    .option('--to <day>', 'last day')
    .option('--record <id>', 'audit trail only: the history of one record')
    .option('--actor <id>', "audit trail only: a user id or 'system'")
    .option('--as-of <day>', 'FSVP readiness only: the day to judge; by default today')
    .option('--importer <id>', 'FSVP readiness only: files of this importer')
    .option('--supplier <id>', 'FSVP readiness only: files of this supplier')
    .addOption(format())
    .option('--output <file>', 'where to write it; - or nothing for standard output')
    .option('--no-wait', 'only start it, and show the run')
    .addHelpText(
      'after',
      `
Examples:
  fsvp reports run compliance --format pdf --output compliance.pdf
  fsvp reports run corrective-actions --from 2026-01-01 --to 2026-03-31 --format csv > actions.csv`,
    )
    .action((type: Run['type'], _options, command: Command) => run(terminal, type, command.optsWithGlobals()));
  reports
    .command('download')
    .description('Download a finished report')
    .argument('<run-id>', 'id of the run: fsvp reports list')
    .addOption(format())
    .option('--output <file>', 'where to write it; - or nothing for standard output')
    .addHelpText(
      'after',
      '\nExample:\n  fsvp reports download 0197a1b2-0000-7000-8000-000000000001 --format xlsx --output report.xlsx',
    )
    .action(async (id: string, _options, command: Command) => {
      const options = command.optsWithGlobals<FileOptions>();
      const { client } = await connect(terminal, options);
      await download(terminal, client, id, options);
    });
}

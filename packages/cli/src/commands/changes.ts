import { readFile } from 'node:fs/promises';
import type { FollowOptions } from '@fsvp/client';
import type { Command } from 'commander';
import { writeWhole } from '../files.js';
import { splitList } from '../output.js';
import { connect, type GlobalOptions } from '../session.js';
import { note, write, type Terminal } from '../terminal.js';

interface ChangesOptions extends GlobalOptions {
  types?: string;
  follow?: boolean;
  cursorFile?: string;
}

async function readCursor(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Failures in a row after which a command that does not follow gives up. */
const ATTEMPTS = 5;

async function tail(
  terminal: Terminal,
  { types, follow = false, cursorFile, ...options }: ChangesOptions,
): Promise<void> {
  const { client } = await connect(terminal, options);
  const after = cursorFile ? await readCursor(cursorFile) : undefined;
  const stop = new AbortController();
  let failures = 0;
  let failure: Error | undefined;
  const pages = client.followPages({
    after,
    types: (types ? splitList(types) : undefined) as FollowOptions['types'],
    stopAtEnd: !follow,
    signal: AbortSignal.any([terminal.signal, stop.signal]),
    onError: (error, wait) => {
      failures++;
      if (follow) void note(terminal, `fsvp: ${error.message} Trying again in ${Math.ceil(wait / 1000)} s.`);
      else if (failures >= ATTEMPTS) {
        failure = error;
        stop.abort();
      }
    },
  });
  for await (const { changes, next } of pages) {
    failures = 0;
    await write(terminal.out, changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
    if (cursorFile) await writeWhole(cursorFile, `${next}\n`);
  }
  if (failure) throw failure;
  terminal.signal.throwIfAborted();
}

export function addChanges(program: Command, terminal: Terminal): void {
  program
    .command('changes')
    .description('Write each change of a record as a line of JSON, the oldest first, deletions too')
    .option('--types <names>', 'types of records or events, separated by commas, such as supplier,receiving-inspection')
    .option('--follow', 'do not end: write new changes as they happen')
    .option('--cursor-file <file>', 'begin after the cursor in this file, and keep the new one there')
    .addHelpText(
      'after',
      `
Without a cursor file, or while it does not exist, the changes begin with the first one of the suite.
The cursor is stored after the lines were written: after a failure some lines can come again, and none is missing.
Keep one file for each set of --types.

Examples:
  fsvp changes --types supplier | jq -r .record.name
  fsvp changes --cursor-file cursor.txt >> changes.ndjson
  fsvp changes --follow --cursor-file cursor.txt --types receiving-inspection`,
    )
    .action((_options, command: Command) => tail(terminal, command.optsWithGlobals()));
}

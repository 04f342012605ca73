import { FsvpConnectionError, FsvpError } from '@fsvp/client';
import { CommanderError } from 'commander';
import { Interrupted, note, printable, type Terminal } from './terminal.js';

export const EXIT = { refused: 1, usage: 2, notConnected: 3, interrupted: 130 } as const;

/** What a command cannot do, in a sentence that says what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';
  constructor(
    message: string,
    readonly exitCode: number = EXIT.usage,
  ) {
    super(message);
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function describe(error: unknown): { text: string; exitCode: number } {
  if (error instanceof CliError) return { text: error.message, exitCode: error.exitCode };
  if (error instanceof FsvpConnectionError) {
    const reason = error.message.slice(error.message.indexOf(': ') + 2);
    return {
      text: `${sentence(reason)} Check the address (fsvp whoami shows it) and that the suite runs.`,
      exitCode: EXIT.notConnected,
    };
  }
  if (error instanceof FsvpError) {
    const request = error.requestId ? ` (request ${error.requestId})` : '';
    const fields = error.errors.map(({ path, message }) => `\n  ${path}: ${message}`).join('');
    if (error.status === 401)
      return {
        text: `The suite does not accept the token: ${sentence(error.detail)} Make a token in Administration > API tokens, and run fsvp login.${request}`,
        exitCode: EXIT.notConnected,
      };
    return { text: `${sentence(error.detail)}${request}${fields}`, exitCode: EXIT.refused };
  }
  return { text: error instanceof Error ? error.message : String(error), exitCode: EXIT.refused };
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException & { path: string } =>
  typeof (error as NodeJS.ErrnoException).path === 'string' &&
  typeof (error as NodeJS.ErrnoException).code === 'string';

function describeFileError({ code, path, message }: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    ENOENT: 'There is no such file or folder',
    EACCES: 'You may not read or write it',
    EISDIR: 'It is a folder',
  };
  return `${path}: ${reasons[code!] ?? message}.`;
}

/**
 * Writes what went wrong.
 * @returns the exit code
 */
export async function report(error: unknown, terminal: Terminal, verbose: boolean): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
  if (error instanceof Interrupted || terminal.signal.aborted) return EXIT.interrupted;
  // The reader has seen enough, such as head.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
  if (isFileError(error)) {
    await note(terminal, `fsvp: ${describeFileError(error)}`);
    return EXIT.usage;
  }
  const { text, exitCode } = describe(error);
  await note(terminal, `fsvp: ${text.split('\n').map(printable).join('\n')}`);
  if (verbose && error instanceof FsvpError) {
    await note(terminal, `${error.call}, attempt ${error.attempts}, status ${error.status}`);
    await note(terminal, JSON.stringify(error.problem, null, 2));
  } else if (verbose && error instanceof Error && error.stack) await note(terminal, error.stack);
  return exitCode;
}

import { Argument, Command } from 'commander';
import { report } from './cli.error.js';
import { addChanges } from './commands/changes.js';
import { addImport } from './commands/import.js';
import { addLogin } from './commands/login.js';
import { addRecords } from './commands/records.js';
import { addReports } from './commands/reports.js';
import { completionScript, SHELLS, type Shell } from './completion.js';
import { write, type Terminal } from './terminal.js';

function createProgram(terminal: Terminal, version: string): Command {
  const program = new Command('fsvp')
    .description('The FSVP Suite from the command line')
    .version(version, '--version', 'show the version')
    .option('--profile <name>', 'the stored token to use, if there are several; by default FSVP_PROFILE or default')
    .option('--verbose', 'show the complete problem of an error')
    .helpOption('--help', 'show help')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void terminal.out.write(text),
      writeErr: (text) => void terminal.err.write(text),
      outputError: (text, out) => out(text.replace(/^error: /, 'fsvp: ')),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .exitOverride()
    .addHelpText(
      'after',
      `
Begin with:
  fsvp login --url https://fsvp.example.com
  fsvp list suppliers

Exit codes: 0 done, 1 refused by the suite, 2 wrong usage, 3 not signed in or the suite does not answer, 130 interrupted.`,
    );
  addLogin(program, terminal);
  addRecords(program, terminal);
  addImport(program, terminal);
  addChanges(program, terminal);
  addReports(program, terminal);
  program
    .command('completion')
    .description('Write a script with which the shell completes fsvp')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .addHelpText(
      'after',
      `
For ~/.bashrc:
  source <(fsvp completion bash)
For ~/.zshrc:
  autoload -Uz compinit && compinit
  source <(fsvp completion zsh)
For ~/.config/fish/config.fish:
  fsvp completion fish | source`,
    )
    .action((shell: Shell) => write(terminal.out, completionScript(program, shell)));
  return program;
}

/**
 * Runs a command.
 * @param words what follows `fsvp`
 * @returns the exit code
 */
export async function run(words: readonly string[], terminal: Terminal, version = '0'): Promise<number> {
  const program = createProgram(terminal, version);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, terminal, program.opts<{ verbose?: boolean }>().verbose ?? false);
  }
}

import type { Schemas } from '@fsvp/client';
import type { Command } from 'commander';
import { CliError, EXIT } from '../cli.error.js';
import { parseToken, parseUrl, profileName, removeProfile, saveProfile, storedUrl, type Profile } from '../config.js';
import { clientOf, connect, type GlobalOptions } from '../session.js';
import { note, printable, readInput, readSecret, write, type Terminal } from '../terminal.js';

/** The owner of the token. */
function describe({ id, firstName, lastName, email, role }: Schemas['User']): string {
  const name = [firstName, lastName].filter(Boolean).join(' ') || email || id;
  return `${name}${email && email !== name ? ` <${email}>` : ''} (${role})`;
}

/** From FSVP_TOKEN, standard input or a prompt: never from an argument, which other users of the machine can see. */
async function readToken(terminal: Terminal, from: string | undefined): Promise<string> {
  if (from !== undefined && from !== '-')
    throw new CliError(
      'A token in the command would be in the history of your shell. Use --token - and send it on standard input.',
    );
  if (from === undefined && terminal.env.FSVP_TOKEN) return parseToken(terminal.env.FSVP_TOKEN);
  if (from === undefined && terminal.in.isTTY) return parseToken(await readSecret(terminal, 'API token (not shown): '));
  return parseToken((await readInput(terminal)).toString());
}

async function logIn(terminal: Terminal, options: GlobalOptions & { url?: string; token?: string }): Promise<void> {
  const name = profileName(terminal.env, options.profile);
  const given = options.url ?? (terminal.env.FSVP_URL || (await storedUrl(terminal.env, name)));
  if (!given) throw new CliError('Give the address of the suite: fsvp login --url https://fsvp.example.com');
  const url = parseUrl(given);
  const access: Profile = { url, token: await readToken(terminal, options.token) };
  if (/^http:\/\/(?!(localhost|127\.|\[::1\]))/.test(url))
    await note(terminal, 'The address begins with http: others on the network can read the token. Use https.');
  const user = await clientOf(access, terminal).call('getCurrentUser', { signal: terminal.signal });
  const path = await saveProfile(terminal.env, name, access);
  await note(terminal, printable(`Signed in at ${url} as ${describe(user)}. Stored in ${path}`));
}

/** The token itself. A suite before this release does not send it. */
function describeToken({ token }: Partial<Pick<Schemas['User'], 'token'>>): string {
  return token ? `\n${printable(`token '${token.name}': ${token.scopes.join(', ')}; until ${token.expiresOn}`)}` : '';
}

async function logOut(terminal: Terminal, options: GlobalOptions): Promise<void> {
  const name = profileName(terminal.env, options.profile);
  if (!(await removeProfile(terminal.env, name)))
    throw new CliError(`No token is stored for the profile '${name}'.`, EXIT.notConnected);
  await note(
    terminal,
    `The token of the profile '${name}' is deleted here. It still works: revoke it in Administration > API tokens.`,
  );
}

async function whoAmI(terminal: Terminal, options: GlobalOptions & { json?: boolean }): Promise<void> {
  const { client, access, profile } = await connect(terminal, options);
  const user = await client.call('getCurrentUser', { signal: terminal.signal });
  const source = terminal.env.FSVP_TOKEN ? 'token of FSVP_TOKEN' : `profile '${profile}'`;
  const text = options.json
    ? JSON.stringify({ url: access.url, user })
    : `${access.url}, ${source}\n${printable(describe(user))}${describeToken(user)}`;
  await write(terminal.out, `${text}\n`);
}

export function addLogin(program: Command, terminal: Terminal): void {
  program
    .command('login')
    .description('Check an API token and store it for this user of the machine')
    .option('--url <address>', 'address of the suite; by default FSVP_URL or the stored one')
    .option('--token <->', 'with -, read the token from standard input')
    .addHelpText(
      'after',
      `
You get a token in Administration > API tokens of the suite. Without --token you are asked for it, unless FSVP_TOKEN is set.

Examples:
  fsvp login --url https://fsvp.example.com
  fsvp login --url https://fsvp.example.com --token - < token.txt
  fsvp login --profile test --url https://fsvp-test.example.com`,
    )
    .action((_options, command: Command) => logIn(terminal, command.optsWithGlobals()));
  program
    .command('logout')
    .description('Delete the stored token from this machine')
    .addHelpText('after', '\nExample:\n  fsvp logout --profile test')
    .action((_options, command: Command) => logOut(terminal, command.optsWithGlobals()));
  program
    .command('whoami')
    .description('Show the suite, and the owner, scopes and last day of the token')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  fsvp whoami')
    .action((_options, command: Command) => whoAmI(terminal, command.optsWithGlobals()));
}

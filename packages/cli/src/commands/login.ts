import { FsvpError, type FsvpClient, type Schemas } from '@fsvp/client';
import type { Command } from 'commander';
import { CliError, EXIT } from '../cli.error.js';
import { parseToken, parseUrl, profileName, removeProfile, saveProfile, storedUrl, type Profile } from '../config.js';
import { clientOf, connect, type GlobalOptions } from '../session.js';
import { note, printable, readInput, readSecret, write, type Terminal } from '../terminal.js';

interface Identity {
  user: Schemas['User'];
  /** Undefined if the suite does not show it to this token. */
  token: Schemas['ApiToken'] | undefined;
}

async function identify(client: FsvpClient, token: string): Promise<Identity> {
  const user = await client.call('getCurrentUser');
  const prefix = token.split('_')[1];
  try {
    const { tokens } = await client.call('listApiTokens', { query: { own: true } });
    return { user, token: tokens.find((one) => one.prefix === prefix) };
  } catch (error) {
    if (error instanceof FsvpError && error.status === 403) return { user, token: undefined };
    throw error;
  }
}

function describe({ user, token }: Identity): string[] {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email || user.id;
  const owner = `${name}${user.email && user.email !== name ? ` <${user.email}>` : ''} (${user.role})`;
  if (!token) return [owner];
  return [owner, `Token "${token.name}" until ${token.expiresOn}: ${token.scopes.join(', ')}`];
}

/** From FSVP_TOKEN, standard input or a prompt: never from an argument, which other users of the machine can see. */
async function readToken(terminal: Terminal, from: string | undefined): Promise<string> {
  if (from !== undefined && from !== '-')
    throw new CliError(
      'A token in the command would be in the history of your shell. Use --token - and send it on standard input.',
    );
  if (from === undefined && terminal.env.FSVP_TOKEN) return parseToken(terminal.env.FSVP_TOKEN);
  if (from === undefined && terminal.in.isTTY) return parseToken(await readSecret(terminal, 'API token (not shown): '));
  return parseToken(await readInput(terminal));
}

async function logIn(terminal: Terminal, options: GlobalOptions & { url?: string; token?: string }): Promise<void> {
  const name = profileName(terminal.env, options.profile);
  const given = options.url ?? (terminal.env.FSVP_URL || (await storedUrl(terminal.env, name)));
  if (!given) throw new CliError('Give the address of the suite: fsvp login --url https://fsvp.example.com');
  const url = parseUrl(given);
  const access: Profile = { url, token: await readToken(terminal, options.token) };
  if (/^http:\/\/(?!(localhost|127\.|\[::1\]))/.test(url))
    await note(terminal, 'The address begins with http: others on the network can read the token. Use https.');
  const lines = describe(await identify(clientOf(access), access.token));
  const path = await saveProfile(terminal.env, name, access);
  await note(terminal, [`Signed in at ${url} as ${lines.join('\n')}`, `Stored in ${path}`].map(asLines).join('\n'));
}

const asLines = (text: string) => text.split('\n').map(printable).join('\n');

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
  const identity = await identify(client, access.token);
  const source = terminal.env.FSVP_TOKEN ? 'token of FSVP_TOKEN' : `profile '${profile}'`;
  const { user, token } = identity;
  const text = options.json
    ? JSON.stringify({ url: access.url, user, token: token ?? null })
    : [`${access.url}, ${source}`, ...describe(identity)].map(printable).join('\n');
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
    .description('Show the suite, the owner of the token and its scopes')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  fsvp whoami')
    .action((_options, command: Command) => whoAmI(terminal, command.optsWithGlobals()));
}

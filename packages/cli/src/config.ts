import { chmod, mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError, EXIT } from './cli.error.js';
import { writeWhole } from './files.js';
import type { Terminal } from './terminal.js';

export const environment: Terminal['env'] = process.env;

export interface Profile {
  url: string;
  token: string;
}

interface Config {
  profiles: Record<string, Profile>;
}

type Env = Terminal['env'];

const pathOf = (env: Env) => join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'fsvp', 'config.json');

export const profileName = (env: Env, named?: string): string => named ?? (env.FSVP_PROFILE || 'default');

async function read(env: Env): Promise<Config> {
  const path = pathOf(env);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { profiles: {} };
    throw error;
  }
  try {
    const { profiles } = JSON.parse(text) as Config;
    // A name such as __proto__ is a name like any other.
    return { profiles: Object.assign(Object.create(null), profiles) };
  } catch {
    throw new CliError(`${path} is not valid JSON. Delete it and run fsvp login.`);
  }
}

async function store(env: Env, config: Config): Promise<void> {
  const path = pathOf(env);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeWhole(path, `${JSON.stringify(config, null, 2)}\n`, 0o600);
  // The umask can only have taken rights away.
  await chmod(path, 0o600);
}

export async function saveProfile(env: Env, name: string, profile: Profile): Promise<string> {
  const config = await read(env);
  config.profiles[name] = profile;
  await store(env, config);
  return pathOf(env);
}

/** @returns whether there was one */
export async function removeProfile(env: Env, name: string): Promise<boolean> {
  const config = await read(env);
  if (!config.profiles[name]) return false;
  delete config.profiles[name];
  await store(env, config);
  return true;
}

export async function storedUrl(env: Env, name: string): Promise<string | undefined> {
  return (await read(env)).profiles[name]?.url;
}

/** @throws if it is not the address of a suite */
export function parseUrl(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new CliError(`'${text}' is not an address such as https://fsvp.example.com.`);
  const url = new URL(text);
  if (url.username || url.password) throw new CliError('Give the address without a user name and password.');
  url.search = url.hash = '';
  return url.href.replace(/\/+$/, '');
}

/** @throws if it is not the text of an API token. The text is not repeated. */
export function parseToken(text: string): string {
  const token = text.trim();
  if (!/^fsvp_[0-9a-z]{8}_[\w-]{43}$/.test(token))
    throw new CliError('This is not an API token: it begins with fsvp_ and has 57 characters. Copy it again.');
  return token;
}

/**
 * Which suite to call, with which token: FSVP_TOKEN and FSVP_URL, else those of the profile. A stored token is sent only to the
 * suite that it was stored for.
 */
export async function accessOf(env: Env, named?: string): Promise<Profile> {
  const name = profileName(env, named);
  const stored = env.FSVP_TOKEN && env.FSVP_URL ? undefined : (await read(env)).profiles[name];
  const url = env.FSVP_URL ? parseUrl(env.FSVP_URL) : stored?.url;
  if (env.FSVP_TOKEN) {
    if (!url) throw new CliError('Set FSVP_URL to the address of the suite.', EXIT.notConnected);
    return { url, token: parseToken(env.FSVP_TOKEN) };
  }
  if (!stored)
    throw new CliError(
      `You are not signed in${name === 'default' ? '' : ` with the profile '${name}'`}. Run fsvp login, or set FSVP_URL and FSVP_TOKEN.`,
      EXIT.notConnected,
    );
  if (url !== stored.url)
    throw new CliError(
      `FSVP_URL is ${url}, and the stored token is for ${stored.url}. Set FSVP_TOKEN too, or unset FSVP_URL.`,
      EXIT.notConnected,
    );
  return stored;
}

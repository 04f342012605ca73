import { createClient, type FsvpClient } from '@fsvp/client';
import { accessOf, profileName, type Profile } from './config.js';
import type { Terminal } from './terminal.js';

/** Options of every command. */
export interface GlobalOptions {
  profile?: string;
  verbose?: boolean;
}

export function clientOf({ url, token }: Profile): FsvpClient {
  return createClient({ baseUrl: url, token, headers: { 'user-agent': 'fsvp-cli' } });
}

/** The signed-in suite. */
export async function connect(
  terminal: Terminal,
  { profile }: GlobalOptions,
): Promise<{ client: FsvpClient; access: Profile; profile: string }> {
  const access = await accessOf(terminal.env, profile);
  return { client: clientOf(access), access, profile: profileName(terminal.env, profile) };
}

import { createClient, type FsvpClient } from '@fsvp/client';
import { accessOf, profileName, type Profile } from './config.js';
import { note, printable, type Terminal } from './terminal.js';

/** Options of every command. */
export interface GlobalOptions {
  profile?: string;
  verbose?: boolean;
}

export function clientOf({ url, token }: Profile, terminal: Terminal): FsvpClient {
  return createClient({
    baseUrl: url,
    token,
    headers: { 'user-agent': 'fsvp-cli' },
    onIgnoredFields: (fields) =>
      void note(
        terminal,
        printable(`Not stored: ${fields.join(', ')}. The suite has no such fields, or sets them itself.`),
      ),
  });
}

/** The signed-in suite. */
export async function connect(
  terminal: Terminal,
  { profile }: GlobalOptions,
): Promise<{ client: FsvpClient; access: Profile; profile: string }> {
  const access = await accessOf(terminal.env, profile);
  return { client: clientOf(access, terminal), access, profile: profileName(terminal.env, profile) };
}

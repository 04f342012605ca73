import { readConfig } from './config.mjs';
import { discard, list, replay, restore, show } from './dead-letters/actions.mjs';
import { readArguments } from './dead-letters/arguments.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith } from './progress.mjs';
import { ApiClient } from './seed/api-client.mjs';

// npm run dead-letters -- list | show | replay | discard | restore: events that a service could not handle.
// It works through the public interface with the account of an administrator, so that it runs wherever the suite can be
// reached.
try {
  const { action, ...options } = readArguments(process.argv.slice(2));
  const config = readConfig();
  const url = process.env.FSVP_URL || `http://localhost:${config.port}`;
  const { FSVP_EMAIL: email, FSVP_PASSWORD: password, FSVP_CODE: code } = process.env;
  if (!email || !password)
    throw new OperatorError(
      'Set FSVP_EMAIL and FSVP_PASSWORD to the account of an administrator, and FSVP_CODE to its code if it has a second factor.',
    );
  const api = new ApiClient(url);
  try {
    await api.login(password, { email, ...(code && { code }) });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Nothing answers at ${url}. Start the suite, or set FSVP_URL to its address.`, error);
  }
  const run = { list, show, replay, discard, restore }[action];
  process.exitCode = await run(api, options, (line) => console.log(line));
} catch (error) {
  exitWith(error);
}

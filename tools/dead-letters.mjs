import { readConfig } from './config.mjs';
import { discard, list, replay, restore, show } from './dead-letters/actions.mjs';
import { readArguments } from './dead-letters/arguments.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith } from './progress.mjs';
import { secretsOf } from './secrets.mjs';
import { ApiClient } from './seed/api-client.mjs';

// npm run dead-letters -- list | show | replay | discard | restore: events that a service could not handle.
// It works through the public interface, so that it runs wherever the suite can be reached.
try {
  const { action, ...options } = readArguments(process.argv.slice(2));
  const config = readConfig();
  const url = process.env.FSVP_URL || `http://localhost:${config.port}`;
  const api = new ApiClient(url);
  try {
    await api.login(config.password ?? secretsOf(config.home).appPassword);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Nothing answers at ${url}. Start the suite, or set FSVP_URL to its address.`, error);
  }
  const run = { list, show, replay, discard, restore }[action];
  process.exitCode = await run(api, options, (line) => console.log(line));
} catch (error) {
  exitWith(error);
}

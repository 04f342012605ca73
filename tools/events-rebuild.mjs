import { loadOrExit, readConfig as readSettings } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';
import { hasTargets } from './backup/places.mjs';
import { readConfig } from './config.mjs';
import { rebuildEvents } from './events-rebuild/rebuild.mjs';
import { readTargets } from './migrate/targets.mjs';
import { exitWith } from './progress.mjs';
import { askControl } from './supervisor/control.mjs';

// npm run events:rebuild: fills the event stream of a suite again from the services' event logs.

const settings = z.object({ NATS_URL: z.url(), EVENT_NAMESPACE: z._default(z.string(), 'fsvp') });

/** For a suite whose processes are run by something else than `npm start`. */
async function rebuildOnServers() {
  const { targets, stream } = loadOrExit(() => ({
    targets: readTargets(process.env).targets,
    stream: readSettings(settings),
  }));
  const databases = Object.fromEntries(targets.map(({ service, url }) => [service, { application: url }]));
  await rebuildEvents(databases, { natsUrl: stream.NATS_URL, namespace: stream.EVENT_NAMESPACE });
}

try {
  const { home } = readConfig();
  await (hasTargets() ? rebuildOnServers() : askControl(home, 'POST', 'rebuild-events'));
  console.log('The services publish their event logs again; consumers skip what they have handled.');
} catch (error) {
  exitWith(error);
}

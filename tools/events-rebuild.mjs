import { readConfig } from './config.mjs';
import { exitWith } from './progress.mjs';
import { askControl } from './supervisor/control.mjs';

// npm run events:rebuild: fills the event stream of the running suite again from the services' event logs.
try {
  await askControl(readConfig().home, 'POST', 'rebuild-events');
  console.log('The services publish their event logs again; consumers skip what they have handled.');
} catch (error) {
  exitWith(error);
}

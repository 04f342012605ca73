import { readConfig } from './config.mjs';
import { exitWith } from './progress.mjs';
import { askControl } from './supervisor/control.mjs';

// node tools/control.mjs status | restart <part> | stop <part> | start <part>
try {
  const [action = 'status', name = ''] = process.argv.slice(2);
  const parts = await askControl(readConfig().home, action === 'status' ? 'GET' : 'POST', `${action}/${name}`);
  for (const part of parts) console.log(`${part.name.padEnd(12)} ${part.state.padEnd(10)} ${part.pid ?? ''}`);
} catch (error) {
  exitWith(error);
}

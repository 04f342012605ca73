#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main)) {
  console.error(
    'fsvp: It is not built yet. Run npm run build in packages/client, packages/tables and packages/cli, then try again.',
  );
  process.exit(2);
}
await import(main.href);

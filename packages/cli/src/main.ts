import { readFileSync } from 'node:fs';
import { environment } from './config.js';
import { run } from './program.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
// The reader of the output has ended, such as head.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { stdin, stdout, stderr } = process;
process.exitCode = await run(
  process.argv.slice(2),
  { env: environment, in: stdin, out: stdout, err: stderr, signal: stop.signal },
  version,
);

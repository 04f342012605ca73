import { runInForeground } from './foreground.mjs';
import { OperatorError } from './operator-error.mjs';

// npm start [-- --no-seed]
await runInForeground({
  parse: (args) => {
    const unknown = args.find((argument) => argument !== '--no-seed');
    if (unknown)
      throw new OperatorError(`npm start has no option '${unknown}'. The only option is npm start -- --no-seed.`);
    return { seed: !args.includes('--no-seed') };
  },
  loadSample: ({ seed }) => seed,
  start: async (options) => {
    const { startSuite } = await import('./suite.mjs');
    return startSuite(options);
  },
});

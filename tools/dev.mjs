import { parseTargets } from './dev/targets.mjs';
import { runInForeground } from './foreground.mjs';

// npm run dev [-- mf-actions svc-quality …]
await runInForeground({
  parse: parseTargets,
  start: async (options, targets) => {
    const { startDevelopment } = await import('./dev/start-development.mjs');
    return startDevelopment({ ...options, targets });
  },
});

// Exits 0 while the process of this container is alive.
const port = process.env.PROBE_PORT ?? process.env.PORT;
const response = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(2500) }).catch(
  () => undefined,
);
process.exit(response?.ok ? 0 : 1);

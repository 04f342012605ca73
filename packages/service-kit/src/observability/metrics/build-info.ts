import { readFileSync } from 'node:fs';
import { Gauge, register } from 'prom-client';

const METRIC = 'build_info';
/** The suite's own; beside the packages in a clone and in an image. */
const MANIFEST = new URL('../../../../../package.json', import.meta.url);

/** Adds a metric whose labels name the release, its commit and the version of Node. */
export function addBuildInfo(revision: string): void {
  register.removeSingleMetric(METRIC);
  const gauge = new Gauge({
    name: METRIC,
    help: 'Release of the suite, commit and version of Node; always 1',
    labelNames: ['version', 'revision', 'node'],
  });
  gauge.set({ version: readVersion(), revision, node: process.version }, 1);
}

/** The release of the suite. */
export function readVersion(): string {
  try {
    return (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }).version;
  } catch {
    return 'unknown';
  }
}

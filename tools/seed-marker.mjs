import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} home */
const markerFile = (home) => join(home, 'seeded.json');

/** Whether the first start of this home has loaded or skipped the sample data. @param {string} home */
export const isSeeded = (home) => existsSync(markerFile(home));

/** @param {string} home @param {boolean} withSample */
export const markSeeded = (home, withSample) =>
  writeFileSync(markerFile(home), JSON.stringify({ at: new Date().toISOString(), withSample }));

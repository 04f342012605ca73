import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differencesSinceRelease, writeChangelog } from './api/changelog.mjs';
import { keepRelease } from './api/releases.mjs';
import { OperatorError } from '../operator-error.mjs';
import { repoRoot } from '../paths.mjs';
import { exitWith } from '../progress.mjs';

// Writes docs/api/changelog.md: what calls and events have that the last release did not. With `--release VERSION` it keeps the present
// documents as those of a release. It needs a build of packages/contracts and packages/service-kit.

const [option, version = '', ...others] = process.argv.slice(2);
try {
  if (option === undefined) {
    const differences = await differencesSinceRelease();
    writeFileSync(join(repoRoot, 'docs', 'api', 'changelog.md'), writeChangelog(differences));
    const breaking = [...differences.calls.breaking, ...differences.events.breaking];
    console.log(`docs/api/changelog.md has what is new since ${differences.release}.`);
    for (const sentence of breaking) console.log(`Breaking: ${sentence}`);
    process.exitCode = breaking.length ? 1 : 0;
  } else if (option === '--release' && /^\d+\.\d+\.\d+$/.test(version) && !others.length) {
    await keepRelease(version);
    console.log(`docs/api/releases/${version} has the documents of this release.`);
  } else throw new OperatorError('Usage: node tools/development/api-changelog.mjs [--release 1.2.3]');
} catch (error) {
  exitWith(error);
}

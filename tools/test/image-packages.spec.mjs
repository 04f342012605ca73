import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTargets } from '../verification/check-deploy/dockerfile.mjs';
import { checkImages } from '../verification/check-deploy/images.mjs';
import { readLockFile } from '../images/lock-file.mjs';
import { repoRoot } from '../paths.mjs';
import { productProcesses } from '../processes.mjs';

const IMAGES = [...productProcesses.map(({ name }) => name), 'migrate', 'modules'];
const dockerfile = join(repoRoot, 'Dockerfile');
const lock = readLockFile(join(repoRoot, 'package-lock.json'));
// Where npm puts a package does not depend on this test: each service and the contracts get one inside of their folder.
const nested = Object.fromEntries(
  [...productProcesses.map(({ workspace }) => workspace), 'packages/contracts'].map((folder) => [
    `${folder}/node_modules/zod`,
    lock['node_modules/zod'],
  ]),
);
/** @type {string} */ let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fsvp-images-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} from @param {string} to */
function problemsAfter(from, to) {
  const text = readFileSync(dockerfile, 'utf8');
  expect(text).toContain(from);
  const changed = join(folder, 'Dockerfile');
  writeFileSync(changed, text.replace(from, to));
  return checkImages(readTargets(changed), IMAGES, { ...lock, ...nested });
}

test('each image has the packages that its code needs', () => {
  expect(checkImages(readTargets(dockerfile), IMAGES, lock)).toEqual([]);
});

test('packages inside of workspaces are in the images of these workspaces', () => {
  expect(checkImages(readTargets(dockerfile), IMAGES, { ...lock, ...nested })).toEqual([]);
});

test.each([
  ...productProcesses
    .filter(({ entry }) => entry === 'main.js')
    .map(({ name, workspace }) => [
      `COPY --from=${name}-dependencies /app ./`,
      `COPY --from=${name}-dependencies /app/node_modules node_modules`,
      `${name} lacks ${workspace}/node_modules/zod, which ${workspace} needs`,
    ]),
  [
    'COPY --from=modules-dependencies /app ./',
    'COPY --from=modules-dependencies /app/node_modules node_modules',
    'modules lacks packages/contracts/node_modules/zod, which packages/contracts needs',
  ],
  [
    'COPY --from=migrate-dependencies',
    'COPY --from=gateway-dependencies',
    'migrate lacks svc-suppliers/node_modules/zod, which svc-suppliers needs',
  ],
  [
    'install-dependencies --workspace svc-suppliers\n',
    'install-dependencies --workspace svc-quality\n',
    'suppliers lacks node_modules/csv-stringify, which svc-suppliers needs',
  ],
  [
    'install-dependencies --workspace svc-documents\n',
    'install-dependencies --workspace svc-documents && rm -rf node_modules/pdfkit\n',
    'documents lacks node_modules/pdfkit, which svc-documents needs',
  ],
  [
    'COPY --from=build /app/node_modules/csv-parse node_modules/csv-parse\n',
    '',
    'migrate lacks node_modules/csv-parse, which tools/seed/records.mjs needs',
  ],
  [
    'COPY --from=build /app/packages/service-kit/dist packages/service-kit/dist\n',
    '',
    'gateway lacks packages/service-kit/dist/',
  ],
])('`%s` replaced by `%s` is a problem', (from, to, problem) => {
  expect(problemsAfter(from, to).join('\n')).toContain(`Dockerfile: the image ${problem}`);
});

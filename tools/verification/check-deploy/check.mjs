import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '../../paths.mjs';
import { checkComposition } from './composition.mjs';
import { hardExitSeconds, makeSecrets, probePaths, readSchemas } from './deployables.mjs';
import { readTargets } from './dockerfile.mjs';
import { checkImages } from './images.mjs';
import { nameOf, renderKustomization } from './kustomization.mjs';
import { readLockFile } from '../../images/lock-file.mjs';
import { checkPods } from './pods.mjs';
import { checkPolicies } from './policies.mjs';
import { checkReferences } from './references.mjs';
import { validateObject } from './schemas.mjs';

const OVERLAYS = 'deploy/kubernetes/overlays';

/**
 * Checks the images, the manifests and the composition of a checkout against its Dockerfile, its lock file and the settings of the built services.
 * @param {string} [root] @returns {Promise<{ overlays: Record<string, number>, problems: string[] }>} objects per overlay
 */
export async function checkDeploy(root = repoRoot) {
  const secrets = mkdtempSync(join(tmpdir(), 'fsvp-secrets-'));
  try {
    makeSecrets(secrets);
    const facts = {
      targets: readTargets(join(root, 'Dockerfile')),
      schemas: await readSchemas(),
      version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
      secrets,
      probePaths: probePaths(),
      hardExitSeconds: hardExitSeconds(),
    };
    /** @type {Record<string, number>} */
    const overlays = {};
    const problems = [
      ...checkImages(facts.targets, [...facts.schemas.keys()], readLockFile(join(root, 'package-lock.json'))),
      ...checkComposition(join(root, 'docker-compose.yml'), facts),
    ];
    for (const overlay of readdirSync(join(root, OVERLAYS))) {
      const objects = renderKustomization(join(root, OVERLAYS, overlay));
      overlays[overlay] = objects.length;
      const found = [...checkReferences(objects), ...checkPolicies(objects), ...checkPods(objects, facts)];
      for (const object of objects)
        found.push(...(await validateObject(object)).map((problem) => `${nameOf(object)}: ${problem}`));
      problems.push(...found.map((problem) => `${overlay}: ${problem}`));
    }
    return { overlays, problems };
  } finally {
    rmSync(secrets, { recursive: true });
  }
}

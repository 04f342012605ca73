import { checkDeploy } from './check-deploy/check.mjs';
import { OperatorError } from '../operator-error.mjs';
import { exitWith } from '../progress.mjs';

// Checks the images of the Dockerfile against package-lock.json, and deploy/kubernetes and docker-compose.yml against the Dockerfile and the settings
// of the built services.

try {
  const { overlays, problems } = await checkDeploy();
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  for (const [name, objects] of Object.entries(overlays)) console.log(`${name}: ${objects} objects are valid.`);
} catch (error) {
  exitWith(error);
}

import { join } from 'node:path';
import { addAggregate } from './generators/aggregate.mjs';
import { addModule } from './generators/module.mjs';
import { nameOf } from './generators/names.mjs';
import { addScreen } from './generators/screen.mjs';
import { addService } from './generators/service.mjs';
import { Workspace } from './generators/workspace.mjs';
import { OperatorError } from '../operator-error.mjs';
import { homeDir, repoRoot } from '../paths.mjs';
import { exitWith, step } from '../progress.mjs';
import { runLogged } from '../setup/run-logged.mjs';

const USAGE = `Use one of:
  npm run new -- module NAME [SCREEN]      a module mf-NAME with one screen, by default of the same name
  npm run new -- screen NAME MODULE        a screen of a module, such as lab-tests mf-actions
  npm run new -- service NAME              a service svc-NAME with a database of its own
  npm run new -- aggregate NAME SERVICE    an aggregate of a service, such as lab-test svc-quality`;

const NEXT_STEPS = `
Now: npm run build, then node tools/development/settings-reference.mjs. Write what the service owns into its README, README.md, docs/architecture.md and
docs/operations, and name its team in .github/CODEOWNERS. An existing suite gets the database at its next start, or with npm run migrate.`;

try {
  const [kind, name, place = ''] = process.argv.slice(2);
  const workspace = new Workspace(repoRoot);
  if (kind === 'module') addModule(workspace, nameOf(name), place ? nameOf(place) : undefined);
  else if (kind === 'screen') addScreen(workspace, nameOf(name), place);
  else if (kind === 'service') addService(workspace, nameOf(name));
  else if (kind === 'aggregate') addAggregate(workspace, nameOf(name), place);
  else throw new OperatorError(USAGE);
  for (const file of await workspace.save()) console.log(`  ${file}`);
  if (kind === 'module' || kind === 'service')
    await step('Adding it to package-lock.json', () =>
      runLogged('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
        log: join(homeDir(), 'logs', 'install.log'),
        failure: 'npm install failed.',
      }),
    );
  if (kind === 'service') console.log(NEXT_STEPS);
} catch (error) {
  exitWith(error);
}

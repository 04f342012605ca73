import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.mjs';
import { moduleFolders, requireModuleFolder } from './modules/module-folders.mjs';
import { OperatorError } from './operator-error.mjs';
import { homeDir, repoRoot } from './paths.mjs';
import { exitWith, step } from './progress.mjs';
import { nxEnvironment } from './setup/build.mjs';
import { runLogged } from './setup/run-logged.mjs';

const USAGE = `npm run modules -- list
npm run modules -- release <name>              builds the module and makes it the current release
npm run modules -- release <name> --from DIR   releases a build that exists
npm run modules -- release --built             installs the shell that is built here, and releases every module that is built here and was never released
npm run modules -- release --built --keep-shell   the same for the shell that is installed
npm run modules -- rollback <name> [version]
npm run modules -- add <manifestUrl>           a module on another origin
npm run modules -- remove <name>
npm run modules -- verify`;

/** Builds the module only: a suite that runs here serves the shell and loads the packages of this checkout. @param {string} name */
async function build(name) {
  const nx = join(repoRoot, 'node_modules/nx/dist/bin/nx.js');
  const packagesAreBuilt = existsSync(join(repoRoot, 'packages/contracts/dist'));
  const project = [`@fsvp/${name}`, ...(packagesAreBuilt ? ['--excludeTaskDependencies'] : [])];
  await step(`Building ${name}`, () =>
    runLogged(process.execPath, [nx, 'run-many', '-t', 'build', '-p', ...project, '--outputStyle=static'], {
      log: join(homeDir(), 'logs', `build-${name}.log`),
      env: nxEnvironment(),
      failure: `${name} could not be built.`,
    }),
  );
}

/** @param {string[]} args */
async function run([command, subject, ...rest]) {
  const needsSubject = ['release', 'rollback', 'add', 'remove'].includes(command);
  if (!(needsSubject ? subject : ['list', 'verify'].includes(command))) throw new OperatorError(USAGE);
  const { moduleStore } = readConfig();
  const from = command === 'release' && rest[0] === '--from' ? rest[1] : undefined;
  const allBuilt = command === 'release' && subject === '--built';
  if (command === 'release' && !from && !allBuilt) {
    requireModuleFolder(subject);
    await build(subject);
  }

  const { installShell, openStore, releaseBuiltModules } = await import('./modules/built-modules.mjs');
  const { addModule, releaseModule, removeModule, rollBackModule } = await import('./modules/releases.mjs');
  const { readRegistry } = await import('./modules/registry-file.mjs');
  const { verifyModules } = await import('./modules/verify.mjs');
  if (allBuilt) {
    const store = rest[0] === '--keep-shell' ? openStore(moduleStore) : installShell(moduleStore);
    /** @type {string[]} */ const problems = [];
    await releaseBuiltModules(store, (problem) => problems.push(problem));
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));
    console.log(`The modules are released: ${moduleFolders().join(', ')}.`);
  } else if (command === 'release') {
    const { name, version } = await releaseModule(openStore(moduleStore), from ?? join(repoRoot, subject, 'dist'));
    console.log(`${name} ${version} is released.`);
  } else if (command === 'rollback') {
    const entry = await rollBackModule(openStore(moduleStore), subject, rest[0]);
    console.log(`${subject} is back at ${entry?.version}.`);
  } else if (command === 'add') {
    const { name, version } = await addModule(openStore(moduleStore), subject);
    console.log(`${name} ${version} is added.`);
  } else if (command === 'remove') {
    await removeModule(moduleStore, subject);
    console.log(`${subject} is removed.`);
  } else if (command === 'verify') {
    const problems = await verifyModules(openStore(moduleStore));
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));
    console.log('Every release is complete and works with the shell of this installation.');
  } else {
    for (const { name, version, manifestUrl, releasedAt, previous } of readRegistry(moduleStore.folder).modules)
      console.log(
        `${name.padEnd(20)} ${version.padEnd(20)} ${releasedAt}  ${manifestUrl}  (${previous.length} earlier)`,
      );
  }
}

await run(process.argv.slice(2)).catch(exitWith);

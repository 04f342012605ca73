import { join } from 'node:path';
import { readConfig } from './config.mjs';
import { OperatorError } from './operator-error.mjs';
import { homeDir, repoRoot } from './paths.mjs';
import { exitWith, step } from './progress.mjs';
import { nxEnvironment } from './setup/build.mjs';
import { runLogged } from './setup/run-logged.mjs';

const USAGE = `npm run modules -- list
npm run modules -- release <name>              builds the module and makes it the current release
npm run modules -- release <name> --from DIR   releases a build that exists
npm run modules -- release --built             releases every module that is built here and was never released
npm run modules -- rollback <name> [version]
npm run modules -- add <manifestUrl>           a module on another origin
npm run modules -- remove <name>
npm run modules -- verify`;

/** @param {string} name */
async function build(name) {
  const nx = join(repoRoot, 'node_modules/nx/dist/bin/nx.js');
  await step(`Building ${name}`, () =>
    runLogged(
      process.execPath,
      [nx, 'run-many', '-t', 'build', '-p', `@fsvp/${name}`, '@fsvp/shell', '--outputStyle=static'],
      {
        log: join(homeDir(), 'logs', `build-${name}.log`),
        env: nxEnvironment(),
        failure: `${name} could not be built.`,
      },
    ),
  );
}

/** @param {string[]} args */
async function run([command, subject, ...rest]) {
  const needsSubject = ['release', 'rollback', 'add', 'remove'].includes(command);
  if (!(needsSubject ? subject : ['list', 'verify'].includes(command))) throw new OperatorError(USAGE);
  const { moduleStore } = readConfig();
  const from = command === 'release' && rest[0] === '--from' ? rest[1] : undefined;
  const allBuilt = command === 'release' && subject === '--built';
  if (command === 'release' && !from && !allBuilt) await build(subject);

  const { openStore, moduleFolders, releaseBuiltModules } = await import('./modules/built-modules.mjs');
  const { addModule, releaseModule, removeModule, rollBackModule } = await import('./modules/releases.mjs');
  const { readRegistry } = await import('./modules/registry-file.mjs');
  const { verifyModules } = await import('./modules/verify.mjs');
  const store = openStore(moduleStore);
  if (allBuilt) {
    await releaseBuiltModules(store, (problem) => {
      throw new OperatorError(problem);
    });
    console.log(`The modules are released: ${moduleFolders().join(', ')}.`);
  } else if (command === 'release') {
    if (!from && !moduleFolders().includes(subject))
      throw new OperatorError(`There is no module '${subject}' here: the modules are ${moduleFolders().join(', ')}.`);
    const { name, version } = await releaseModule(store, from ?? join(repoRoot, subject, 'dist'));
    console.log(`${name} ${version} is released.`);
  } else if (command === 'rollback') {
    const entry = await rollBackModule(store, subject, rest[0]);
    console.log(`${subject} is back at ${entry?.version}.`);
  } else if (command === 'add') {
    const { name, version } = await addModule(store, subject);
    console.log(`${name} ${version} is added.`);
  } else if (command === 'remove') {
    await removeModule(store, subject);
    console.log(`${subject} is removed.`);
  } else if (command === 'verify') {
    const problems = await verifyModules(store);
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));
    console.log('Every release is complete and works with this host.');
  } else {
    for (const { name, version, manifestUrl, releasedAt, previous } of readRegistry(store.folder).modules)
      console.log(
        `${name.padEnd(20)} ${version.padEnd(20)} ${releasedAt}  ${manifestUrl}  (${previous.length} earlier)`,
      );
  }
}

await run(process.argv.slice(2)).catch(exitWith);

import { OperatorError } from '../operator-error.mjs';
import * as files from './service-files.mjs';
import { addToDeployment } from './service-deployment.mjs';

/** @typedef {import('./workspace.mjs').Workspace} Workspace @typedef {import('./names.mjs').Name} Name */

/** Names of services are also those of hosts, databases, roles and settings. */
const ONE_WORD = /^[a-z]+$/;

/**
 * A service without records, with its database: `npm start`, images, Kubernetes and monitoring know it. Aggregates are generated into it.
 * @param {Workspace} workspace @param {Name} name
 */
export function addService(workspace, name) {
  if (!ONE_WORD.test(name.kebab))
    throw new OperatorError(`'${name.kebab}' is not a name of a service. Use one word of the letters a to z.`);
  const folder = `svc-${name.kebab}`;
  workspace.add(`${folder}/package.json`, files.packageFile(name));
  workspace.add(`${folder}/tsconfig.json`, workspace.read('svc-suppliers/tsconfig.json'));
  workspace.add(`${folder}/jest.config.mjs`, workspace.read('svc-suppliers/jest.config.mjs'));
  workspace.add(`${folder}/README.md`, files.readme(name));
  workspace.add(`${folder}/src/main.ts`, files.main(name));
  workspace.add(`${folder}/src/app.module.ts`, files.appModule(name));
  workspace.add(`${folder}/src/config.ts`, files.config);
  workspace.add(`${folder}/src/migrate.ts`, files.migrate);
  workspace.add(`${folder}/src/migrations/index.ts`, files.migrations);
  workspace.add(`${folder}/test/start.ts`, files.start(name));
  workspace.add(`${folder}/test/boot.e2e-spec.ts`, files.bootSpec(name));

  workspace.insertBefore('packages/contracts/src/core/service-name.ts', /\] as const/, `, '${name.kebab}'`);
  addScope(workspace, name);
  workspace.insertBefore(
    'tools/processes.mjs',
    /\n\]\);/,
    `\n  { name: '${name.kebab}', workspace: '${folder}', entry: 'main.js', database: '${name.kebab}' },`,
  );
  workspace.insertBefore(
    'packages/service-kit/src/api-documents/async-api/document.ts',
    /(?<=SERVICE_WORDS[^]*?)\n\};/,
    `\n  ${name.kebab}: '${name.title}.',`,
  );
  workspace.insertBefore('tools/audit-verify/records.mjs', /\n\};\n/, `\n  ${name.kebab}: [],`);
  workspace.insertBefore('.github/CODEOWNERS', /\n\n\/packages\//, `\n${`/${folder}/`.padEnd(24)}@fsvp/platform`);
  addToDeployment(workspace, name.kebab);
}

/** What a token of an API client may change. @param {Workspace} workspace @param {Name} name */
function addScope(workspace, { kebab, words }) {
  const file = 'packages/contracts/src/access/access.ts';
  const scope = `${kebab}:write`;
  if (workspace.read(file).includes(`'${scope}'`)) return;
  workspace.insertBefore(file, /\n\] as const;\nexport type Scope /, `\n  '${scope}',`);
  workspace.insertBefore(file, /(?<=SCOPE_LABELS[^]*?)\n\};/, `\n  '${scope}': 'Change ${words}',`);
}

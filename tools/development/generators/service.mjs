import { OperatorError } from '../../operator-error.mjs';
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
  addDomain(workspace, name);
  workspace.insertBefore(
    'tools/processes.mjs',
    /\n\]\);/,
    `\n  { name: '${name.kebab}', workspace: '${folder}', entry: 'main.js', database: '${name.kebab}' },`,
  );
  workspace.insertBefore(
    'packages/service-kit/src/api-documents/async-api/document.ts',
    /(?<=SERVICE_DESCRIPTIONS[^]*?)\n\};/,
    `\n  ${name.kebab}: '${name.title}.',`,
  );
  workspace.insertBefore('tools/audit-verify/records.mjs', /\n\};\n/, `\n  ${name.kebab}: [],`);
  workspace.insertBefore('.github/CODEOWNERS', /\n\n\/packages\//, `\n${`/${folder}/`.padEnd(24)}@fsvp/platform`);
  addToDeployment(workspace, name.kebab);
}

/** What a token of an API client may change. @param {Workspace} workspace @param {Name} name */
function addScope(workspace, { kebab, words }) {
  const file = 'packages/contracts/src/core/access.ts';
  const scope = `${kebab}:write`;
  if (workspace.read(file).includes(`'${scope}'`)) return;
  workspace.insertBefore(file, /\n\] as const;\nexport type Scope /, `\n  '${scope}',`);
  workspace.insertBefore(
    'packages/contracts/src/access/access.ts',
    /(?<=SCOPE_LABELS[^]*?)\n\};/,
    `\n  '${scope}': 'Change ${words}',`,
  );
}

/** Where its calls and events are declared. @param {Workspace} workspace @param {Name} name */
function addDomain(workspace, { kebab, snake }) {
  const contracts = 'packages/contracts/src';
  const dependencies = `${snake.toUpperCase()}_DEPENDENCIES`;
  workspace.add(`${contracts}/${kebab}/index.ts`, files.domainIndex);
  workspace.add(`${contracts}/${kebab}/live.ts`, files.domainLive(dependencies));
  workspace.editJson('packages/contracts/package.json', ({ exports }) => {
    const of = (/** @type {string} */ path, /** @type {string} */ end) => `./${path}/${kebab}/*.${end}`;
    exports[`./${kebab}/*`] = { source: of('src', 'ts'), types: of('src', 'ts'), default: of('dist', 'js') };
  });
  workspace.addImport(`${contracts}/catalogue/calls.ts`, `import * as ${kebab} from '../${kebab}/index.js';`);
  workspace.insertBefore(`${contracts}/catalogue/calls.ts`, /(?<=DOMAINS_OF[^]*?)\n\};/, `\n  ${kebab}: [${kebab}],`);
  const records = `${contracts}/catalogue/domain-records.ts`;
  workspace.addImport(records, `import { records as ${kebab}Records } from '../${kebab}/index.js';`);
  workspace.insertBefore(records, /\n {2}\.\.\.signatureRecords,/, `\n  ...${kebab}Records,`);
  workspace.addImport(`${contracts}/catalogue/live.ts`, `import { ${dependencies} } from '../${kebab}/live.js';`);
  workspace.insertBefore(
    `${contracts}/catalogue/live.ts`,
    /(?<=DEPENDENCIES = \{[^]*?)\n\} as const;/,
    `\n  ...${dependencies},`,
  );
}

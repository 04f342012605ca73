import { OperatorError } from '../../operator-error.mjs';
import { services } from '../../processes.mjs';
import { contractFile, recordFile } from './aggregate-contract.mjs';
import * as files from './aggregate-service.mjs';
import { e2eSpec, mapperSpec } from './aggregate-specs.mjs';
import { pluralOf } from './names.mjs';

/** @typedef {import('./workspace.mjs').Workspace} Workspace @typedef {import('./names.mjs').Name} Name */
/** @typedef {{ one: Name, many: Name, service: string, migration: string, startTest: string }} Aggregate */

const CONTRACTS = 'packages/contracts/src';
const MIGRATION_STEP = 1_000;
/** Above the numbers of the tables that every service has. */
const FIRST_MIGRATION = 1_700_000_019_000;

/**
 * An aggregate of a service with a title and notes: contract, events, table, calls and tests.
 * @param {Workspace} workspace @param {Name} one @param {string} folder of the service
 */
export function addAggregate(workspace, one, folder) {
  if (!/^svc-(?!gateway)/.test(folder) || !workspace.exists(`${folder}/src/app.module.ts`))
    throw new OperatorError(
      `'${folder}' is not a service with records. Use ${services
        .map(({ workspace }) => workspace)
        .filter((workspace) => workspace !== 'svc-gateway')
        .join(', ')}.`,
    );
  const many = pluralOf(one);
  const service = folder.replace(/^svc-/, '');
  const migrations = workspace.list(`${folder}/src/migrations`).map((path) => workspace.read(path));
  const numbers = [...migrations.join().matchAll(/\d{13}/g)].map(([number]) => Number(number));
  const migration = `${many.pascal}${Math.max(FIRST_MIGRATION, ...numbers) + MIGRATION_STEP}`;
  const startTest = /export (?:async )?function (start\w+)/.exec(workspace.read(`${folder}/test/start.ts`))?.[1];
  if (!startTest) throw new OperatorError(`${folder}/test/start.ts exports no function that starts the service.`);
  const aggregate = { one, many, service, migration, startTest };

  addContract(workspace, aggregate);
  workspace.replace(
    'tools/audit-verify/records.mjs',
    new RegExp(`(?<=\\n {2}${service}: \\[)(?=\\s*[\\]{])`),
    `{ table: '${many.snake}', aggregate: '${one.kebab}' },`,
  );

  const source = `${folder}/src/${many.kebab}`;
  workspace.add(`${source}/${one.kebab}.entity.ts`, files.entity(aggregate));
  workspace.add(`${source}/${one.kebab}.mapper.ts`, files.mapper(aggregate));
  workspace.add(`${source}/${one.kebab}.mapper.spec.ts`, mapperSpec(aggregate));
  workspace.add(`${source}/${many.kebab}.queries.ts`, files.queries(aggregate));
  workspace.add(`${source}/${many.kebab}.service.ts`, files.service(aggregate));
  workspace.add(`${source}/${many.kebab}.controller.ts`, files.controller(aggregate));
  workspace.add(`${source}/${many.kebab}.module.ts`, files.module(aggregate));
  workspace.add(`${folder}/src/migrations/${many.kebab}.migration.ts`, files.migration(aggregate));
  workspace.add(`${folder}/test/${many.kebab}.e2e-spec.ts`, e2eSpec(aggregate));

  registerModule(workspace, aggregate, `${folder}/src/app.module.ts`);
}

/** Its calls and events, in the domain of its service. @param {Workspace} workspace @param {Aggregate} aggregate */
function addContract(workspace, aggregate) {
  const { one, many, service } = aggregate;
  const domain = `${CONTRACTS}/${service}`;
  const index = `${domain}/index.ts`;
  workspace.add(`${domain}/${one.kebab}.ts`, contractFile(aggregate));
  workspace.add(`${domain}/${one.kebab}.record.ts`, recordFile(aggregate));
  workspace.addImport(index, `import { ${one.camel}Record } from './${one.kebab}.record.js';`);
  workspace.insertBefore(
    index,
    /export \* from '\.\/live\.js';/,
    `export * from './${one.kebab}.record.js';\nexport * from './${one.kebab}.js';\n`,
  );
  workspace.replace(index, /(?<=export const records[^=]*= \[)([^\]]*?),?\s*(?=\])/, (_, known) =>
    [known, `${one.camel}Record`].filter(Boolean).join(', '),
  );
  workspace.insertBefore(`${domain}/live.ts`, /\n?\} as const;/, `\n  '/api/${many.kebab}': ['${one.kebab}'],\n`);
}

/** @param {Workspace} workspace @param {Aggregate} aggregate @param {string} path of the service's root module */
function registerModule(workspace, { one, many }, path) {
  workspace.addImport(path, `import { ${one.pascal}Entity } from './${many.kebab}/${one.kebab}.entity.js';`);
  workspace.addImport(path, `import { ${many.pascal}Module } from './${many.kebab}/${many.kebab}.module.js';`);
  workspace.replace(path, /(?<=const ENTITIES[^=]*= \[)([^\]]*?),?\s*(?=\])/, (_, known) =>
    [known, `${one.pascal}Entity`].filter(Boolean).join(', '),
  );
  workspace.insertBefore(path, /\n {6}\],\n {4}\};/, `\n${many.pascal}Module,`);
}

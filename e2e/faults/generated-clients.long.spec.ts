import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { ADMINISTRATOR, createAdministrator } from '../fixtures/administrator.js';
import { dayFromToday, ApiClient, unique } from '../fixtures/api-client.js';
import { readDocument } from '../fixtures/open-api.js';
import { expect, test as base } from '../fixtures/product.js';

/**
 * What integrators do outside of this repository: they install a generator or the packed client in a folder of their own. The generators
 * want other versions of Node.js and TypeScript than the product, and are none of its dependencies.
 */
const GENERATORS = ['@hey-api/openapi-ts@0.99.0', 'orval@8.38.0', 'openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'];
const COMPILER = ['typescript@5.9.3', '@types/node@20.19.43'];
const run = promisify(execFile);

/** The programs of docs/api/generators.md, by the names in the comments before them. */
function readGuide(): Record<string, string> {
  const guide = readFileSync(new URL('../../docs/api/generators.md', import.meta.url), 'utf8');
  const blocks = guide.matchAll(/<!-- test: (\S+) -->\n\n```ts\n([\s\S]*?)```/g);
  return Object.fromEntries([...blocks].map(([, name, code]) => [name, code]));
}

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    rootDir: '.',
    outDir: 'out',
  },
};

/** Programs that make five calls each, and print what they got: of the guide, and of a generator without a guide. */
const PROGRAMS: Record<string, string> = {
  ...readGuide(),
  orval: `
    import { createSupplier, deleteSupplier, getSupplier, listSuppliers, patchSupplier } from './orval-client/api.js';

    const headers = { authorization: \`Bearer \${process.env.FSVP_TOKEN!}\` };
    const name = process.env.NAME!;
    const created = await createSupplier({ name, country: 'Peru' }, { headers });
    if (created.status !== 201) throw new Error(created.data.detail);
    const { id } = created.data;
    await patchSupplier(id, { city: 'Paita' }, { headers: { ...headers, 'if-match': '"1"' } });
    const read = await getSupplier(id, undefined, { headers });
    const list = await listSuppliers({ search: name, status: ['pending'] }, { headers });
    if (read.status !== 200 || list.status !== 200) throw new Error(\`\${read.status} \${list.status}\`);
    const { status } = await deleteSupplier(id, { headers });
    console.log(JSON.stringify([read.data.name, read.data.city, list.data.total, status]));`,
};

/** An empty project of somebody else, with an API token of the suite in its environment. */
interface Project {
  url: string;
  administrator: ApiClient;
  write(name: string, content: string): Promise<void>;
  install(...packages: string[]): Promise<void>;
  /** Runs a program; what it printed. @throws with its output when it fails */
  run(program: string, args: readonly string[], env?: Record<string, string>): Promise<string>;
  /** Compiles all that was written, under `strict`. */
  compile(): Promise<void>;
}

const test = base.extend<{ project: Project }>({
  project: async ({ product: { suite } }, use) => {
    await createAdministrator(suite);
    const administrator = await new ApiClient(suite.url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
    const { body } = await administrator.call('POST', '/api/api-tokens', {
      name: unique('Integrator'),
      scopes: ['read', 'suppliers:write', 'documents:write'],
      expiresOn: dayFromToday(1),
    });
    const folder = await mkdtemp(join(tmpdir(), 'fsvp-integrator-'));
    const project: Project = {
      url: suite.url,
      administrator,
      write: (name, content) => writeFile(join(folder, name), content),
      async install(...packages) {
        await project.run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages]);
      },
      async run(program, args, env = {}) {
        const environment = { ...process.env, FSVP_URL: suite.url, FSVP_TOKEN: body.text as string, ...env };
        const running = run(program, args, { cwd: folder, env: environment, maxBuffer: 50_000_000 });
        return running.then(
          ({ stdout }) => stdout,
          ({ stdout, stderr }: { stdout: string; stderr: string }) => {
            throw new Error(`${program} ${args.join(' ')} failed:\n${stdout.slice(0, 4000)}${stderr.slice(-4000)}`);
          },
        );
      },
      compile: async () => void (await project.run('npx', ['--no-install', 'tsc', '-p', '.'])),
    };
    await project.write('package.json', JSON.stringify({ private: true, type: 'module' }));
    await project.write('tsconfig.json', JSON.stringify(TSCONFIG));
    await use(project);
    await rm(folder, { recursive: true, force: true });
  },
});

test.describe.configure({ timeout: 600_000 });

test('clients of openapi-typescript, hey-api and orval compile under strict and make five calls each', async ({
  project,
}) => {
  await project.install(...GENERATORS, ...COMPILER);
  await project.write('api.json', JSON.stringify(await readDocument(project.administrator)));
  const output = { target: './orval-client/api.ts', client: 'fetch', baseUrl: project.url };
  const orval = { suite: { input: { target: './api.json' }, output } };
  await project.write('orval.config.mjs', `export default ${JSON.stringify(orval)};`);
  expect(Object.keys(PROGRAMS).sort()).toEqual(['hey-api', 'openapi-typescript', 'orval']);
  for (const [name, program] of Object.entries(PROGRAMS)) await project.write(`${name}.ts`, program);
  const generators = [
    ['openapi-ts', '-i', 'api.json', '-o', 'hey-api-client', '-c', '@hey-api/client-fetch'],
    ['orval', '--config', 'orval.config.mjs'],
    // By default, fields of requests that have a default would be required.
    ['openapi-typescript', 'api.json', '--default-non-nullable', 'false', '-o', 'openapi-typescript-client/api.ts'],
  ];
  for (const generator of generators) await project.run('npx', ['--no-install', ...generator]);
  await project.compile();
  for (const name of Object.keys(PROGRAMS)) {
    const supplier = unique(name);
    const printed = await project.run(process.execPath, [`out/${name}.js`], { NAME: supplier });
    expect(JSON.parse(printed), name).toEqual([supplier, 'Paita', 1, 204]);
  }
});

test('the client that the suite serves is installed without the repository, and the code of its README compiles and runs', async ({
  project,
}) => {
  const repository = fileURLToPath(new URL('../../packages/client', import.meta.url));
  await project.install(`${project.url}/api/client.tgz`, ...COMPILER);
  const installed = JSON.parse(await project.run('npm', ['ls', '--all', '--json', '@fsvp/client']));
  expect(installed.dependencies['@fsvp/client']).not.toHaveProperty('dependencies');

  const readme = await readFile(join(repository, 'README.md'), 'utf8');
  const code = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block);
  expect(code.length).toBeGreaterThan(8);
  await project.write('readme.ts', [...code, 'server.close();'].join('\n'));
  await project.compile();
  // Playwright asks its programs for colours, and Node.js gives them to numbers.
  const printed = stripVTControlCharacters(await project.run(process.execPath, ['out/readme.js']));
  for (const line of ['not changed', /^store \S+ 1 Pesquera del Norte$/m, /^\/objects\/\S+$/m])
    expect(printed).toMatch(line);
});

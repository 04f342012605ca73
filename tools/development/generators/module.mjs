import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addScreen } from './screen.mjs';

/** @typedef {import('./workspace.mjs').Workspace} Workspace @typedef {import('./names.mjs').Name} Name */

/** Configuration that is the same in every module. */
const MODEL = 'mf-actions';
const COPIED = ['tsconfig.json', 'jest.config.mjs', 'webpack.config.mjs', 'src/testing/jest-dom.d.ts'];

/**
 * A federated module with one screen, and the module in the images.
 * @param {Workspace} workspace @param {Name} name @param {Name} [screen] the screen, if it is not named like the module
 */
export function addModule(workspace, name, screen = name) {
  const module = `mf-${name.kebab}`;
  for (const file of COPIED)
    workspace.add(`${module}/${file}`, readFileSync(join(workspace.root, MODEL, file), 'utf8'));
  workspace.add(`${module}/package.json`, workspace.read(`${MODEL}/package.json`).replaceAll(MODEL, module));
  const { contract } = JSON.parse(workspace.read(`${MODEL}/remote.json`));
  const remote = { name: module, title: name.title, contract, routes: [], navigation: [] };
  workspace.add(`${module}/remote.json`, JSON.stringify(remote));
  workspace.add(
    `${module}/src/styles.css`,
    workspace.read(`${MODEL}/src/styles.css`).replace('prefix(act)', `prefix(${name.kebab.replaceAll(/[^a-z]/g, '')})`),
  );
  workspace.add(`${module}/src/remote.tsx`, REMOTE);
  workspace.add(`${module}/README.md`, readme(module, screen));
  addScreen(workspace, screen, module);
  addToImage(workspace, module);
}

/** Adds a module to the image of the modules, in their order. @param {Workspace} workspace @param {string} module */
function addToImage(workspace, module) {
  const lineOf = (/** @type {string} */ name) => `COPY --from=build /app/${name} ${name}`;
  const known = [...workspace.read('Dockerfile').matchAll(/^COPY --from=build \/app\/(mf-[\w-]+) /gm)].map(([, one]) =>
    String(one),
  );
  const before = known.findLast((one) => one < module);
  const anchor = lineOf(String(before ?? known[0]));
  const added = before ? `${anchor}\n${lineOf(module)}` : `${lineOf(module)}\n${anchor}`;
  workspace.replace('Dockerfile', new RegExp(`^${anchor.replaceAll('.', '\\.')}$`, 'm'), () => added);
}

const REMOTE = `import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
  ],
});
`;

/** @param {string} module @param {Name} name */
const readme = (module, { title, kebab }) => `# ${module}

Federated module with one screen: ${title} (\`/${kebab}\`). \`remote.json\` declares its title, routes and sidebar entries.

Develop: \`npm run dev -- ${module}\` in the root folder. Tests: \`NODE_OPTIONS=--experimental-vm-modules npx jest\`.
`;

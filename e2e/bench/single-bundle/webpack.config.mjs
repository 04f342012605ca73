import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineShell } from '@fsvp/federation/webpack';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const OUTPUT = path.join(ROOT, '.local/bench-single-bundle');
const MODULES = readdirSync(ROOT).filter((folder) => existsSync(path.join(ROOT, folder, 'remote.json')));

/** What the shell loads modules with, without federation: the modules are part of the same build. */
const HOST = `
import { withRetries } from '@fsvp/web-kit';
${MODULES.map((name, index) => `import remote${index} from '${path.join(ROOT, name, 'src/remote.tsx')}';`).join('\n')}
const remotes = { ${MODULES.map((name, index) => `'${name}': remote${index}`).join(', ')} };
export const host = {
  load: ({ name }) => withRetries(async () => remotes[name]),
  applyStyles: () => undefined,
  isLoaded: () => true,
};`;

/** The shell and all modules as one webpack build, in which each screen is a chunk. Only for comparison. */
export default async function singleBundle() {
  const config = await defineShell({ dir: path.join(ROOT, 'shell') })({}, { mode: 'production' });
  return {
    ...config,
    name: 'single-bundle',
    output: { ...config.output, path: OUTPUT },
    cache: { type: 'filesystem', name: 'single-bundle', cacheDirectory: path.join(ROOT, '.local/cache/webpack') },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: path.join(ROOT, 'shell/src/modules/host.ts'),
          enforce: 'pre',
          loader: fileURLToPath(new URL('./replace-loader.mjs', import.meta.url)),
          options: { content: HOST },
        },
      ],
    },
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { remoteFacts } from '@fsvp/contracts/modules/remote-facts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A registered module; by default its files are missing. */
export function mockModule(name: string, over: Partial<RegisteredModule['manifest']> = {}): RegisteredModule {
  const version = '1.0.0-aaaaaaaaaa';
  const manifest: NonNullable<RegisteredModule['manifest']> = {
    name,
    title: name,
    contract: '^1.0.0',
    routes: [],
    navigation: [],
    version,
    entry: 'static/remoteEntry.1.js',
    globalName: name.replaceAll('-', '_'),
    styles: [],
    integrity: {},
    requires: {},
    builtAt: '2026-01-01T00:00:00.000Z',
    ...over,
  };
  return { name, version, manifestUrl: `/modules/${name}/${version}/module.json`, available: false, manifest };
}

/** The modules of this repository from their remote.json files, without icons. */
export function repositoryModules(): RegisteredModule[] {
  return readdirSync(root)
    .filter((folder) => existsSync(path.join(root, folder, 'remote.json')))
    .map((folder) => {
      const facts = remoteFacts.parse(JSON.parse(readFileSync(path.join(root, folder, 'remote.json'), 'utf8')));
      return mockModule(facts.name, {
        ...facts,
        navigation: facts.navigation.map((entry) => ({ ...entry, icon: [] })),
      });
    });
}

/** Writes the registry into the page as the gateway does. Must run before the first render of a test file. */
export function inlineRegistry(modules: readonly RegisteredModule[]): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'module-registry';
  script.textContent = JSON.stringify({ modules });
  document.head.append(script);
}

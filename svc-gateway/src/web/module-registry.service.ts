import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import {
  MODULE_NAMES,
  MODULE_TITLES,
  moduleManifest,
  routesOf,
  type ModuleName,
  type ModuleRegistry,
  type ModuleRegistryEntry,
} from '@fsvp/contracts/module-registry';
import { CONFIG, type Config } from '../config.js';

const KEPT_MS = 500;

/** What the shell can load at this moment, read from each module's build. */
@Injectable()
export class ModuleRegistryService {
  private kept: { registry: Promise<ModuleRegistry>; until: number } | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  read(): Promise<ModuleRegistry> {
    if (!this.kept || this.kept.until < Date.now()) {
      const registry = Promise.all(MODULE_NAMES.map((name) => this.entryOf(name))).then((modules) => ({ modules }));
      this.kept = { registry, until: Date.now() + KEPT_MS };
    }
    return this.kept.registry;
  }

  private async entryOf(name: ModuleName): Promise<ModuleRegistryEntry> {
    const title = MODULE_TITLES[name];
    try {
      const dist = path.join(this.config.MODULES_DIR, name, 'dist');
      const manifest = moduleManifest.parse(JSON.parse(await readFile(path.join(dist, 'module.json'), 'utf8')));
      if (manifest.name !== name) throw new Error(`${name} holds the build of ${manifest.name}`);
      await Promise.all([manifest.entry, ...manifest.css].map((file) => stat(path.join(dist, file))));
      const address = (file: string) => `/modules/${name}/${file}`;
      const { version, contractVersion, entryGlobalName, routes } = manifest;
      return {
        name,
        title,
        available: true,
        routes,
        version,
        contractVersion,
        entryGlobalName,
        entry: address(manifest.entry),
        css: manifest.css.map(address),
      };
    } catch {
      // Its files are gone or half copied; the shell says so on the module's screens.
      return { name, title, available: false, routes: routesOf(name) };
    }
  }
}

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  moduleManifest,
  type ModuleManifest,
  type ModuleRegistry,
  type RegisteredModule,
} from '@fsvp/contracts/modules/module-registry';
import { registryChange, registryEntry, type RegistryEntry } from '@fsvp/contracts/modules/module-store';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../config.js';
import { LiveStreams } from '../live/live-streams.js';
import { ModuleAudit } from './module-audit.js';

/** How often the module store is read. */
export const REGISTRY_POLL_MS = 1000;
/** The record type sent to live streams when the registry changes. */
const REGISTRY_TYPE = 'module-registry';

const registryFile = z.object({
  modules: z.array(z.unknown()),
  changes: z._default(z.array(z.unknown()), []),
});

/** The modules that the shell can load: registry.json of the module store, with the manifests that it references. */
@Injectable()
export class ModuleRegistryService implements OnApplicationBootstrap, OnModuleDestroy {
  private current: ModuleRegistry = { modules: [] };
  private timer: NodeJS.Timeout | undefined;
  private lastWarning = '';
  private refreshing: Promise<void> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly streams: LiveStreams,
    private readonly audit: ModuleAudit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), REGISTRY_POLL_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  getCurrent(): ModuleRegistry {
    return this.current;
  }

  /** Reads the store now, for a page that retries. Concurrent calls share one read. */
  async refresh(): Promise<ModuleRegistry> {
    this.refreshing ??= this.reload().finally(() => (this.refreshing = undefined));
    await this.refreshing;
    return this.current;
  }

  /** While the store cannot be read, the last registry stays in use. */
  private async reload(): Promise<void> {
    try {
      const { modules, changes } = registryFile.parse(
        await readJson(path.join(this.config.MODULE_STORE, 'registry.json')),
      );
      const next = {
        modules: await Promise.all(parseValid(registryEntry, modules).map((entry) => this.resolveModule(entry))),
      };
      await this.audit.record(parseValid(registryChange, changes)).catch((error: unknown) => this.warn(error));
      if (JSON.stringify(next) === JSON.stringify(this.current)) return;
      this.current = next;
      this.streams.send([REGISTRY_TYPE]);
      this.lastWarning = '';
    } catch (error) {
      this.warn(error);
    }
  }

  /** Logs a repeated failure only once. */
  private warn(error: unknown): void {
    const warning = String(error);
    if (warning !== this.lastWarning)
      this.logger.warn({ err: error }, 'cannot read the module registry; keeping the last one');
    this.lastWarning = warning;
  }

  private async resolveModule({ name, version, manifestUrl, previous }: RegistryEntry): Promise<RegisteredModule> {
    const module = { name, version, manifestUrl, previous };
    const manifest = await this.readManifest(name, version);
    if (manifest) return { ...module, available: await this.hasFiles(module, manifest), manifest };
    // Keep the routes and sidebar entries of an earlier release, so that the module's screens can show the failure.
    for (const release of previous) {
      const earlier = await this.readManifest(name, release.version);
      if (earlier) return { ...module, available: false, manifest: earlier };
    }
    const lastRead = this.current.modules.find((module) => module.name === name)?.manifest;
    return { ...module, available: false, manifest: lastRead ?? null };
  }

  private releaseDir(name: string, version: string): string {
    return path.join(this.config.MODULE_STORE, name, version);
  }

  private async readManifest(name: string, version: string): Promise<ModuleManifest | undefined> {
    try {
      const manifest = moduleManifest.parse(await readJson(path.join(this.releaseDir(name, version), 'module.json')));
      return manifest.name === name && manifest.version === version ? manifest : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * For a release on another origin, the store has only the manifest; the browser loads the other files from that
   * origin.
   */
  private async hasFiles(
    { name, version, manifestUrl }: Omit<RegisteredModule, 'available' | 'manifest'>,
    { entry, styles }: ModuleManifest,
  ): Promise<boolean> {
    if (!manifestUrl.startsWith('/')) return this.config.ALLOWED_MODULE_ORIGINS.includes(new URL(manifestUrl).origin);
    const files = [entry, ...styles].map((file) => stat(path.join(this.releaseDir(name, version), file)));
    return (await Promise.allSettled(files)).every(({ status }) => status === 'fulfilled');
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Skips invalid entries, so that one of them does not disable the others. */
function parseValid<S extends z.ZodMiniType>(schema: S, values: readonly unknown[]): z.output<S>[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

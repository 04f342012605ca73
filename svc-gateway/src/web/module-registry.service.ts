import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  moduleManifest,
  registryChange,
  registryEntry,
  type ModuleManifest,
  type ModuleRegistry,
  type RegisteredModule,
  type RegistryEntry,
} from '@fsvp/contracts/module-registry';
import { LOGGER } from '@fsvp/service-kit/logger';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../config.js';
import { LiveWindows } from '../live/live-windows.js';
import { ModuleAudit } from './module-audit.js';

/** How often the module store is looked at. */
export const REGISTRY_POLL_MS = 1000;
/** The type that open windows are told of. */
const REGISTRY = 'module-registry';

const registryFile = z.object({
  modules: z.array(z.unknown()),
  changes: z._default(z.array(z.unknown()), []),
});

/** The modules that the shell can load: registry.json of the module store with the manifests that it names. */
@Injectable()
export class ModuleRegistryService implements OnApplicationBootstrap, OnModuleDestroy {
  private current: ModuleRegistry = { modules: [] };
  private timer: NodeJS.Timeout | undefined;
  private failure = '';
  private refreshing: Promise<void> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly windows: LiveWindows,
    private readonly audit: ModuleAudit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.readAgain();
    this.timer = setInterval(() => void this.readAgain(), REGISTRY_POLL_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  read(): ModuleRegistry {
    return this.current;
  }

  /** The registry as it is in the store now, for a page that tries again. Requests at the same moment share one reading. */
  async readAgain(): Promise<ModuleRegistry> {
    this.refreshing ??= this.refresh().finally(() => (this.refreshing = undefined));
    await this.refreshing;
    return this.current;
  }

  /** Reads the store. While it cannot be read, the last registry stays. */
  private async refresh(): Promise<void> {
    try {
      const { modules, changes } = registryFile.parse(
        await readJson(path.join(this.config.MODULE_STORE, 'registry.json')),
      );
      const next = { modules: await Promise.all(valid(registryEntry, modules).map((entry) => this.resolve(entry))) };
      await this.audit.record(valid(registryChange, changes)).catch((error: unknown) => this.warn(error));
      if (JSON.stringify(next) === JSON.stringify(this.current)) return;
      this.current = next;
      this.windows.tell([REGISTRY]);
      this.failure = '';
    } catch (error) {
      this.warn(error);
    }
  }

  /** A failure that lasts is logged once. */
  private warn(error: unknown): void {
    const failure = String(error);
    if (failure !== this.failure)
      this.logger.warn({ err: error }, 'the module registry cannot be read; the last one stays');
    this.failure = failure;
  }

  private async resolve({ name, version, manifestUrl, previous }: RegistryEntry): Promise<RegisteredModule> {
    const module = { name, version, manifestUrl, previous };
    const manifest = await this.manifestOf(name, version);
    if (manifest) return { ...module, available: await this.hasFiles(module, manifest), manifest };
    // The routes and the sidebar entries stay, so that the module's screens can show what is wrong.
    for (const release of previous) {
      const earlier = await this.manifestOf(name, release.version);
      if (earlier) return { ...module, available: false, manifest: earlier };
    }
    const lastRead = this.current.modules.find((one) => one.name === name)?.manifest;
    return { ...module, available: false, manifest: lastRead ?? null };
  }

  private folderOf(name: string, version: string): string {
    return path.join(this.config.MODULE_STORE, name, version);
  }

  private async manifestOf(name: string, version: string): Promise<ModuleManifest | undefined> {
    try {
      const manifest = moduleManifest.parse(await readJson(path.join(this.folderOf(name, version), 'module.json')));
      return manifest.name === name && manifest.version === version ? manifest : undefined;
    } catch {
      return undefined;
    }
  }

  /** Of a release on another origin only the manifest is in the store; the browser loads the rest from there. */
  private async hasFiles(
    { name, version, manifestUrl }: Omit<RegisteredModule, 'available' | 'manifest'>,
    { entry, styles }: ModuleManifest,
  ): Promise<boolean> {
    if (!manifestUrl.startsWith('/')) return this.config.ALLOWED_MODULE_ORIGINS.includes(new URL(manifestUrl).origin);
    const files = [entry, ...styles].map((file) => stat(path.join(this.folderOf(name, version), file)));
    return (await Promise.allSettled(files)).every(({ status }) => status === 'fulfilled');
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** An entry that is not valid costs only itself. */
function valid<S extends z.ZodMiniType>(schema: S, values: readonly unknown[]): z.output<S>[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

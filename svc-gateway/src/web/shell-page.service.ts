import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { ModuleRegistry } from '@fsvp/contracts/module-registry';
import { unavailable } from '@fsvp/service-kit/problem.error';
import { CONFIG, type Config } from '../config.js';
import { ModuleRegistryService } from './module-registry.service.js';
import { pagePolicy } from './security-headers.js';

const TEMPLATE_CACHE_MS = 500;
/** The shell's own screen; every other screen belongs to a module. */
const SHELL_SCREEN = '/';

export interface ShellPage {
  status: 200 | 404;
  html: string;
  policy: string;
}

const findModule = ({ modules }: ModuleRegistry, screen: string) =>
  modules.find(({ manifest }) => manifest?.routes.includes(screen));

/** Preload links for the files of the module that owns this screen. */
function renderPreloads(registry: ModuleRegistry, screen: string): string {
  const { available, manifest, manifestUrl = '' } = findModule(registry, screen) ?? {};
  if (!available || !manifest) return '';
  const base = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  // If mode or integrity differ from the later request, the browser downloads the file twice.
  const link = (file: string, as: string) =>
    `<link rel="preload" as="${as}" href="${encodeURI(base + file)}" crossorigin="anonymous" integrity="${manifest.integrity[file] ?? ''}" />`;
  return [link(manifest.entry, 'script'), ...manifest.styles.map((file) => link(file, 'style'))].join('\n    ');
}

/** The part of the registry that the page uses. */
const toPageRegistry = ({ modules }: ModuleRegistry) => ({
  modules: modules.map(({ previous: _, ...entry }) => entry),
});

/** JSON that cannot close the script element around it. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Renders the shell's page, with a new nonce for each response. */
@Injectable()
export class ShellPageService {
  private cached: { template: Promise<string>; until: number } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly registry: ModuleRegistryService,
  ) {}

  /**
   * @param screen the requested path; an unknown one gets the same page with status 404
   * @throws 503 while the shell's files are missing
   */
  async render(screen: string): Promise<ShellPage> {
    const template = await this.loadTemplate();
    const registry = this.registry.getCurrent();
    const nonce = randomBytes(18).toString('base64url');
    const route = screen.replace(/(?<=.)\/$/, '');
    const html = template
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('__MODULE_REGISTRY__', () => toInlineJson(toPageRegistry(registry)))
      .replace('__PRELOADS__', () => renderPreloads(registry, route));
    const exists = route === SHELL_SCREEN || findModule(registry, route) !== undefined;
    return { status: exists ? 200 : 404, html, policy: pagePolicy(nonce, this.config.ALLOWED_MODULE_ORIGINS) };
  }

  private async loadTemplate(): Promise<string> {
    if (!this.cached || this.cached.until < Date.now()) {
      this.cached = {
        template: readFile(path.join(this.config.SHELL_DIR, 'index.html'), 'utf8'),
        until: Date.now() + TEMPLATE_CACHE_MS,
      };
    }
    try {
      return await this.cached.template;
    } catch {
      throw unavailable("The suite's pages are not available right now. Try again in a moment.");
    }
  }
}

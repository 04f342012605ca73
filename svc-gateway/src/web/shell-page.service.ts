import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { ModuleRegistry } from '@fsvp/contracts/module-registry';
import { unavailable } from '@fsvp/service-kit/problem.error';
import { CONFIG, type Config } from '../config.js';
import { ModuleRegistryService } from './module-registry.service.js';
import { pagePolicy } from './security-headers.js';

const KEPT_MS = 500;
/** The shell's own screen; every other one belongs to a module. */
const SHELL_SCREEN = '/';

export interface ShellPage {
  status: 200 | 404;
  html: string;
  policy: string;
}

const ownerOf = ({ modules }: ModuleRegistry, screen: string) =>
  modules.find(({ manifest }) => manifest?.routes.includes(screen));

/** Early requests for the files that the screen at this path needs of its module. */
function preloads(registry: ModuleRegistry, screen: string): string {
  const { available, manifest, manifestUrl = '' } = ownerOf(registry, screen) ?? {};
  if (!available || !manifest) return '';
  const base = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  // Mode and integrity must be those of the later request, or the browser fetches the file twice.
  const link = (file: string, as: string) =>
    `<link rel="preload" as="${as}" href="${encodeURI(base + file)}" crossorigin="anonymous" integrity="${manifest.integrity[file] ?? ''}" />`;
  return [link(manifest.entry, 'script'), ...manifest.styles.map((file) => link(file, 'style'))].join('\n    ');
}

/** What the page needs of the registry. */
const forPage = ({ modules }: ModuleRegistry) => ({ modules: modules.map(({ previous: _, ...entry }) => entry) });

/** JSON that cannot end the script element around it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The shell's page, filled in for one answer. */
@Injectable()
export class ShellPageService {
  private kept: { template: Promise<string>; until: number } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly registry: ModuleRegistryService,
  ) {}

  /**
   * @param screen the requested path; an unknown one gets the same page, which shows that there is nothing, with status 404
   * @throws 503 while the shell's files are gone
   */
  async render(screen: string): Promise<ShellPage> {
    const template = await this.template();
    const registry = this.registry.read();
    const nonce = randomBytes(18).toString('base64url');
    const known = screen.replace(/(?<=.)\/$/, '');
    const html = template
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('__MODULE_REGISTRY__', () => inlineJson(forPage(registry)))
      .replace('__PRELOADS__', () => preloads(registry, known));
    const exists = known === SHELL_SCREEN || ownerOf(registry, known) !== undefined;
    return { status: exists ? 200 : 404, html, policy: pagePolicy(nonce, this.config.ALLOWED_MODULE_ORIGINS) };
  }

  private async template(): Promise<string> {
    if (!this.kept || this.kept.until < Date.now()) {
      this.kept = {
        template: readFile(path.join(this.config.SHELL_DIR, 'index.html'), 'utf8'),
        until: Date.now() + KEPT_MS,
      };
    }
    try {
      return await this.kept.template;
    } catch {
      throw unavailable('The pages of the suite are not in place at the moment. Try again in a moment.');
    }
  }
}

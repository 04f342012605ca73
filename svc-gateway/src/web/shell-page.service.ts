import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { hostOffer, withoutMet } from '@fsvp/contracts/modules/host-offer';
import type { ModuleRegistry } from '@fsvp/contracts/modules/module-registry';
import { unavailable } from '@fsvp/service-kit/problems/problem.error';
import { CONFIG, type Config } from '../config.js';
import { ModuleRegistryService } from './module-registry.service.js';
import {
  findModule,
  isShellScreen,
  renderFirstCalls,
  renderFirstFiles,
  type ScreenRequest,
  type ShellFacts,
} from './page-head.js';
import { pagePolicy } from './security-headers.js';

const TEMPLATE_CACHE_MS = 500;
export interface ShellPage {
  status: 200 | 404;
  html: string;
  policy: string;
}

/** The shell's build; without host.json, the page is the same without preloads. */
interface Shell {
  template: string;
  facts: ShellFacts;
}

/** The part of the registry that the page uses: of what modules require, what this shell does not have. */
const toPageRegistry = ({ modules }: ModuleRegistry, { shared = {} }: ShellFacts) => ({
  modules: modules.map(({ previous: _, manifest, ...entry }) => ({
    ...entry,
    manifest: manifest && { ...manifest, requires: withoutMet(manifest.requires, { shared }) },
  })),
});

/** JSON that cannot close the script element around it. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Renders the shell's page, with a new nonce for each response. */
@Injectable()
export class ShellPageService {
  private cached: { shell: Promise<Shell>; until: number } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly registry: ModuleRegistryService,
  ) {}

  /**
   * @param request of an unknown path gets the same page with status 404
   * @throws 503 while the shell's files are missing
   */
  async render(request: ScreenRequest): Promise<ShellPage> {
    const { template, facts } = await this.loadShell();
    const registry = this.registry.getCurrent();
    const nonce = randomBytes(18).toString('base64url');
    const screen = { ...request, path: request.path.replace(/(?<=.)\/$/, '') };
    const html = template
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('__FIRST_CALLS__', () => renderFirstCalls(registry, facts, screen))
      .replace('__MODULE_REGISTRY__', () => toInlineJson(toPageRegistry(registry, facts)))
      .replace('<!--__FIRST_FILES__-->', () => renderFirstFiles(registry, facts, screen));
    const exists = isShellScreen(screen.path) || findModule(registry, screen.path) !== undefined;
    return { status: exists ? 200 : 404, html, policy: pagePolicy(nonce, this.config.ALLOWED_MODULE_ORIGINS) };
  }

  private async loadShell(): Promise<Shell> {
    if (!this.cached || this.cached.until < Date.now())
      this.cached = { shell: this.readShell(), until: Date.now() + TEMPLATE_CACHE_MS };
    try {
      return await this.cached.shell;
    } catch {
      throw unavailable('The pages of the suite are not available right now. Try again in a moment.');
    }
  }

  private async readShell(): Promise<Shell> {
    const read = (file: string) => readFile(path.join(this.config.SHELL_DIR, file), 'utf8');
    const [template, facts] = await Promise.all([
      read('index.html'),
      read('host.json').then(
        (text) => hostOffer.parse(JSON.parse(text)),
        () => ({}),
      ),
    ]);
    return { template, facts };
  }
}

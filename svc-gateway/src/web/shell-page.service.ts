import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { NAVIGATION, type ModuleRegistry } from '@fsvp/contracts/module-registry';
import { unavailable } from '@fsvp/service-kit/problem.error';
import { CONFIG, type Config } from '../config.js';
import { ModuleRegistryService } from './module-registry.service.js';
import { pagePolicy } from './security-headers.js';

const KEPT_MS = 500;
const SCREENS = new Set<string>(NAVIGATION.map((entry) => entry.path));

export interface ShellPage {
  status: 200 | 404;
  html: string;
  policy: string;
}

/** Early requests for what the screen at this path needs of its module. */
function preloads(registry: ModuleRegistry, screen: string): string {
  const module = registry.modules.find(({ available, routes }) => available && routes.includes(screen));
  if (!module?.entry) return '';
  const link = (file: string, as: string) => `<link rel="preload" as="${as}" href="${encodeURI(file)}" />`;
  return [link(module.entry, 'script'), ...(module.css ?? []).map((file) => link(file, 'style'))].join('\n    ');
}

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
    const [template, registry] = await Promise.all([this.template(), this.registry.read()]);
    const nonce = randomBytes(18).toString('base64url');
    const known = screen.replace(/(?<=.)\/$/, '');
    const html = template
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('__MODULE_REGISTRY__', () => inlineJson(registry))
      .replace('__PRELOADS__', () => preloads(registry, known));
    return { status: SCREENS.has(known) ? 200 : 404, html, policy: pagePolicy(nonce) };
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

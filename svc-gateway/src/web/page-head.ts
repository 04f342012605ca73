import type { HostOffer, ModuleRegistry, RegisteredModule } from '@fsvp/contracts/module-registry';
import { getCurrentUser } from '@fsvp/contracts/user';

/** The shell's own screen; every other screen belongs to a module. */
export const SHELL_SCREEN = '/';

/** What the shell's build says of its files; empty where host.json is missing. */
export type ShellFacts = Partial<Pick<HostOffer, 'shared' | 'files' | 'firstCalls'>>;

/** A request for a page. */
export interface ScreenRequest {
  path: string;
  hasQuery: boolean;
  /** It has a session cookie; whether the session is still valid is not checked. */
  hasSession: boolean;
}

export const findModule = ({ modules }: ModuleRegistry, path: string): RegisteredModule | undefined =>
  modules.find(({ manifest }) => manifest?.routes.includes(path));

/** A preload link. If mode or integrity differ from the later request, the browser downloads the file twice. */
const link = (as: string, href: string, attributes = '') =>
  `<link rel="preload" as="${as}" href="${encodeURI(href)}"${attributes} />`;

/** Preload links for the files of the module that owns the screen, and for what the shell shares with modules. */
export function renderPreloads(
  registry: ModuleRegistry,
  shell: ShellFacts,
  { path, hasSession }: ScreenRequest,
): string {
  const shellFiles = (shell.files ?? []).map((file) => link('script', `/${file}`));
  // The login form is in them too.
  if (path === SHELL_SCREEN) return hasSession ? '' : shellFiles.join('\n    ');
  const { available, manifest, manifestUrl = '' } = findModule(registry, path) ?? {};
  if (!available || !manifest) return '';
  const base = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const moduleFile = (file: string, as: string) => {
    const integrity = manifest.integrity[file];
    return link(as, base + file, ` crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`);
  };
  return [
    ...shellFiles,
    ...[manifest.entry, ...(manifest.screens?.[path] ?? [])].map((file) => moduleFile(file, 'script')),
    ...manifest.styles.map((file) => moduleFile(file, 'style')),
  ].join('\n    ');
}

/**
 * The addresses of the calls that the page starts with its HTML, separated by spaces. A query of the page changes the
 * screen's calls, so none of them is started then.
 */
export function renderFirstCalls(registry: ModuleRegistry, shell: ShellFacts, request: ScreenRequest): string {
  const { path, hasQuery, hasSession } = request;
  const { available, manifest } = findModule(registry, path) ?? {};
  const ofScreen = path === SHELL_SCREEN ? shell.firstCalls?.[path] : available && manifest?.firstCalls?.[path];
  const calls = hasSession && !hasQuery && ofScreen ? ofScreen : [];
  return [getCurrentUser.path, ...calls].join(' ').replaceAll('&', '&amp;');
}

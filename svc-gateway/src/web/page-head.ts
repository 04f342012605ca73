import type { HostOffer } from '@fsvp/contracts/modules/host-offer';
import type { ModuleRegistry, RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { routeOf } from '@fsvp/contracts/modules/route-of';
import { getCurrentUser } from '@fsvp/contracts/access/user';

/** The shell's own screens; every other screen belongs to a module. */
const SHELL_SCREENS = ['/', '/my-work', '/calendar'];
export const isShellScreen = (path: string): boolean => SHELL_SCREENS.includes(path);

/** What the shell's build says of its files; empty where host.json is missing. */
export type ShellFacts = Partial<Pick<HostOffer, 'shared' | 'files' | 'dialogFiles' | 'screens' | 'firstCalls'>>;

/** A request for a page. */
export interface ScreenRequest {
  path: string;
  hasQuery: boolean;
  /** It has a session cookie; whether the session is still valid is not checked. */
  hasSession: boolean;
}

export const findModule = ({ modules }: ModuleRegistry, path: string): RegisteredModule | undefined =>
  modules.find(({ manifest }) => manifest && routeOf(manifest, path));

/** If mode or integrity of a preload link differ from the later request, the browser downloads the file twice. */
const preload = (as: string, href: string, attributes = '') =>
  `<link rel="preload" as="${as}" href="${encodeURI(href)}"${attributes} />`;
const preloadScript = (href: string, attributes?: string) => preload('script', href, attributes);
const script = (href: string, attributes: string) => `<script async src="${encodeURI(href)}"${attributes}></script>`;

/** The shell starts while these files are loaded, so its own come before them. */
const LATER = ' fetchpriority="low"';

/**
 * Elements for the files of the module that owns the screen, and for what the shell shares with modules. Most are scripts
 * that register their code and run nothing of it: the browser compiles them while the shell starts. A module's entry
 * needs the federation runtime of the shell when it runs, so it is only preloaded.
 */
export function renderFirstFiles(
  registry: ModuleRegistry,
  shell: ShellFacts,
  { path, hasSession }: ScreenRequest,
): string {
  const filesOf = (dialogs = false) =>
    [...(shell.files ?? []), ...(dialogs ? (shell.dialogFiles ?? []) : [])].map((file) => `/${file}`);
  if (isShellScreen(path)) {
    const elements = hasSession
      ? (shell.screens?.[path] ?? []).map((file) => script(`/${file}`, LATER))
      : // The login form is in them too.
        filesOf(true).map((file) => preloadScript(file));
    return elements.join('\n    ');
  }
  const { available, manifest, manifestUrl = '' } = findModule(registry, path) ?? {};
  if (!available || !manifest) return '';
  const route = routeOf(manifest, path)!;
  const shellFiles = filesOf(manifest.dialogs?.includes(route));
  const base = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const attributesOf = (file: string) => {
    const integrity = manifest.integrity[file];
    return `${LATER} crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`;
  };
  return [
    ...shellFiles.map((file) => script(file, LATER)),
    preloadScript(base + manifest.entry, attributesOf(manifest.entry)),
    ...(manifest.screens?.[route] ?? []).map((file) => script(base + file, attributesOf(file))),
    ...manifest.styles.map((file) => preload('style', base + file, attributesOf(file))),
  ].join('\n    ');
}

/**
 * The addresses of the calls that the page starts with its HTML, separated by spaces. A query of the page changes the
 * screen's calls, so none of them is started then.
 */
export function renderFirstCalls(registry: ModuleRegistry, shell: ShellFacts, request: ScreenRequest): string {
  const { path, hasQuery, hasSession } = request;
  const { available, manifest } = findModule(registry, path) ?? {};
  const ofScreen = isShellScreen(path) ? shell.firstCalls?.[path] : available && manifest?.firstCalls?.[path];
  const calls = hasSession && !hasQuery && ofScreen ? ofScreen : [];
  return [getCurrentUser.path, ...calls].join(' ').replaceAll('&', '&amp;');
}

import { describe, expect, it } from '@jest/globals';
import type { ModuleManifest, ModuleRegistry } from '@fsvp/contracts/modules/module-registry';
import { renderFirstFiles } from './page-head.js';

const manifest: ModuleManifest = {
  name: 'mf-x',
  title: 'X',
  contract: '^1.0.0',
  routes: ['/x'],
  navigation: [],
  version: '1.0.0-aaaaaaaaaa',
  entry: 'static/entry.js',
  globalName: 'mf_x',
  styles: ['static/x.css'],
  screens: { '/x': ['static/screen.js'] },
  dialogs: [],
  integrity: { 'static/entry.js': 'sha384-abc' },
  requires: {},
  builtAt: '2026-01-01T00:00:00.000Z',
};
const registryOf = (module: ModuleManifest): ModuleRegistry => ({
  modules: [
    {
      name: 'mf-x',
      version: '1',
      manifestUrl: '/modules/mf-x/1/module.json',
      available: true,
      manifest: module,
    },
  ],
});
const shell = { files: ['static/shared.js'], dialogFiles: ['static/dialogs.js'] };
const x = { path: '/x', hasQuery: false, hasSession: true };
const filesOf = (html: string) =>
  html
    .split('\n')
    .map((element) => /<(script|link)/.exec(element)?.[1] + ' ' + /(?:src|href)="([^"]*)"/.exec(element)?.[1]);

describe('the first files of a screen', () => {
  it('start with the page, after the shell’s own: the entry is only preloaded, because it needs the runtime of the shell', () => {
    const html = renderFirstFiles(registryOf(manifest), shell, x);
    expect(filesOf(html)).toEqual([
      'script /static/shared.js',
      'link /modules/mf-x/1/static/entry.js',
      'script /modules/mf-x/1/static/screen.js',
      'link /modules/mf-x/1/static/x.css',
    ]);
    for (const element of html.split('\n')) expect(element).toContain('fetchpriority="low"');
    expect(html).toContain('crossorigin="anonymous" integrity="sha384-abc"');
  });

  it('have those of dialogs among them where the screen needs them at once', () => {
    expect(filesOf(renderFirstFiles(registryOf({ ...manifest, dialogs: ['/x'] }), shell, x)).slice(0, 2)).toEqual([
      'script /static/shared.js',
      'script /static/dialogs.js',
    ]);
  });

  it('are those of a screen of the shell, and those of the login form without a session', () => {
    const facts = { ...shell, screens: { '/': ['static/dashboard.js'] } };
    const dashboard = { ...x, path: '/' };
    expect(filesOf(renderFirstFiles(registryOf(manifest), facts, dashboard))).toEqual(['script /static/dashboard.js']);
    expect(filesOf(renderFirstFiles(registryOf(manifest), facts, { ...dashboard, hasSession: false }))).toEqual([
      'link /static/shared.js',
      'link /static/dialogs.js',
    ]);
    // A shell that was built before its screens were files of their own.
    expect(renderFirstFiles(registryOf(manifest), shell, dashboard)).toBe('');
  });
});

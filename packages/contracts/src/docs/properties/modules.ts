import { property, type PropertyDocs } from '../docs.js';

const SHA384 = `sha384-${'A'.repeat(64)}`;

/** The modules of the screens. */
export const MODULE_PROPERTIES: PropertyDocs = {
  modules: property('The modules in the order of the registry.'),
  'ModuleRegistry.name': property('Name of the module, which is also its folder.', 'mf-suppliers'),
  'ModuleRegistry.version': property('Version of the release, with a hash of its content.', '1.0.0-0123456789'),
  manifestUrl: property('Where the release is described.', '/modules/mf-suppliers/1.0.0-0123456789/module.json'),
  previous: property('Earlier releases that are kept, the last used first.', []),
  releasedAt: property('When it was released, in UTC.', '2026-11-02T08:00:00.000Z'),
  available: property('False while the release cannot be read, or its origin is not allowed.', true),
  manifest: property('What the release has; null where none can be read.'),
  'ModuleRegistry.title': property('Name as users read it; of an extension: what it shows.', 'Suppliers'),
  contract: property('Versions of the host contract that it works with, as a semver range.', '^1.0.0'),
  routes: property('Paths of its screens.', ['/suppliers']),
  records: property('The paths whose records have a page of their own.', ['/suppliers']),
  firstCalls: property('By path: the calls that its screen makes first.', {
    '/suppliers': ['/api/suppliers?limit=50'],
  }),
  navigation: property('Its entries in the sidebar.'),
  'ModuleRegistry.path': property('Path of the screen.', '/suppliers'),
  'ModuleRegistry.label': property('Text of the entry.', 'Suppliers'),
  'ModuleRegistry.order': property('Position in the sidebar, or in the extension point, ascending.', 10),
  'ModuleRegistry.extensions': property('What it adds to screens of others.', []),
  'ModuleRegistry.point': property('Place in a screen that shows it.', 'dashboard'),
  group: property('Entries of one group are listed together.', 'suppliers'),
  secondary: property('Whether it is below the divider.', false),
  permission: property('Permission that a user needs to see it.', 'read'),
  icon: property('Shapes of the icon.'),
  entry: property('Script of the module, relative to the manifest.', 'static/remoteEntry.js'),
  globalName: property('Global that the script defines.', 'mf_suppliers'),
  styles: property('Style sheets, relative to the manifest.', ['static/main.css']),
  screens: property('By path: the further files of its screen.', { '/suppliers': ['static/suppliers.js'] }),
  dialogs: property('The paths whose screen needs the dialogs of the host at once.', []),
  container: property('How the script of a module of release 0.3.0 gives its exports; absent from others.'),
  integrity: property('Hashes of script and style sheets.', { 'static/remoteEntry.js': SHA384 }),
  requires: property('Shared packages that it uses.', { react: { version: '19.2.0', exports: ['useState'] } }),
  'ModuleRegistry.exports': property('Exports that it uses.', ['useState']),
  builtAt: property('When it was built, in UTC.', '2026-11-02T07:55:00.000Z'),
};

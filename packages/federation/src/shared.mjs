/**
 * What the shell shares with every module, one copy each, in the shell's version. The host contract has the version of
 * @fsvp/web-kit. A module uses them with `import: false`, so that it contains no copy.
 */
export const SHARED = /** @type {const} */ ({
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@tanstack/react-query': '5.108.0',
  'zod/mini': '4.6.7',
  '@fsvp/ui/base': '1.0.0',
  '@fsvp/ui/dialogs': '1.0.0',
  '@fsvp/web-kit/base': '1.0.0',
  '@fsvp/web-kit/dialogs': '1.0.0',
});

/** Whether this is a part that screens load when a dialog or a form is opened. @param {string} name */
export const isDialogs = (name) => name.endsWith('/dialogs');

/** The package a shared name belongs to: react/jsx-runtime is part of react. @param {string} request */
export function packageOf(request) {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The table for a module's federation plugin. Within a major version the exports decide whether host and module work
 * together (contracts: unmetRequirements), so that the shell and the modules can be released separately.
 */
export function remoteShared() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([shareKey, version]) => {
      // The main entry of a package of ours is shared as its base; its entry /dialogs is a file of its own.
      const request = shareKey.replace(/\/base$/, '');
      const options = {
        import: /** @type {const} */ (false),
        shareKey,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version.split('.', 1)[0]}.0.0`,
        packageName: packageOf(request),
      };
      return [request, options];
    }),
  );
}

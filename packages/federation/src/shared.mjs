/**
 * What the shell shares with every module: whole packages, one copy each, in the shell's version. The host
 * contract has the version of @fsvp/web-kit. A module uses them with `import: false`, so that it contains no copy.
 */
export const SHARED = /** @type {const} */ ({
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@tanstack/react-query': '5.108.0',
  'zod/mini': '4.6.7',
  '@fsvp/ui': '1.0.0',
  '@fsvp/web-kit': '1.0.0',
});

/** The package a shared request belongs to: react/jsx-runtime is part of react. @param {string} request */
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
    Object.entries(SHARED).map(([request, version]) => [
      request,
      {
        import: /** @type {const} */ (false),
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version.split('.', 1)[0]}.0.0`,
        packageName: packageOf(request),
      },
    ]),
  );
}

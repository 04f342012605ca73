/**
 * The one table of what the shell hands to every module: whole units, one copy each, at the shell's version.
 * A module takes them with `import: false`, so that it carries no copy of its own.
 */
export const SHARED = /** @type {const} */ ({
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@tanstack/react-query': '5.108.0',
  '@fsvp/ui': '1.0.0',
  '@fsvp/web-kit': '1.0.0',
});

/** The package a shared request belongs to: react/jsx-runtime is part of react. @param {string} request */
export function packageOf(request) {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/** The table as a remote's federation plugin takes it. */
export function remoteShared() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, version]) => [
      request,
      {
        import: /** @type {const} */ (false),
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        packageName: packageOf(request),
      },
    ]),
  );
}

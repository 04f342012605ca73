// Part of the shell's development build, before React: the page has one refresh runtime, which every module uses.
// @ts-expect-error The package has no types.
globalThis.__fsvpRefreshRuntime = require('react-refresh/runtime');

// @ts-expect-error The package has no types.
import runtime from 'react-refresh/runtime';

// Part of the shell's development build, before React: the page has one refresh runtime, which every module uses.
/** @type {any} */ (globalThis).fsvpRefreshRuntime = runtime;

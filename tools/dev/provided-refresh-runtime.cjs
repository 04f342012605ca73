// Replaces react-refresh in the development build of a module.
module.exports = /** @type {any} */ (globalThis).fsvpRefreshRuntime;

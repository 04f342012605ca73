/** Settings that are missing or not valid: one line for each, which begins with its name. */
export class SettingsError extends Error {}

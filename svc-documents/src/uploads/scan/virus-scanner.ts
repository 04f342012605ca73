/** Scans one file at a time. */
export interface VirusScanner {
  /**
   * Returns what was found, or undefined for a clean file.
   * @throws when there is no result, also when the signal ends the scan
   */
  scan(path: string, signal: AbortSignal): Promise<string | undefined>;
  /**
   * Checks at startup whether the scanner answers.
   * @throws Error with a message that names the setting; `ScanSettingError` when waiting will not help
   */
  check(signal: AbortSignal): Promise<void>;
}

export const VIRUS_SCANNER = Symbol('virus scanner');

/** Thrown for a setting that must be corrected. */
export class ScanSettingError extends Error {}

/** When the scanner does not tell the name. */
export const UNNAMED_FINDING = 'a virus';

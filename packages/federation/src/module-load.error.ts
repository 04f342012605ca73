import type { ModuleName } from '@fsvp/contracts/module-registry';

/**
 * Why a module is not there: its files cannot be had; it was built against another contract; or a newer release replaced
 * the one this page runs, which only a reload of the page can take up.
 */
export type ModuleFailure = 'unavailable' | 'contract' | 'outdated';

export class ModuleLoadError extends Error {
  override name = 'ModuleLoadError';

  constructor(
    readonly moduleName: ModuleName,
    readonly reason: ModuleFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Why a module is not shown: its files cannot be loaded, or it needs something that this host does not offer. */
export type ModuleFailure = 'unavailable' | 'incompatible';

export class ModuleLoadError extends Error {
  override name = 'ModuleLoadError';

  constructor(
    readonly moduleName: string,
    readonly reason: ModuleFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** True if another attempt on the same page would fail too. */
  get permanent(): boolean {
    return this.reason === 'incompatible';
  }
}

const PLUGIN = 'HostOfferPlugin';
/** The shell's chunks with what it shares. */
const CHUNKS = { files: 'shared-packages', dialogFiles: 'shared-dialogs' };

/**
 * Defines HOST_OFFER in the shell, and writes it to dist/host.json, which the module commands use to check a release and
 * the gateway to preload the files.
 */
export class HostOfferPlugin {
  /**
   * @param {import('@fsvp/contracts/modules/host-offer').HostOffer} offer
   * @param {{ screens?: Record<string, string>, firstCalls?: Record<string, string[]> }} own of the shell's own screens
   */
  constructor(offer, own) {
    this.offer = offer;
    this.own = own;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, DefinePlugin, sources } = compiler.webpack;
    new DefinePlugin({ HOST_OFFER: JSON.stringify(this.offer) }).apply(compiler);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const scriptsOf = (/** @type {string} */ chunk) =>
          [...(compilation.namedChunks.get(chunk)?.files ?? [])].filter((file) => file.endsWith('.js'));
        const { screens = {}, firstCalls } = this.own;
        const page = {
          ...this.offer,
          files: scriptsOf(CHUNKS.files),
          dialogFiles: scriptsOf(CHUNKS.dialogFiles),
          screens: Object.fromEntries(Object.entries(screens).map(([path, chunk]) => [path, scriptsOf(chunk)])),
          firstCalls,
        };
        compilation.emitAsset('host.json', new sources.RawSource(`${JSON.stringify(page, null, 2)}\n`));
      });
    });
  }
}

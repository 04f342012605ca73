const PLUGIN = 'HostOfferPlugin';

/**
 * Defines HOST_OFFER in the shell, and writes it to dist/host.json, which the module commands use to check a release.
 */
export class HostOfferPlugin {
  /** @param {import('@fsvp/contracts/module-registry').HostOffer} offer */
  constructor(offer) {
    this.offer = offer;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { DefinePlugin, sources } = compiler.webpack;
    new DefinePlugin({ HOST_OFFER: JSON.stringify(this.offer) }).apply(compiler);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap(PLUGIN, () =>
        compilation.emitAsset('host.json', new sources.RawSource(`${JSON.stringify(this.offer, null, 2)}\n`)),
      );
    });
  }
}

const PLUGIN = 'HostOfferPlugin';

/** Gives the shell's code HOST_OFFER, and writes the same to dist/host.json, against which the module commands check a release. */
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

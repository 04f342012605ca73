/** The module's own facts, as remote.json states them.
 * @typedef {{ name: string, contractVersion: number, routes: string[] }} RemoteFacts */

const PLUGIN = 'ModuleManifestPlugin';

/** Writes dist/module.json: what the gateway reads to put the module into the registry (contracts: moduleManifest). */
export class ModuleManifestPlugin {
  /** @param {{ facts: RemoteFacts, version: string, globalName: string, exposedChunk: string }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const { facts, version, globalName, exposedChunk } = this.options;
        const entry = Object.keys(compilation.assets).find((file) => /^static\/remoteEntry\.\w+\.js$/.test(file));
        if (!entry) {
          if (compilation.errors.length === 0)
            compilation.errors.push(new compiler.webpack.WebpackError('The build has no remote entry'));
          return;
        }
        const css = (compilation.namedChunkGroups.get(exposedChunk)?.getFiles() ?? []).filter((file) =>
          file.endsWith('.css'),
        );
        const { name, contractVersion, routes } = facts;
        const manifest = { name, version, contractVersion, entry, entryGlobalName: globalName, css, routes };
        compilation.emitAsset('module.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }
}

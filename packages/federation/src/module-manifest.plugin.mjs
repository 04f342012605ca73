import { createHash } from 'node:crypto';
import { moduleManifest } from '@fsvp/contracts/modules/module-registry';
import { isDialogs, SHARED } from './shared.mjs';

/** @typedef {import('@fsvp/contracts/modules/remote-facts').RemoteFacts} RemoteFacts */
/** @typedef {import('@fsvp/contracts/modules/module-registry').IconNode} IconNode */
/** @typedef {import('webpack').Compilation} Compilation */

const PLUGIN = 'ModuleManifestPlugin';
/** Files derived from others, which are not part of the release hash. */
const DERIVED = /\.(map|gz|br)$/;

/** The shapes of a lucide icon. @param {string} name @returns {Promise<IconNode>} */
async function iconShapes(name) {
  const icon = await import(`lucide-react/icons/${name}`).catch(() => undefined);
  if (!icon?.__iconData)
    throw new Error(
      `remote.json: lucide has no icon '${name}'; aliases are not accepted. See https://lucide.dev/icons`,
    );
  return icon.__iconData.node.map(
    (/** @type {[string, Record<string, unknown>]} */ [tag, { key: _, ...attributes }]) => [
      tag,
      Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [attribute, String(value)])),
    ],
  );
}

/**
 * The exports that are used of each shared package. Must run before modules are concatenated, which hides the importing
 * modules.
 * @param {Compilation} compilation
 */
function usedExports({ modules, moduleGraph }) {
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  for (const module of modules) {
    const shareKey = shareKeyOf(module);
    if (shareKey === undefined) continue;
    const names = used.get(shareKey) ?? new Set();
    used.set(shareKey, names);
    for (const { dependency, originModule, isTargetActive } of incoming(moduleGraph, module)) {
      if (!dependency || !originModule || !isTargetActive) continue;
      for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name) names.add(name);
      }
    }
  }
  return used;
}

/** @param {import('webpack').ModuleGraph} moduleGraph @param {import('webpack').Module} module */
const incoming = (moduleGraph, module) =>
  [...moduleGraph.getIncomingConnections(module)].map((connection) => ({
    dependency: connection.dependency,
    originModule: connection.originModule,
    isTargetActive: connection.isTargetActive(undefined),
  }));

/** The name of a screen's chunk: 'suppliers' for /suppliers. @param {string} route */
export const chunkOf = (route) => route.slice(1).replaceAll('/', '-');

/**
 * The scripts of each screen whose chunk has the name of its route.
 * @param {Compilation} compilation @param {string[]} routes @param {string} entry
 */
function screenFiles({ namedChunkGroups }, routes, entry) {
  const screens = routes.map((route) => {
    const files = namedChunkGroups.get(chunkOf(route))?.getFiles() ?? [];
    return [route, files.filter((file) => file.endsWith('.js') && file !== entry)];
  });
  return Object.fromEntries(screens);
}

/** The name that a module of a build takes from the host. @param {import('webpack').Module} module */
const shareKeyOf = (module) =>
  module.type === 'consume-shared-module'
    ? /** @type {import('webpack').Module & { options: { shareKey: string } }} */ (module).options.shareKey
    : undefined;

/**
 * The routes whose screen takes dialogs from the host as soon as it is loaded.
 * @param {Compilation} compilation @param {string[]} routes
 */
function screensWithDialogs({ namedChunkGroups, chunkGraph }, routes) {
  return routes.filter((route) =>
    namedChunkGroups
      .get(chunkOf(route))
      ?.chunks.some((chunk) =>
        [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => isDialogs(shareKeyOf(module) ?? '')),
      ),
  );
}

/** Writes dist/module.json, the manifest of a release (contracts: moduleManifest). */
export class ModuleManifestPlugin {
  /** @param {{ facts: RemoteFacts, version: string, globalName: string }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      /** @type {Map<string, Set<string>>} */
      let used = new Map();
      compilation.hooks.optimizeChunks.tap(PLUGIN, () => {
        used = usedExports(compilation);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        // Only tools that compare builds read it; mf-manifest.json is what the browser extension reads.
        compilation.deleteAsset('mf-stats.json');
        if (compilation.errors.length > 0) return;
        try {
          const manifest = moduleManifest.parse(await this.describe(compilation, used));
          compilation.emitAsset('module.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
        } catch (error) {
          compilation.errors.push(new WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
  }

  /** @param {Compilation} compilation @param {Map<string, Set<string>>} used */
  async describe(compilation, used) {
    const { facts, version, globalName } = this.options;
    const entry = Object.keys(compilation.assets).find((file) => /^static\/remoteEntry\.\w+\.js$/.test(file));
    if (!entry) throw new Error('The build has no remote entry');
    const styles = Object.keys(compilation.assets).filter((file) => file.endsWith('.css'));
    const content = (/** @type {string} */ file) => /** @type {any} */ (compilation.getAsset(file)).source.buffer();
    const navigation = await Promise.all(
      facts.navigation.map(async (one) => ({ ...one, icon: await iconShapes(one.icon) })),
    );
    const description = {
      ...facts,
      navigation,
      entry,
      globalName,
      styles,
      screens: screenFiles(compilation, facts.routes, entry),
      dialogs: screensWithDialogs(compilation, facts.routes),
      integrity: Object.fromEntries(
        [entry, ...styles].map((file) => [
          file,
          `sha384-${createHash('sha384').update(content(file)).digest('base64')}`,
        ]),
      ),
      requires: Object.fromEntries(
        [...used]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, exports]) => [
            name,
            { version: SHARED[/** @type {keyof typeof SHARED} */ (name)], exports: [...exports].sort() },
          ]),
      ),
    };
    const hash = createHash('sha256').update(JSON.stringify(description));
    for (const file of Object.keys(compilation.assets).sort())
      if (!DERIVED.test(file)) hash.update(file).update(content(file));
    return {
      ...description,
      version: `${version}-${hash.digest('hex').slice(0, 10)}`,
      builtAt: new Date().toISOString(),
    };
  }
}

/**
 * The module registry with the development builds in place of the releases of the same modules.
 * @param {{ modules: any[] }} registry @param {Pick<import('./front-end.mjs').FrontEnd, 'modules' | 'manifestOf'>} frontEnd
 */
export async function withDevModules(registry, { modules, manifestOf }) {
  const others = registry.modules.filter(({ name }) => !modules.includes(name));
  const own = await Promise.all(
    modules.map(async (name) => {
      const manifest = await manifestOf(name);
      const address = (/** @type {string} */ file) => `/modules/${name}/dev/${file}`;
      const common = { name, version: manifest.version, available: true };
      if (manifest.styles) return { ...common, manifestUrl: address('module.json'), manifest };
      const title = registry.modules.find((one) => one.name === name)?.title ?? name;
      return { ...manifest, ...common, title, entry: address(manifest.entry), css: manifest.css.map(address) };
    }),
  );
  return { ...registry, modules: [...others, ...own] };
}

/**
 * The module registry with the development builds in place of the releases of the same modules.
 * @param {{ modules: { name: string }[] }} registry @param {Pick<import('./front-end.mjs').FrontEnd, 'modules' | 'manifestOf'>} frontEnd
 */
export async function withDevModules(registry, { modules, manifestOf }) {
  const others = registry.modules.filter(({ name }) => !modules.includes(name));
  const own = await Promise.all(
    modules.map(async (name) => {
      // The module's own loader, which hot reload needs, loads its style sheets.
      const manifest = { ...(await manifestOf(name)), styles: [] };
      const manifestUrl = `/modules/${name}/dev/module.json`;
      return { name, version: manifest.version, manifestUrl, available: true, manifest };
    }),
  );
  return { ...registry, modules: [...others, ...own] };
}

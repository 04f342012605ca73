/** What the dashboard does not need is not part of the shell's first files. */
export const loadSharedPackages = () => import(/* webpackChunkName: "shared-packages" */ './shared-packages.js');

export async function loadSharedDialogs() {
  const { loadDialogs } = await loadSharedPackages();
  return loadDialogs();
}

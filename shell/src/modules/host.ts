import type { RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { createResource, withRetries, type RemoteModule } from '@fsvp/web-kit';

/** With the packages that modules share. The dashboard does not need it, so it is a file of its own. */
const resource = createResource(async () => {
  const { host } = await withRetries(() => import(/* webpackChunkName: "shared-packages" */ './shared-packages.js'));
  return host;
});

/** The federation host, which is loaded on first use. */
export const host = {
  async load(entry: RegisteredModule): Promise<RemoteModule> {
    return (await resource.read()).load(entry);
  },
  /** At once if the host is loaded: the styles of a prefetched screen must apply in its first frame. */
  applyStyles(name: string): void {
    if (resource.value) resource.value.applyStyles(name);
    else
      resource.read().then(
        (loaded) => loaded.applyStyles(name),
        () => undefined,
      );
  },
  isLoaded: (name: string): boolean => resource.value?.isLoaded(name) ?? false,
};

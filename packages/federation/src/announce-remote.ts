import { helpers } from '@module-federation/runtime-core';

/** The name of the host in the federation. */
export const HOST = 'shell';

type Snapshot = ReturnType<typeof helpers.global.getGlobalSnapshot>;

/**
 * Names a module and its mf-manifest.json in the globals that the browser extension of module federation reads. The
 * runtime does so only for modules whose manifest it loads.
 */
export function announceRemote(name: string, manifest: string): void {
  const { addGlobalSnapshot, getGlobalSnapshot } = helpers.global;
  const { remotesInfo } = { remotesInfo: {}, ...getGlobalSnapshot()[HOST] };
  addGlobalSnapshot({
    [HOST]: { remotesInfo: { ...remotesInfo, [name]: { matchedVersion: manifest } } },
    [`${name}:${manifest}`]: { version: manifest, remoteEntry: manifest },
  } as unknown as Snapshot);
}

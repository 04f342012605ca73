import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Remote, RemoteInfo } from '@module-federation/runtime/types';

/** A module as the host registers it. The runtime hands on what it does not know. */
export type RemoteWithHash = Remote & { entry: string; integrity: string | undefined };

/** Runs a module's entry only if it has the expected hash, and waits for it no longer than the limit. */
export const entryScriptPlugin = (limitMs: number): ModuleFederationRuntimePlugin => ({
  name: 'entry-script',
  createScript({ url, remoteInfo }) {
    const { integrity } = remoteInfo as RemoteInfo & RemoteWithHash;
    const script = document.createElement('script');
    script.src = url;
    // Integrity can only be checked in files that another origin shares.
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    return { script, timeout: limitMs };
  },
});

/// <reference path="./assets.d.ts" />
import type { ComponentType } from 'react';

/** One screen of a module: the path it answers and how to get it. */
export interface RemoteRoute {
  /** A path of the suite that the module owns, such as '/suppliers'. */
  path: string;
  /** Fetches the screen; tried again on failure, so it must start anew at each call. */
  load: () => Promise<{ default: ComponentType }>;
}

/** What a module's src/remote.tsx exposes. */
export interface RemoteModule {
  /** MODULE_CONTRACT_VERSION of the contracts it was built with; the shell refuses another. */
  contractVersion: number;
  routes: readonly RemoteRoute[];
}

export function defineRemoteModule(module: RemoteModule): RemoteModule {
  return module;
}

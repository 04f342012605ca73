/// <reference path="./assets.d.ts" />
import type { ComponentType } from 'react';

/** One screen of a module: its path and how to load it. */
export interface RemoteRoute {
  /** A path that the module's remote.json lists, such as '/suppliers'. */
  path: string;
  /** Loads the screen. It is called again after a failure, so it must not cache one. */
  load: () => Promise<{ default: ComponentType }>;
}

/** What a module's src/remote.tsx exposes. */
export interface RemoteModule {
  routes: readonly RemoteRoute[];
}

export function defineRemoteModule(module: RemoteModule): RemoteModule {
  return module;
}

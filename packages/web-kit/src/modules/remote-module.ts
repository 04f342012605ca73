/// <reference path="./assets.d.ts" />
import type { ComponentType } from 'react';

/** One screen of a module: its path and how to load it. */
export interface RemoteRoute {
  /** A path that the module's remote.json lists, such as '/suppliers'. */
  path: string;
  /** Loads the screen. It is called again after a failure, so it must not cache one. */
  load: () => Promise<{ default: ComponentType }>;
}

/** The extension points, and what each gives to the components that it shows. */
export interface ExtensionProps {
  /** Below the cards of the dashboard. */
  dashboard: object;
  /** At the end of a supplier's details. */
  'supplier-details': { supplierId: string };
  /** On a supplier's page: the records of this supplier that the module has. */
  'supplier-page': { supplierId: string };
  /** In a row of a list of suppliers. `supplierIds` are those of the whole page, for one call instead of one per row. */
  'supplier-row': { supplierId: string; supplierIds: readonly string[] };
  /** In a card of the list of suppliers' hazard analyses, in the same way. */
  'hazard-row': { hazardId: string; hazardIds: readonly string[] };
}

/** The points in rows of lists, which RowExtensions shows. */
export type RowPoint = 'supplier-row' | 'hazard-row';

/** A component for a screen of another module. */
export type RemoteExtension = {
  [P in keyof ExtensionProps]: {
    /** A point that the module's remote.json lists. */
    point: P;
    /** Loads the component. It is called again after a failure, so it must not cache one. */
    load: () => Promise<{ default: ComponentType<ExtensionProps[P]> }>;
  };
}[keyof ExtensionProps];

/** What a module's src/remote.tsx exposes. */
export interface RemoteModule {
  routes: readonly RemoteRoute[];
  extensions?: readonly RemoteExtension[];
}

export function defineRemoteModule(module: RemoteModule): RemoteModule {
  return module;
}

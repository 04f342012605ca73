import { createContext, type ComponentType } from 'react';

/** A component that a module offers for an extension point, and that the user may see. */
export interface Extension {
  point: string;
  module: string;
  /** What it shows, such as 'FSVP files'. */
  title: string;
  /** The same promise on each call, as React's `use` needs; a new one after forgetFailures. */
  load(): Promise<{ default: ComponentType }>;
  /** Reads again where the module is. */
  reload(): Promise<void>;
}

/** Those of all modules, in their order; the shell provides them. */
export const ExtensionsContext = createContext<readonly Extension[]>([]);

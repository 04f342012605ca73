import * as z from 'zod/mini';
import { defineCall } from './call.js';

/** Grows when the host and a module must change together; a module of another number is refused at load. */
export const MODULE_CONTRACT_VERSION = 1;

export const MODULE_NAMES = ['mf-suppliers', 'mf-inspections', 'mf-actions', 'mf-reports'] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

/** A module as its build describes it (dist/module.json). Paths are relative to the module's dist. */
export const moduleManifest = z.object({
  name: z.enum(MODULE_NAMES),
  version: z.string(),
  contractVersion: z.int(),
  /** The hashed remote entry, such as static/remoteEntry.0123456789.js. */
  entry: z.string(),
  /** The global that the entry defines. */
  entryGlobalName: z.string(),
  css: z.array(z.string()),
  /** The paths it owns. */
  routes: z.array(z.string()),
});
export type ModuleManifest = z.output<typeof moduleManifest>;

/** A module as the shell sees it: addresses absolute, or unavailable while its files are gone. */
export const moduleRegistryEntry = z.object({
  name: z.enum(MODULE_NAMES),
  title: z.string(),
  routes: z.array(z.string()),
  available: z.boolean(),
  version: z.optional(z.string()),
  contractVersion: z.optional(z.int()),
  entry: z.optional(z.string()),
  entryGlobalName: z.optional(z.string()),
  css: z.optional(z.array(z.string())),
});
export type ModuleRegistryEntry = z.output<typeof moduleRegistryEntry>;

export const moduleRegistry = z
  .object({ modules: z.array(moduleRegistryEntry) })
  .check(z.meta({ id: 'ModuleRegistry' }));
export type ModuleRegistry = z.output<typeof moduleRegistry>;

export const getModuleRegistry = defineCall({
  method: 'GET',
  path: '/modules.json',
  summary: 'The modules the shell can load',
  tag: 'Modules',
  response: moduleRegistry,
  public: true,
});

/** Sidebar entries in the order of §2 and the module that owns each; null is the shell itself. */
export const NAVIGATION = [
  { label: 'Dashboard', path: '/', module: null },
  { label: 'Suppliers', path: '/suppliers', module: 'mf-suppliers' },
  { label: 'FSVP Compliance', path: '/fsvp-compliance', module: 'mf-suppliers' },
  { label: 'Hazard Analysis', path: '/hazard-analysis', module: 'mf-suppliers' },
  { label: 'Verifications', path: '/verifications', module: 'mf-inspections' },
  { label: 'Receiving Inspections', path: '/receiving-inspections', module: 'mf-inspections' },
  { label: 'Corrective Actions', path: '/corrective-actions', module: 'mf-actions' },
  { label: 'Documents', path: '/documents', module: 'mf-reports' },
  { label: 'Reports', path: '/reports', module: 'mf-reports' },
] as const satisfies readonly { label: string; path: string; module: ModuleName | null }[];

export const MODULE_TITLES: Record<ModuleName, string> = {
  'mf-suppliers': 'Suppliers',
  'mf-inspections': 'Inspections',
  'mf-actions': 'Corrective Actions',
  'mf-reports': 'Documents and Reports',
};

/** The paths a module owns. */
export function routesOf(name: ModuleName): string[] {
  return NAVIGATION.filter((entry) => entry.module === name).map((entry) => entry.path);
}

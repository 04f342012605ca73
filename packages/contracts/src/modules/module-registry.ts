import * as z from 'zod/mini';
import { PUBLIC } from '../core/access.js';
import { defineCall } from '../core/call.js';

/** Path prefixes that belong to the gateway, so no module may own them. */
const RESERVED = /^\/(api|internal|livez|metrics|modules|readyz|static)(\/|$)/;

/** A module's name, which is also its folder: kebab-case. */
export const moduleName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Use kebab-case, such as mf-audits'));

/** A path that a module owns. The shell's own path '/' is not one. */
export const modulePath = z.string().check(
  z.regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'Use a path of lower-case words, such as /audits'),
  z.refine((path) => !RESERVED.test(path), 'This path belongs to the gateway'),
);

export const firstCall = z
  .string()
  .check(z.regex(/^\/api\/[\w/?&=.~-]+$/, 'Use the address of a call, such as /api/audits?limit=50'));

export const sidebarEntry = z.object({
  path: modulePath,
  label: z.string().check(z.minLength(1)),
  /** Position in the sidebar, ascending; the shell's dashboard has 0. */
  order: z.number(),
  /** Entries of one group are listed together, at the position of the group's first entry. */
  group: z.string(),
  /** Below the sidebar's divider, after the entries of daily work. */
  secondary: z.optional(z.boolean()),
  /** The permission that a user needs to see it. */
  permission: z.optional(z.string()),
});

/** A component for a screen of the shell or of another module. */
export const extension = z.object({
  /** A release may know a point that this one does not. */
  point: z.string(),
  /** What it shows, as the message says that could not be loaded. */
  title: z.string().check(z.minLength(1)),
  /** Among the extensions of one point, ascending. */
  order: z.number(),
  /** The permission that a user needs to see it. */
  permission: z.optional(z.string()),
});

export const facts = z.object({
  name: moduleName,
  /** The module's name as users read it. */
  title: z.string().check(z.minLength(1)),
  /** The versions of the host contract it works with, as a semver range. The contract's version is that of @fsvp/web-kit. */
  contract: z.string().check(z.minLength(1)),
  routes: z.array(modulePath).check(z.minLength(1)),
  /** The routes whose records have a page of their own, at the route followed by the record's id. */
  records: z.optional(z.array(modulePath)),
  /**
   * By route: the GET calls that its screen makes first, exactly as it makes them when its address has no query. The page
   * starts them, before the module is loaded.
   */
  firstCalls: z.optional(z.record(modulePath, z.array(firstCall))),
  /** What it adds to screens of others: at most one component for each point. */
  extensions: z.optional(z.array(extension)),
});

/** The shapes of an icon, as lucide describes them. */
const iconNode = z.array(
  z.tuple([
    z.enum(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect']),
    z.record(z.string().check(z.regex(/^(?!on)[a-z][A-Za-z0-9-]*$/)), z.string()),
  ]),
);
export type IconNode = z.output<typeof iconNode>;

const sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** A file of a release, relative to its manifest. */
export const file = z.string().check(z.regex(/^static\/[\w.-]+$/));

/** The version in package.json with a hash of the release's content. */
const releaseVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/));

/** module.json: a release as its build describes it. */
export const moduleManifest = z.object({
  ...facts.shape,
  navigation: z.array(z.object({ ...sidebarEntry.shape, icon: iconNode })),
  version: releaseVersion,
  /** The federation entry, and the global that it defines. */
  entry: file,
  globalName: z.string(),
  styles: z.array(file),
  /** By route: the files of its screen, in addition to the entry. */
  screens: z.optional(z.record(modulePath, z.array(file))),
  /** The routes whose screen needs what the host shares for dialogs and forms at once. */
  dialogs: z.optional(z.array(modulePath)),
  /** Of modules of release 0.3.0. A shell of that release gives a module without it the federation runtime. */
  container: z.optional(z.literal('webpack')),
  /** Of the entry and of each style sheet. */
  integrity: z.record(z.string(), sha384),
  /** The exports that it uses of each shared package, and the version that it was built with. */
  requires: z.record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()) })),
  builtAt: z.string(),
});
export type ModuleManifest = z.output<typeof moduleManifest>;

/** Where a release is: a path of the suite, or an absolute address on another origin. */
const manifestUrl = z.string().check(z.regex(/^(https?:\/\/[^/]+)?\/.*module\.json$/));

export const moduleRelease = z.object({ version: releaseVersion, manifestUrl, releasedAt: z.string() });
export type ModuleRelease = z.output<typeof moduleRelease>;

/** A module as the shell needs it. */
export const registeredModule = z.object({
  name: moduleName,
  version: releaseVersion,
  manifestUrl,
  previous: z.optional(z.array(moduleRelease)),
  /** False while the manifest or a file of the release cannot be read, or its origin is not allowed. */
  available: z.boolean(),
  /** Of an earlier release where the current one's cannot be read; null where none can. */
  manifest: z.nullable(moduleManifest),
});
export type RegisteredModule = z.output<typeof registeredModule>;

export const moduleRegistry = z.object({ modules: z.array(registeredModule) }).check(z.meta({ id: 'ModuleRegistry' }));
export type ModuleRegistry = z.output<typeof moduleRegistry>;

export const getModuleRegistry = defineCall({
  id: 'getModuleRegistry',
  method: 'GET',
  path: '/modules.json',
  summary: 'The modules the shell can load',
  tag: 'Modules',
  access: PUBLIC,
  response: moduleRegistry,
  public: true,
});

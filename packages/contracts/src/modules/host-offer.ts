import * as z from 'zod/mini';
import { file, firstCall, type ModuleManifest } from './module-registry.js';

/** What a shell offers to modules; its build writes it to host.json. */
export const hostOffer = z.object({
  /** The version of the host contract. */
  contract: z.string(),
  /** The version and the exports of each shared package. */
  shared: z.record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()) })),
  /** The shell's files with what it shares, which its own first screen does not need. */
  files: z.optional(z.array(file)),
  /** Those with what dialogs and forms need in addition. */
  dialogFiles: z.optional(z.array(file)),
  /** Those of the shell's own screens by path. */
  screens: z.optional(z.record(z.string(), z.array(file))),
  /** Of the shell's own screens; see the modules' `firstCalls`. */
  firstCalls: z.optional(z.record(z.string(), z.array(firstCall))),
});
export type HostOffer = z.output<typeof hostOffer>;

const majorOf = (version: string) => version.split('.', 1)[0];

/**
 * What a module needs and a host lacks, one sentence each; empty when they work together.
 * @param satisfies whether a version is within a semver range
 */
export function unmetRequirements(
  { contract, requires }: Pick<ModuleManifest, 'contract' | 'requires'>,
  host: HostOffer,
  satisfies: (version: string, range: string) => boolean,
): string[] {
  const unmet: string[] = [];
  if (!satisfies(host.contract, contract))
    unmet.push(`It needs host contract ${contract}, and the host has ${host.contract}.`);
  for (const [name, required] of Object.entries(requires)) unmet.push(...unmetOf(name, required, host));
  return unmet;
}

type Required = ModuleManifest['requires'][string];

function unmetOf(name: string, required: Required, { shared }: Pick<HostOffer, 'shared'>): string[] {
  const offered = shared[name];
  if (!offered) return [`It needs ${name}, which the host does not share.`];
  const unmet: string[] = [];
  if (majorOf(offered.version) !== majorOf(required.version))
    unmet.push(`It was built with ${name} ${required.version}, and the host has ${offered.version}.`);
  const missing = required.exports.filter((one) => !offered.exports.includes(one));
  if (missing.length > 0) unmet.push(`It uses ${missing.join(', ')} of ${name}, which the host lacks.`);
  return unmet;
}

/** What a module requires of the shared packages of which the host lacks something: a page need not carry the rest. */
export function withoutMet(
  requires: ModuleManifest['requires'],
  host: Pick<HostOffer, 'shared'>,
): ModuleManifest['requires'] {
  return Object.fromEntries(
    Object.entries(requires).filter(([name, required]) => unmetOf(name, required, host).length > 0),
  );
}

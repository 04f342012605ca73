import * as z from 'zod/mini';
import { moduleName, moduleRelease } from './module-registry.js';

/** A module in registry.json: the current release, and the earlier ones that are kept, the last used first. */
export const registryEntry = z.object({ name: moduleName, ...moduleRelease.shape, previous: z.array(moduleRelease) });
export type RegistryEntry = z.output<typeof registryEntry>;

export const REGISTRY_ACTIONS = ['released', 'rolled-back', 'added', 'removed'] as const;

/** A change of registry.json. It is written into the file together with its effect, and the gateway copies it into the audit trail. */
export const registryChange = z.object({
  id: z.uuid(),
  action: z.enum(REGISTRY_ACTIONS),
  name: moduleName,
  at: z.string(),
  /** The account that ran the command. */
  by: z.string(),
  before: z.nullable(registryEntry),
  after: z.nullable(registryEntry),
});
export type RegistryChange = z.output<typeof registryChange>;

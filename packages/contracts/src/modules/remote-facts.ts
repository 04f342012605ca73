import * as z from 'zod/mini';
import { extension, facts, sidebarEntry } from './module-registry.js';

/** The places in screens where other modules show something of theirs; packages/web-kit says what each gives to them. */
const EXTENSION_POINTS = ['dashboard', 'hazard-row', 'supplier-details', 'supplier-page', 'supplier-row'] as const;

/** remote.json: what a module's authors say of it. `icon` is the name of a lucide icon. Only builds read it. */
export const remoteFacts = z.strictObject({
  ...facts.shape,
  navigation: z.array(z.strictObject({ ...sidebarEntry.shape, icon: z.string() })),
  extensions: z.optional(
    z
      .array(z.strictObject({ ...extension.shape, point: z.enum(EXTENSION_POINTS, 'No screen has this point') }))
      .check(z.refine((all) => new Set(all.map(({ point }) => point)).size === all.length, 'The same point twice')),
  ),
});
export type RemoteFacts = z.output<typeof remoteFacts>;

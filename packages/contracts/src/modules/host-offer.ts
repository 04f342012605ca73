import * as z from 'zod/mini';
import { file, firstCall } from './module-registry.js';

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
  /** Of the shell's own screens; see the modules' `firstCalls`. */
  firstCalls: z.optional(z.record(z.string(), z.array(firstCall))),
});
export type HostOffer = z.output<typeof hostOffer>;

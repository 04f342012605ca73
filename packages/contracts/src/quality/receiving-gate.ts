import * as z from 'zod/mini';
import { nullableText } from '../core/fields.js';

/**
 * What the FSVP files of a supplier say when its food is received: the use of the procedure to import from approved suppliers only
 * (21 CFR 1.506(a)(1)). (Specification: beyond/receiving-offline.md, 5.)
 */

export const GATE_STATES = [
  'approved',
  'approved_temporarily',
  'not_approved',
  'suspended',
  'no_file',
  'exempt',
  'unknown',
] as const;
export type GateState = (typeof GATE_STATES)[number];
export const GATE_STATE_LABELS: Record<GateState, string> = {
  approved: 'Approved',
  approved_temporarily: 'Approved temporarily',
  not_approved: 'Not approved',
  suspended: 'Importing suspended',
  no_file: 'No FSVP file',
  exempt: 'No approval required',
  unknown: 'Not known',
};

/** The food may be received; in any other state somebody has to decide, with a reason. */
export const CLEAR_GATE_STATES: readonly GateState[] = ['approved', 'approved_temporarily', 'exempt'];

interface Decision {
  gateState: GateState | null;
  gateReason: string | null;
  gateReleaseNeeded?: boolean | undefined;
}

/** Whether a receipt has a decision at the gate: a state that needs none, or a reason why it was received all the same. */
export const hasGateDecision = ({ gateState, gateReason, gateReleaseNeeded }: Decision): boolean =>
  gateState !== null && (CLEAR_GATE_STATES.includes(gateState) || (Boolean(gateReason) && !gateReleaseNeeded));

export const GATE_POLICIES = ['warn', 'require_reason', 'require_qi'] as const;

/** One FSVP file that the food belongs to. */
const gateFile = z
  .object({
    fileId: z.string(),
    fileNumber: z.string(),
    importerName: z.string(),
    foodName: z.string(),
    state: z.enum(GATE_STATES),
    /** What follows from its records, as a sentence. */
    text: z.string(),
    /** The last day of a temporary approval. */
    until: nullableText,
    /** What to verify before food of a temporarily approved supplier is imported. */
    preImportVerification: nullableText,
  })
  .check(z.meta({ id: 'ReceivingGateFile' }));
export type GateFile = z.output<typeof gateFile>;

export const receivingGate = z
  .object({
    /** That of the file that needs most attention. */
    state: z.enum(GATE_STATES),
    /** What it follows from, in words. */
    text: z.string(),
    /** Whether the product was found in the files; `supplier`: its name is in none, so that all files of the supplier count. */
    matchedBy: z.enum(['product', 'supplier']),
    /** The first ones of them. */
    files: z.array(gateFile),
    /** Policy `gates.dock`. */
    policy: z.enum(GATE_POLICIES),
  })
  .check(z.meta({ id: 'ReceivingGate' }));
export type ReceivingGate = z.output<typeof receivingGate>;
